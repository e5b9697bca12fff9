CREATE TABLE "group_fee_slip_blocks" (
	"building_id" bigint NOT NULL,
	"group_fee_slip_id" bigint NOT NULL,
	"block_id" bigint NOT NULL,
	CONSTRAINT "group_fee_slip_blocks_pkey" PRIMARY KEY("building_id","group_fee_slip_id","block_id")
);
--> statement-breakpoint
ALTER TABLE "group_fee_slip_blocks" ADD CONSTRAINT "group_fee_slip_blocks_building_id_group_fee_slip_id_key" FOREIGN KEY ("building_id","group_fee_slip_id") REFERENCES "public"."group_fee_slip"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_fee_slip_blocks" ADD CONSTRAINT "group_fee_slip_blocks_building_id_block_id_key" FOREIGN KEY ("building_id","block_id") REFERENCES "public"."block"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "group_fee_slip_blocks_building_id_block_id_index" ON "group_fee_slip_blocks" USING btree ("building_id","block_id");
