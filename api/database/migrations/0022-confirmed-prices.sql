CREATE TABLE "confirmed_price" (
	"currency_id" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"price" numeric(15, 6) NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmed_price_currency_id_valid_from_pk" PRIMARY KEY("currency_id","valid_from")
);
