import type { Queryable } from '#api/database/pool.ts'

/** What is in the schema `public`, a line for each thing: however the tables came to be, the same ones are told alike. */
export async function readCatalogue(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ line: string }>(`
    select line from (
      select format('column %s.%s %s%s default %s %s%s, place %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then ' not null' else '' end, pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated,
          row_number() over (partition by c.oid order by a.attnum)) as line
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      -- What may not be null is said of the column; the names of such constraints are PostgreSQL's own.
      union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select format('%s, valid: %s', pg_get_indexdef(i.indexrelid), i.indisvalid)
        from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
      union all select pg_get_functiondef(oid) from pg_proc
        where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
          and not exists (select from pg_depend e where e.objid = pg_proc.oid and e.deptype = 'e')
      union all select format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    ) as all_lines order by line`)
  return rows.map(({ line }) => line)
}
