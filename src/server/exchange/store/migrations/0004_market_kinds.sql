ALTER TABLE "fills" ADD COLUMN "struck_odds" integer;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "line" integer;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "voided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "line" integer;