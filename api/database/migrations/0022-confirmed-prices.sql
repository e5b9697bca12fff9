CREATE TABLE "confirmed_price" (
	"currency_id" bigint PRIMARY KEY NOT NULL,
	"price" numeric(15, 6) NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
