CREATE TABLE "account_activity" (
	"activity_id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"times" integer DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"device_id" text,
	"is_new_device" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ended_why" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_activity" ADD CONSTRAINT "account_activity_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_activity_account" ON "account_activity" USING btree ("account_id","activity_id");--> statement-breakpoint
CREATE INDEX "account_activity_new_devices" ON "account_activity" USING btree ("account_id") WHERE is_new_device and seen_at is null;--> statement-breakpoint
-- What is known of the time before: nobody wrote down with which browser.
INSERT INTO "account_activity" ("account_id", "at", "kind", "address", "browser")
SELECT "account_id", "at", CASE "how" WHEN 'RESET' THEN 'PASSWORD_RESET' ELSE 'PASSWORD_CHANGED' END, "address", ''
FROM "password_changes"
UNION ALL SELECT "account_id", "at", 'OPENED', "address", '' FROM "sign_ups"
ORDER BY 2;--> statement-breakpoint
DROP TABLE "password_changes" CASCADE;
