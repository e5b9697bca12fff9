CREATE TABLE "account_home" (
	"resident_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "unproved_address" ALTER COLUMN "former_email" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "on_phone" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "account_home_account_idx" ON "account_home" USING btree ("account_id");
--> statement-breakpoint
alter table account_home
  add constraint account_home_resident_key foreign key (resident_id) references resident (id) on delete cascade,
  add constraint account_home_account_key foreign key (account_id) references account (id) on delete cascade;
--> statement-breakpoint
-- Staff have an address; who lives here may have a phone number instead.
alter table account add constraint account_reached_check
  check (email is not null or (type = 'org_resident' and phone_number is not null));
--> statement-breakpoint
-- One account for a person: of several the one that may sign in, and of these the first.
insert into account_home (resident_id, account_id)
  select distinct on (a.resident_id) a.resident_id, a.id from account a
  where a.resident_id is not null and a.deleted_at is null
  order by a.resident_id, (a.status = 'active') desc, a.id;
--> statement-breakpoint
-- The first home follows the account's own column, whoever writes it; another account's home stays theirs.
create function follow_account_home() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if old.resident_id is distinct from new.resident_id then
      delete from account_home where account_id = new.id and resident_id = old.resident_id;
    end if;
    if new.deleted_at is not null then
      delete from account_home where account_id = new.id;
    end if;
  end if;
  if new.resident_id is not null and new.deleted_at is null then
    insert into account_home (resident_id, account_id) values (new.resident_id, new.id)
      on conflict (resident_id) do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger account_home after insert or update of resident_id, deleted_at on account
  for each row execute function follow_account_home();
--> statement-breakpoint
-- Where nobody has said who acts, those of age did: children of unknown age did not mean to.
update residency y set apartment_permission = coalesce(
    r.date_of_birth <= (now() at time zone make_interval(hours => 7))::date - interval '18 years',
    not exists (select from relationship k where k.building_id = y.building_id and k.id = y.relationship_id
      and lower(k.code) in ('child', 'grandchild')))
  from resident r
  where y.apartment_permission is null and r.building_id = y.building_id and r.id = y.resident_id;
