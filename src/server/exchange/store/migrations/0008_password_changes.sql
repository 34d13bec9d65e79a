CREATE TABLE "password_changes" (
	"change_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"how" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_changes" ADD CONSTRAINT "password_changes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_changes_account" ON "password_changes" USING btree ("account_id","at");