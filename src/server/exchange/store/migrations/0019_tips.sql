CREATE TABLE "tips" (
	"event_id" text PRIMARY KEY NOT NULL,
	"preview" jsonb,
	"review" jsonb,
	"odds" integer,
	"came_in" boolean,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_event_id_events_ex_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("ex_event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tips_changed" ON "tips" USING btree ("changed_at");