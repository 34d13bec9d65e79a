ALTER TABLE "orders" ADD COLUMN "delay_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms" json;