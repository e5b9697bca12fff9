import { readFileSync } from 'node:fs'
import { createPool } from '#api/database/pool.ts'
import { logInsert } from '#api/money/audit.ts'
const url = /open (\S+)/.exec(readFileSync('/tmp/money-dev/log','utf8'))![1]!
const db = createPool(url, { statementTimeout: 120000 })
const isChosen = `f.building_id = $1 and f.status = 'draft' and f.deleted_at is null and f.amount is not null
  and ($2::bigint[] is null or f.id = any($2)) and ($3::text is null or f.month = $3)
  and ($4::text is null or f.fee_type = $4) and ($5::bigint is null or f.group_fee_slip_id = $5)
  and not exists (select from closed_month c where c.building_id = f.building_id and c.month >= f.month)`
const text = `with moved as (update fee f set status = case when f.amount = 0 then 'settled' else 'approved' end,
     old_debt = coalesce((select d.outstanding from debt d where d.building_id = f.building_id and d.apartment_id = f.apartment_id), 0),
     due_on = coalesce(f.due_on, $6::date + coalesce((select s.due_days::int from fee_setting s where s.building_id = f.building_id and s.id = f.fee_setting_id), 15)),
     version = f.version + 1, updated_at = now(), updated_by = $8::bigint
     where ${isChosen} returning f.building_id, f.id, f.apartment_id, f.fee_type, f.amount, f.name),
   numbered as (select m.*, nextval(pg_get_serial_sequence('ledger_entry', 'id')) as entry_id from moved m where m.amount > 0),
   entries as (insert into ledger_entry (id, building_id, kind, document_id, booked_on, created_by) overriding system value
      select entry_id, building_id, 'fee', id, $6::date, $8::bigint from numbered),
   posted as (insert into ledger_line (building_id, entry_id, number, account, apartment_id, category, amount)
      select n.building_id, n.entry_id, side.number, side.account, case side.number when 1 then n.apartment_id end, case side.number when 2 then n.fee_type else '' end, side.sign * n.amount
      from numbered n, (values (1::smallint, 'receivable', 1), (2::smallint, 'revenue', -1)) side(number, account, sign)),
   logged as (${logInsert({ action: 'approve', resource: 'fee', building: 'building_id', id: 'id', title: 'name', changes: `'[{"field":"status","before":"draft","after":"approved"}]'::jsonb`, from: 'moved', place: 7 })})
   select id::text from moved`
await db.transaction(async (tx) => {
  for (const explain of [false, true]) {
    await tx.execute('savepoint s'); const t = performance.now()
    const rows = await tx.query<Record<string, string>>((explain ? 'explain (analyze, buffers) ' : '') + text, ['2', null, '2026-11', null, null, '2026-11-21', '1', '1', 'X', '', '', ''])
    console.log(rows.length, Math.round(performance.now() - t)); if (explain) console.log(rows.map((r) => r['QUERY PLAN']!.slice(0, 150)).join('\n'))
    await tx.execute('rollback to savepoint s')
  }
  throw new Error('back')
}).catch((e: Error) => console.log(e.message))
await db.close()
