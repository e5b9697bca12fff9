import { defaultDueDays } from '#domain/money/fee-types.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { standInLine } from '#api/database/line.ts'
import { actorValues, logInsert } from '../records/log-insert.ts'
import { refusals } from '../ledger/ledger.ts'
import { today } from '../calendar/today.ts'

/** What approving writes into a fee, as SQL over its row `f`. `today` is the place of the office's day. */
const approval = {
  status: `case when f.amount = 0 then 'settled' else 'approved' end`,
  oldDebt: `coalesce((select d.outstanding from debt d where d.building_id = f.building_id and d.apartment_id = f.apartment_id), 0)`,
  dueOn: (
    today: string,
  ) => `coalesce(f.due_on, ${today}::date + coalesce((select s.due_days::int from fee_setting s
    where s.building_id = f.building_id and s.id = f.fee_setting_id), ${defaultDueDays}))`,
}

interface Approval {
  readonly status: 'approved' | 'settled'
  readonly old_debt: string
  readonly due_on: string
}

/** What approving this one draft writes into it, while its apartment's balance is held. */
export async function approvalOf(
  tx: Tx,
  { building_id, id }: { readonly building_id: string; readonly id: string },
): Promise<Partial<Approval>> {
  const [found] = await tx.query<Approval>(
    `select ${approval.status} as status, trim_scale(${approval.oldDebt})::text as old_debt, (${approval.dueOn('$3')})::text as due_on
      from fee f where f.building_id = $1 and f.id = $2`,
    [building_id, id, today()],
  )
  return found ?? {}
}

export interface Drafts {
  readonly buildingId: string
  /** Of these drafts only; absent: all that the other conditions leave. */
  readonly ids?: readonly string[]
  readonly month?: string
  readonly feeType?: string
  readonly runId?: string
}

/**
 * Approves drafts, however many, in one statement: their state, when they are due, what the apartment owed before, the
 * ledger's entry and the audit line of each. Answers with the ids that were approved; a draft that somebody else has
 * approved meanwhile is not among them.
 */
export async function approveDrafts(tx: Tx, caller: Caller, drafts: Drafts): Promise<string[]> {
  // One bulk approval after the other.
  await standInLine(tx, `approvals/${drafts.buildingId}`)
  const chosen = [
    drafts.buildingId,
    drafts.ids ?? null,
    drafts.month ?? null,
    drafts.feeType ?? null,
    drafts.runId ?? null,
  ]
  const apartments = await heldBalances(tx, chosen)
  const approving = tx.query<{ id: string }>(
    `with moved as (update fee f set status = ${approval.status}, old_debt = ${approval.oldDebt}, due_on = ${approval.dueOn('$6')},
          version = f.version + 1, updated_at = now(), updated_by = $8::bigint
        where ${isChosen} and f.apartment_id = any($13::bigint[])
        returning f.building_id, f.id, f.apartment_id, f.fee_type, f.amount, f.name),
      ${entryOf('moved', '$6::date', '$8::bigint')},
      logged as (${logInsert({
        action: 'approve',
        resource: 'fee',
        building: 'building_id',
        id: 'id',
        title: 'name',
        changes: `'[{"field":"status","before":"draft","after":"approved"}]'::jsonb`,
        from: 'moved',
        place: 7,
      })})
      select id::text from moved`,
    [...chosen, today(), ...actorValues(caller), apartments],
  )
  return (await refusals(approving)).map(({ id }) => id)
}

const isChosen = `f.building_id = $1 and f.status = 'draft' and f.deleted_at is null and f.amount is not null
  and ($2::bigint[] is null or f.id = any($2)) and ($3::text is null or f.month = $3)
  and ($4::text is null or f.fee_type = $4) and ($5::bigint is null or f.group_fee_slip_id = $5)
  and not exists (select from closed_month c where c.building_id = f.building_id and c.month >= f.month)`

/** Apartments whose drafts they are. Their balances are held before any fee, as by whoever collects. */
async function heldBalances(tx: Tx, chosen: readonly unknown[]): Promise<string[]> {
  await tx.execute(
    `insert into debt (building_id, apartment_id) select distinct f.building_id, f.apartment_id from fee f
      where ${isChosen} order by f.apartment_id on conflict (building_id, apartment_id) do nothing`,
    chosen,
  )
  const held = await tx.query<{ id: string }>(
    `select d.apartment_id::text as id from debt d
      where d.building_id = $1 and d.apartment_id in (select f.apartment_id from fee f where ${isChosen})
      order by d.apartment_id for update`,
    chosen,
  )
  return held.map(({ id }) => id)
}

/**
 * What approving a fee books: the apartment owes it, and it is revenue of its kind. Entries get their ids beforehand, as
 * nothing here joins what the statement itself has made: no planner knows how many rows that is, and takes it for one.
 */
const entryOf = (from: string, day: string, by: string) => `numbered as materialized (
      select m.*, nextval(pg_get_serial_sequence('ledger_entry', 'id')) as entry_id from ${from} m where m.amount > 0),
    entries as (
      insert into ledger_entry (id, building_id, kind, document_id, booked_on, created_by) overriding system value
        select entry_id, building_id, 'fee', id, ${day}, ${by} from numbered),
    posted as (insert into ledger_line (building_id, entry_id, number, account, apartment_id, category, amount)
        select n.building_id, n.entry_id, side.number, side.account, case side.number when 1 then n.apartment_id end,
          case side.number when 2 then n.fee_type else '' end, side.sign * n.amount
        from numbered n, (values (1::smallint, 'receivable', 1), (2::smallint, 'revenue', -1)) side(number, account, sign))`
