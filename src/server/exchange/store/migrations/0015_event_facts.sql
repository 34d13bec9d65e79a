CREATE TABLE "event_facts" (
	"event_id" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_facts" ADD CONSTRAINT "event_facts_event_id_events_ex_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("ex_event_id") ON DELETE no action ON UPDATE no action;