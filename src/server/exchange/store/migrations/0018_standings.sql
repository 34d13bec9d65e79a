CREATE TABLE "standings" (
	"sport_id" text PRIMARY KEY NOT NULL,
	"standings" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_sport_id_sports_sport_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("sport_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_home" ON "events" USING btree ("sport_id","home","event_time") WHERE ended;--> statement-breakpoint
CREATE INDEX "events_away" ON "events" USING btree ("sport_id","away","event_time") WHERE ended;