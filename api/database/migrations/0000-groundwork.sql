create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
create collation if not exists natural_order (provider = icu, locale = 'vi-u-kn');
--> statement-breakpoint
create or replace function plain_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
