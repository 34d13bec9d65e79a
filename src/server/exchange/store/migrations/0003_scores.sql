CREATE TABLE "incidents" (
	"event_id" text NOT NULL,
	"number" integer NOT NULL,
	"moment" text NOT NULL,
	"weight" text NOT NULL,
	"side" text,
	"mark" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incidents_event_id_number_pk" PRIMARY KEY("event_id","number")
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"event_id" text PRIMARY KEY NOT NULL,
	"board" jsonb,
	"clock" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_event_id_scores_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."scores"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_event_id_events_ex_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("ex_event_id") ON DELETE no action ON UPDATE no action;