CREATE TABLE "payment_reference" (
	"reference" text PRIMARY KEY NOT NULL,
	"building_id" bigint NOT NULL,
	"apartment_id" bigint NOT NULL,
	"payment_request_id" bigint,
	"is_old" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_reference_apartment_idx" ON "payment_reference" USING btree ("building_id","apartment_id");
--> statement-breakpoint
CREATE INDEX "payment_reference_request_idx" ON "payment_reference" USING btree ("building_id","payment_request_id");
--> statement-breakpoint
-- Draws a reference for an apartment, or for a payment request of it, and keeps it. What one is, domain/money/qr/reference.ts
-- says: six signs at random, and a tail of three that the sums leave; unless it has the shape and is nobody's, another one.
create function draw_payment_reference(building bigint, apartment bigint, request bigint) returns text
  language plpgsql set search_path = public, pg_temp as $$
declare
  signs constant text := '0123456789CHKMNTV';
  x integer[];
  first integer;
  second integer;
  third integer;
  ninth integer;
  body text;
begin
  loop
    x := array_fill(0, array[9]);
    first := 3;
    second := 5;
    for at in 1..6 loop
      x[at] := floor(random() * 17)::integer;
      first := first - x[at];
      second := second - at * x[at];
    end loop;
    for seventh in 0..16 loop
      -- The last two are what the two sums leave, modulo 17, with the places 8 and 9.
      ninth := second - 7 * seventh - 8 * (first - seventh);
      x[7] := seventh;
      x[9] := (ninth % 17 + 17) % 17;
      x[8] := ((first - seventh - x[9]) % 17 + 17) % 17;
      third := 0;
      for at in 2..9 loop
        if x[at] >= x[at - 1] then third := third + at - 1; end if;
      end loop;
      continue when third % 9 <> 4;
      body := '';
      for at in 1..9 loop
        body := body || substr(signs, x[at] + 1, 1);
      end loop;
      continue when body !~ '([0-9].*){3}' or body !~ '([A-Z].*){2}' or body ~ 'CC|KK|NN|TT|(.)\1\1';
      insert into payment_reference (reference, building_id, apartment_id, payment_request_id)
        values ('LB' || body, building, apartment, request) on conflict do nothing;
      if found then return 'LB' || body; end if;
    end loop;
  end loop;
end $$;
--> statement-breakpoint
create function give_payment_reference() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'apartment' then
    perform draw_payment_reference(new.building_id, new.id, null);
  else
    perform draw_payment_reference(new.building_id, new.apartment_id, new.id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger given_reference after insert on apartment for each row execute function give_payment_reference();
--> statement-breakpoint
create trigger given_reference after insert on payment_request for each row execute function give_payment_reference();
--> statement-breakpoint
-- References of before spell an id, with one check sign behind. They stand on paper, so those that were given are kept.
create function old_payment_reference(subject text, of_id bigint) returns text
  language plpgsql immutable set search_path = public, pg_temp as $$
declare
  signs constant text := '23456789ABCDEFGHJKMNPQRTUVWXY';
  body text := '';
  rest bigint := of_id;
  total bigint;
begin
  loop
    body := substr(signs, (rest % 29)::integer + 1, 1) || body;
    rest := rest / 29;
    exit when rest = 0;
  end loop;
  body := subject || body;
  total := (select sum((strpos(signs, s) - 1) * (at + 1)) from regexp_split_to_table(body, '') with ordinality u(s, at));
  return 'LB' || body || substr(signs, (total % 29)::integer + 1, 1);
end $$;
--> statement-breakpoint
insert into payment_reference (reference, building_id, apartment_id, is_old)
  select old_payment_reference('A', id), building_id, id, true from apartment;
--> statement-breakpoint
insert into payment_reference (reference, building_id, apartment_id, payment_request_id, is_old)
  select old_payment_reference('P', id), building_id, apartment_id, id, true from payment_request;
--> statement-breakpoint
drop function old_payment_reference(text, bigint);
--> statement-breakpoint
-- Every apartment gets a new one too. A request of before has its own on the QR that was shown, and needs no other.
select draw_payment_reference(building_id, id, null) from apartment order by building_id, id;
