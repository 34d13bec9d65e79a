CREATE TABLE "scorecards" (
	"event_id" text PRIMARY KEY NOT NULL,
	"innings" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_event_id_events_ex_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("ex_event_id") ON DELETE no action ON UPDATE no action;