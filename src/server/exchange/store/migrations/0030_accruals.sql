CREATE TABLE "accrual_terms" (
	"account_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"rate" integer NOT NULL,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accruals" (
	"accrual_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"bettor_id" text NOT NULL,
	"market_id" text NOT NULL,
	"base" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"is_correction" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accrual_terms" ADD CONSTRAINT "accrual_terms_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accruals_account" ON "accruals" USING btree ("account_id","kind","at","accrual_id");--> statement-breakpoint
CREATE INDEX "accruals_market" ON "accruals" USING btree ("market_id");