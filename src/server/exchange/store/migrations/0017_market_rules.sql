CREATE TABLE "market_rules" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"paragraphs" jsonb NOT NULL,
	CONSTRAINT "market_rules_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rules_version" integer DEFAULT 1 NOT NULL;