CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text,
	"kind" text NOT NULL,
	"blocked" boolean NOT NULL,
	"self_excluded" boolean NOT NULL,
	"balance" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"renewals" integer NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"hard_expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"ex_event_id" text PRIMARY KEY NOT NULL,
	"sport_id" text NOT NULL,
	"event_name" text NOT NULL,
	"event_time" timestamp (3) with time zone NOT NULL,
	"tournament_id" text NOT NULL,
	"tournament_name" text NOT NULL,
	"home" text,
	"away" text,
	"in_play" boolean NOT NULL,
	"ended" boolean NOT NULL,
	"score" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"market_id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"definition" jsonb NOT NULL,
	"status" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sports" (
	"sport_id" text PRIMARY KEY NOT NULL,
	"sport_name" text NOT NULL,
	"highlight" boolean NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"market_id" text,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"settlement_id" text PRIMARY KEY NOT NULL,
	"market_id" text NOT NULL,
	"account_id" text NOT NULL,
	"result" text NOT NULL,
	"profit" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fills" (
	"fill_id" bigint PRIMARY KEY NOT NULL,
	"market_id" text NOT NULL,
	"runner_id" text NOT NULL,
	"odds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"back_order_id" text NOT NULL,
	"back_account_id" text NOT NULL,
	"lay_order_id" text NOT NULL,
	"lay_account_id" text NOT NULL,
	"taker_side" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fills_stake" CHECK (stake > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"account_id" text NOT NULL,
	"client_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"result" json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_account_id_client_id_pk" PRIMARY KEY("account_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"market_id" text,
	"command" json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"queue_seq" bigint NOT NULL,
	"account_id" text NOT NULL,
	"client_id" text NOT NULL,
	"market_id" text NOT NULL,
	"runner_id" text NOT NULL,
	"side" text NOT NULL,
	"odds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"matched" bigint NOT NULL,
	"matched_value" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"cancelled" bigint NOT NULL,
	"lapsed" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"persistence" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_side" CHECK (side in ('BACK', 'LAY')),
	CONSTRAINT "orders_parts" CHECK (stake = matched + remaining + cancelled + lapsed),
	CONSTRAINT "orders_signs" CHECK (least(matched, matched_value, remaining, cancelled, lapsed) >= 0),
	CONSTRAINT "orders_status" CHECK ((status = 'EXECUTABLE') = (remaining > 0))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_sport_id_sports_sport_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("sport_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_event_id_events_ex_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("ex_event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_name_key" ON "accounts" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_open" ON "events" USING btree ("sport_id","event_time") WHERE not ended;--> statement-breakpoint
CREATE INDEX "markets_event" ON "markets" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "markets_unsettled" ON "markets" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_deposit_reference" ON "ledger_transactions" USING btree ("reference") WHERE kind = 'deposit';--> statement-breakpoint
CREATE INDEX "settlements_account" ON "settlements" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "settlements_market" ON "settlements" USING btree ("market_id");--> statement-breakpoint
CREATE INDEX "fills_market" ON "fills" USING btree ("market_id","runner_id","fill_id");--> statement-breakpoint
CREATE INDEX "fills_back_account" ON "fills" USING btree ("back_account_id","fill_id");--> statement-breakpoint
CREATE INDEX "fills_lay_account" ON "fills" USING btree ("lay_account_id","fill_id");--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_queue" ON "orders" USING btree ("queue_seq");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("market_id") WHERE status = 'EXECUTABLE';--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","queue_seq");