CREATE TABLE "account_limits" (
	"account_id" text PRIMARY KEY NOT NULL,
	"limits" jsonb NOT NULL,
	"timed_out_until" timestamp (3) with time zone,
	"exclusion" jsonb,
	"reality_every" integer,
	"reality_answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "limit_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_limits" ADD CONSTRAINT "account_limits_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;