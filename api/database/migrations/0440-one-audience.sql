CREATE TABLE "invitation_round_apartment_types" (
	"building_id" bigint NOT NULL,
	"invitation_round_id" bigint NOT NULL,
	"apartment_type_id" bigint NOT NULL,
	CONSTRAINT "invitation_round_apartment_types_pkey" PRIMARY KEY("building_id","invitation_round_id","apartment_type_id")
);
--> statement-breakpoint
CREATE TABLE "group_notice_slip_apartment_types" (
	"building_id" bigint NOT NULL,
	"group_notice_slip_id" bigint NOT NULL,
	"apartment_type_id" bigint NOT NULL,
	CONSTRAINT "group_notice_slip_apartment_types_pkey" PRIMARY KEY("building_id","group_notice_slip_id","apartment_type_id")
);
--> statement-breakpoint
CREATE TABLE "notification_apartment_types" (
	"building_id" bigint NOT NULL,
	"notification_id" bigint NOT NULL,
	"apartment_type_id" bigint NOT NULL,
	CONSTRAINT "notification_apartment_types_pkey" PRIMARY KEY("building_id","notification_id","apartment_type_id")
);
--> statement-breakpoint
CREATE TABLE "push_notification_apartment_types" (
	"building_id" bigint NOT NULL,
	"push_notification_id" bigint NOT NULL,
	"apartment_type_id" bigint NOT NULL,
	CONSTRAINT "push_notification_apartment_types_pkey" PRIMARY KEY("building_id","push_notification_id","apartment_type_id")
);
--> statement-breakpoint
ALTER TABLE "group_notice_slip" DROP CONSTRAINT "group_notice_slip_audience_check";
--> statement-breakpoint
ALTER TABLE "invitation_round" DROP CONSTRAINT "invitation_round_audience_check";
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_target_check";
--> statement-breakpoint
ALTER TABLE "push_notification" DROP CONSTRAINT "push_notification_target_check";
--> statement-breakpoint
ALTER TABLE "push_notification_topic" DROP CONSTRAINT "push_notification_topic_target_check";
--> statement-breakpoint
ALTER TABLE "group_notice_slip_blocks" DROP CONSTRAINT "group_notice_slip_blocks_building_id_block_id_key";
--> statement-breakpoint
ALTER TABLE "invitation_round_blocks" DROP CONSTRAINT "invitation_round_blocks_building_id_block_id_key";
--> statement-breakpoint
ALTER TABLE "notification_blocks" DROP CONSTRAINT "notification_blocks_building_id_block_id_key";
--> statement-breakpoint
ALTER TABLE "push_notification_blocks" DROP CONSTRAINT "push_notification_blocks_building_id_block_id_key";
--> statement-breakpoint
ALTER TABLE "invitation_round" ADD COLUMN "from_floor" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "invitation_round" ADD COLUMN "to_floor" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "from_floor" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "to_floor" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "push_notification" ADD COLUMN "from_floor" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "push_notification" ADD COLUMN "to_floor" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "invitation_round_apartment_types" ADD CONSTRAINT "invitation_round_apartment_types_building_id_inv_2f32c306_key" FOREIGN KEY ("building_id","invitation_round_id") REFERENCES "public"."invitation_round"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_round_apartment_types" ADD CONSTRAINT "invitation_round_apartment_types_building_id_apa_7e95750a_key" FOREIGN KEY ("building_id","apartment_type_id") REFERENCES "public"."apartment_type"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_notice_slip_apartment_types" ADD CONSTRAINT "group_notice_slip_apartment_types_building_id_gr_69bb0ab0_key" FOREIGN KEY ("building_id","group_notice_slip_id") REFERENCES "public"."group_notice_slip"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_notice_slip_apartment_types" ADD CONSTRAINT "group_notice_slip_apartment_types_building_id_ap_3a7da895_key" FOREIGN KEY ("building_id","apartment_type_id") REFERENCES "public"."apartment_type"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_apartment_types" ADD CONSTRAINT "notification_apartment_types_building_id_notification_id_key" FOREIGN KEY ("building_id","notification_id") REFERENCES "public"."notification"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_apartment_types" ADD CONSTRAINT "notification_apartment_types_building_id_apartme_7d3abef7_key" FOREIGN KEY ("building_id","apartment_type_id") REFERENCES "public"."apartment_type"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_notification_apartment_types" ADD CONSTRAINT "push_notification_apartment_types_building_id_pu_9f3bc782_key" FOREIGN KEY ("building_id","push_notification_id") REFERENCES "public"."push_notification"("building_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_notification_apartment_types" ADD CONSTRAINT "push_notification_apartment_types_building_id_ap_9bca88ea_key" FOREIGN KEY ("building_id","apartment_type_id") REFERENCES "public"."apartment_type"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invitation_round_apartment_types_building_id_apa_8478befe_index" ON "invitation_round_apartment_types" USING btree ("building_id","apartment_type_id");
--> statement-breakpoint
CREATE INDEX "group_notice_slip_apartment_types_building_id_ap_e866ea4b_index" ON "group_notice_slip_apartment_types" USING btree ("building_id","apartment_type_id");
--> statement-breakpoint
CREATE INDEX "notification_apartment_types_building_id_apartme_a50f13b6_index" ON "notification_apartment_types" USING btree ("building_id","apartment_type_id");
--> statement-breakpoint
CREATE INDEX "push_notification_apartment_types_building_id_ap_358d9e46_index" ON "push_notification_apartment_types" USING btree ("building_id","apartment_type_id");
--> statement-breakpoint
ALTER TABLE "group_notice_slip_blocks" ADD CONSTRAINT "group_notice_slip_blocks_building_id_block_id_key" FOREIGN KEY ("building_id","block_id") REFERENCES "public"."block"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_round_blocks" ADD CONSTRAINT "invitation_round_blocks_building_id_block_id_key" FOREIGN KEY ("building_id","block_id") REFERENCES "public"."block"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_blocks" ADD CONSTRAINT "notification_blocks_building_id_block_id_key" FOREIGN KEY ("building_id","block_id") REFERENCES "public"."block"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_notification_blocks" ADD CONSTRAINT "push_notification_blocks_building_id_block_id_key" FOREIGN KEY ("building_id","block_id") REFERENCES "public"."block"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_notice_slip" ADD CONSTRAINT "group_notice_slip_audience_check" CHECK ("audience" IN ('all', 'blocks', 'floors', 'apartment_types', 'apartments', 'corrected'));
--> statement-breakpoint
ALTER TABLE "invitation_round" ADD CONSTRAINT "invitation_round_from_floor_check" CHECK ("from_floor" > -1e15 AND "from_floor" < 1e15);
--> statement-breakpoint
ALTER TABLE "invitation_round" ADD CONSTRAINT "invitation_round_to_floor_check" CHECK ("to_floor" > -1e15 AND "to_floor" < 1e15);
--> statement-breakpoint
ALTER TABLE "invitation_round" ADD CONSTRAINT "invitation_round_audience_check" CHECK ("audience" IN ('all', 'householders', 'blocks', 'floors', 'apartment_types', 'apartments', 'residents'));
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_from_floor_check" CHECK ("from_floor" > -1e15 AND "from_floor" < 1e15);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_to_floor_check" CHECK ("to_floor" > -1e15 AND "to_floor" < 1e15);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_target_check" CHECK ("target" IN ('all', 'householders', 'blocks', 'floors', 'apartment_types', 'apartments'));
--> statement-breakpoint
ALTER TABLE "push_notification" ADD CONSTRAINT "push_notification_from_floor_check" CHECK ("from_floor" > -1e15 AND "from_floor" < 1e15);
--> statement-breakpoint
ALTER TABLE "push_notification" ADD CONSTRAINT "push_notification_to_floor_check" CHECK ("to_floor" > -1e15 AND "to_floor" < 1e15);
--> statement-breakpoint
ALTER TABLE "push_notification" ADD CONSTRAINT "push_notification_target_check" CHECK ("target" IN ('all', 'householders', 'blocks', 'floors', 'apartment_types', 'apartments'));
--> statement-breakpoint
ALTER TABLE "push_notification_topic" ADD CONSTRAINT "push_notification_topic_target_check" CHECK ("target" IN ('all', 'householders', 'blocks', 'floors', 'apartment_types', 'apartments'));
