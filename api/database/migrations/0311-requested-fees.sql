CREATE TABLE "payment_request_fees" (
	"building_id" bigint NOT NULL,
	"payment_request_id" bigint NOT NULL,
	"fee_id" bigint NOT NULL,
	CONSTRAINT "payment_request_fees_pkey" PRIMARY KEY("building_id","payment_request_id","fee_id")
);
--> statement-breakpoint
ALTER TABLE "payment_request_fees" ADD CONSTRAINT "payment_request_fees_building_id_payment_request_id_key" FOREIGN KEY ("building_id","payment_request_id") REFERENCES "public"."payment_request"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_request_fees" ADD CONSTRAINT "payment_request_fees_building_id_fee_id_key" FOREIGN KEY ("building_id","fee_id") REFERENCES "public"."fee"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_request_fees_building_id_fee_id_index" ON "payment_request_fees" USING btree ("building_id","fee_id");
