CREATE TABLE "recorded_results" (
	"event_id" text PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recorded_results" ADD CONSTRAINT "recorded_results_event_id_events_ex_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("ex_event_id") ON DELETE no action ON UPDATE no action;