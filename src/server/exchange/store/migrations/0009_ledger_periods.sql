ALTER TABLE "ledger_entries" ADD COLUMN "at" timestamp (3) with time zone;--> statement-breakpoint
-- What is written already stays as it is but for its transaction's time.
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
UPDATE "ledger_entries" SET "at" = "ledger_transactions"."at" FROM "ledger_transactions"
  WHERE "ledger_transactions"."transaction_id" = "ledger_entries"."transaction_id";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_period" ON "ledger_entries" USING btree ("account_id","at","entry_id");
