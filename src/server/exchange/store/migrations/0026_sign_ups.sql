CREATE TABLE "sign_ups" (
	"account_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"terms_version" text NOT NULL,
	"zone" text NOT NULL,
	"referral" text,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ups_client" ON "sign_ups" USING btree ("client_id");