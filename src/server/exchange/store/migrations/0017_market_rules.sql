CREATE TABLE "market_rules" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"paragraphs" jsonb NOT NULL,
	CONSTRAINT "market_rules_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rules_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- A version's text never changes, whatever program writes to the table: bets refer to it for ever.
CREATE FUNCTION refuse_change_of_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rules are kept as they were published: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER market_rules_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON market_rules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_rules();
