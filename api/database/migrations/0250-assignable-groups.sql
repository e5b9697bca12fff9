ALTER TABLE "permission_group" ADD COLUMN "assignable" boolean DEFAULT false NOT NULL;
