-- The ledger is append-only, and every transaction in it sums to zero, whatever program writes to it.

CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
--> statement-breakpoint
-- Once a statement, not once a row: a settlement has thousands of entries. All entries of a transaction are therefore
-- inserted by one statement.
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced record;
BEGIN
  SELECT entry.transaction_id, sum(entry.amount) AS total INTO unbalanced
    FROM ledger_entries entry
    WHERE entry.transaction_id IN (SELECT transaction_id FROM inserted)
    GROUP BY entry.transaction_id
    HAVING sum(entry.amount) <> 0
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'Ledger transaction % sums to %, not to zero', unbalanced.transaction_id, unbalanced.total
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance
  AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION check_ledger_balance();
