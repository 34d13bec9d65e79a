ALTER TABLE "ledger_entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind_count" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind_total" bigint;--> statement-breakpoint
-- What is written already stays as it is but for its transaction's kind and the sums up to it.
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
UPDATE "ledger_entries" SET "kind" = "sums"."kind", "kind_count" = "sums"."count", "kind_total" = "sums"."total"
  FROM (
    SELECT "entry_id", "ledger_transactions"."kind", count(*) OVER "earlier" AS "count", sum("amount") OVER "earlier" AS "total"
    FROM "ledger_entries" JOIN "ledger_transactions" USING ("transaction_id")
    WINDOW "earlier" AS (
      PARTITION BY "account_id", "ledger_transactions"."kind" ORDER BY "ledger_entries"."at", "entry_id"
    )
  ) AS "sums"
  WHERE "sums"."entry_id" = "ledger_entries"."entry_id";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind_total" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_kind" ON "ledger_entries" USING btree ("account_id","kind","at","entry_id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("account_id","placed_at","order_id");
