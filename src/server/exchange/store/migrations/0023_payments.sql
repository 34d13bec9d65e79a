CREATE TABLE "bank_transactions" (
	"bank_id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"payment_id" text,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"target" bigint NOT NULL,
	"progress" bigint NOT NULL,
	"product" text,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_audit" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"payee_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"label" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_off" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"method_id" text,
	"provider_id" text,
	"amount" bigint NOT NULL,
	"came" bigint,
	"reference" text NOT NULL,
	"utr" text,
	"bank_id" text,
	"pay_to" jsonb,
	"payee" jsonb,
	"pay_target" jsonb,
	"direction" text,
	"steps" jsonb NOT NULL,
	"left_over" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"usual_by" timestamp (3) with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unmatched" (
	"bank_id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"payer_name" text,
	"account_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"payment_id" text
);
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched" ADD CONSTRAINT "unmatched_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched" ADD CONSTRAINT "unmatched_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transactions_payment" ON "bank_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "grants_account" ON "grants" USING btree ("account_id","granted_at");--> statement-breakpoint
CREATE INDEX "payees_account" ON "payees" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id","asked_at","payment_id");--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("changed_at") WHERE state in ('ASKED', 'WAITING', 'HELD', 'SENT');--> statement-breakpoint
CREATE INDEX "payments_paid_twice" ON "payments" USING btree ("changed_at") WHERE left_over > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_client" ON "payments" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE INDEX "unmatched_open" ON "unmatched" USING btree ("at") WHERE closed_at is null;
--> statement-breakpoint
-- No UTR is bound to two payments. It is checked once a statement, not once a row: one commit may free a UTR of one
-- payment and bind it to another.
ALTER TABLE payments ADD CONSTRAINT payments_utr EXCLUDE USING btree (utr WITH =)
  WHERE (state in ('WAITING', 'APPROVED', 'TAKEN_BACK') and utr is not null) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- What was done is never done otherwise afterwards, whatever program writes to the table.
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_audit_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
