CREATE TABLE "casino_rounds" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"account_id" text NOT NULL,
	"event_id" text NOT NULL,
	"game_name" text NOT NULL,
	"bet" text NOT NULL,
	"result" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "casino_rounds" ADD CONSTRAINT "casino_rounds_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "casino_rounds_account" ON "casino_rounds" USING btree ("account_id","at");