import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { takeNamedLock } from '../database/named-lock.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { wordOf, type Slots, type ValuesOf } from '#api/sql/types.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { bumpSql } from '../records/bump-sql.ts'
import { translateRefusals } from '../ledger/ledger.ts'
import { today } from '../calendar/today.ts'
import { approval, feeEntrySql } from './approval-sql.ts'

const feeIs = statesOf(fee)

/** The values that approving this draft writes into it, worked out while its apartment's balance is held. */
export async function approvalOf(
  tx: Tx,
  { building_id, id }: { readonly building_id: string; readonly id: string },
): Promise<Partial<RowOf<typeof readApproval>>> {
  const [found] = await readApproval(tx, { buildingId: building_id, id, today: today() })
  return found ?? {}
}

const readApproval = query({
  row: { status: wordOf<'approved' | 'settled'>(), old_debt: 'numeric', due_on: 'date' },
  takes: { buildingId: 'bigint', id: 'bigint', today: 'date' },
  sql: ({ buildingId, id, today: day }) =>
    `select ${approval.status()} as status, trim_scale(${approval.oldDebt}) as old_debt,
        ${approval.dueOn(day)} as due_on
      from fee f where f.building_id = ${buildingId} and f.id = ${id}`,
})

export interface Drafts {
  readonly buildingId: string
  /** These drafts only; absent: all that match the other conditions. */
  readonly ids?: readonly string[]
  readonly month?: string
  readonly feeType?: string
  readonly runId?: string
}

/**
 * Approves any number of drafts in one statement: their state, when they are due, what the apartment owed before, the
 * ledger's entry and the audit line of each. Returns the ids that were approved; a draft that somebody else has
 * approved meanwhile is not among them.
 */
export async function approveDrafts(tx: Tx, caller: Caller, drafts: Drafts): Promise<string[]> {
  // Bulk approvals run one after the other.
  await takeNamedLock(tx, `approvals/${drafts.buildingId}`)
  const chosen = chosenOf(drafts)
  const apartmentIds = await holdBalances(tx, chosen)
  const approving = approve(tx, { ...chosen, ...actorOf(caller), today: today(), apartmentIds })
  return (await translateRefusals(approving)).map(({ id }) => id)
}

const chosenOf = (drafts: Drafts): Chosen => ({
  buildingId: drafts.buildingId,
  ids: drafts.ids ?? null,
  month: drafts.month ?? null,
  feeType: drafts.feeType ?? null,
  runId: drafts.runId ?? null,
})

/** Which drafts are meant; a null leaves its condition out. */
const choice = {
  buildingId: 'bigint',
  ids: 'bigint[] | null',
  month: 'text | null',
  feeType: 'text | null',
  runId: 'bigint | null',
} as const satisfies Slots
type Chosen = ValuesOf<typeof choice>
type ChoicePlaces = { readonly [K in keyof typeof choice]: string }

const isMeant = ({ buildingId, ids, month, feeType, runId }: ChoicePlaces) =>
  `f.building_id = ${buildingId} and f.status = ${feeIs.draft} and f.deleted_at is null
    and (${ids} is null or f.id = any(${ids})) and (${month} is null or f.month = ${month})
    and (${feeType} is null or f.fee_type = ${feeType}) and (${runId} is null or f.group_fee_slip_id = ${runId})`

const isReady = `f.amount is not null
    and not exists (select from closed_month c where c.building_id = f.building_id and c.month >= f.month)`

const isChosen = (places: ChoicePlaces) => `${isMeant(places)} and ${isReady}`

/** What approving these drafts would do, as far as anybody can know before it is done. */
export async function foretellApproval(db: Queryable, drafts: Drafts) {
  const [row] = await foretell(db, { ...chosenOf(drafts), today: today() })
  if (row === undefined) throw new Error('the drafts were not added up')
  return row
}

const foretell = query({
  row: {
    fees: 'integer',
    amount: 'text',
    left_out: 'integer',
    due_from: 'date | null',
    due_to: 'date | null',
  },
  takes: { ...choice, today: 'date' },
  sql: ({ today: day, ...places }) =>
    `with meant as (select f.amount, ${approval.dueOn(day)} as due_on, ${isReady} as ready from fee f
        where ${isMeant(places)})
      select count(*) filter (where ready)::int as fees,
        trim_scale(coalesce(sum(amount) filter (where ready), 0))::text as amount,
        count(*) filter (where not ready)::int as left_out,
        min(due_on) filter (where ready) as due_from, max(due_on) filter (where ready) as due_to
      from meant`,
})

/** Locks the balances of the drafts' apartments before any fee, as collecting does; returns the apartments' ids. */
async function holdBalances(tx: Tx, chosen: Chosen): Promise<string[]> {
  await openBalances(tx, chosen)
  return (await lockBalances(tx, chosen)).map(({ id }) => id)
}

const openBalances = command({
  takes: choice,
  sql: (chosen) =>
    `insert into debt (building_id, apartment_id) select distinct f.building_id, f.apartment_id from fee f
      where ${isChosen(chosen)} order by f.apartment_id on conflict (building_id, apartment_id) do nothing`,
})

const lockBalances = query({
  row: { id: column(debt, 'apartment_id') },
  takes: choice,
  sql: (chosen) =>
    `select d.apartment_id as id from debt d where d.building_id = ${chosen.buildingId}
        and d.apartment_id in (select f.apartment_id from fee f where ${isChosen(chosen)})
      order by d.apartment_id for update`,
})

const approve = query({
  row: columns(fee, ['id']),
  takes: { ...choice, ...actor, today: 'date', apartmentIds: 'bigint[]' },
  sql: ({ today: day, apartmentIds, ...places }) =>
    `with moved as (update fee f set status = ${approval.status()}, old_debt = ${approval.oldDebt},
          due_on = ${approval.dueOn(day)}, ${bumpSql('f')}, updated_by = ${places.actorId}
        where ${isChosen(places)} and f.apartment_id = any(${apartmentIds})
        returning f.building_id, f.id, f.apartment_id, f.fee_type, f.amount, f.name, f.status),
      ${feeEntrySql({ from: 'moved', day, by: places.actorId })},
      logged as (${logInsert({
        action: 'approve',
        resource: fee.name,
        title: 'name',
        changes: `jsonb_build_array(jsonb_build_object('field', 'status', 'before', ${feeIs.draft}, 'after', status))`,
        from: 'moved',
        by: places,
      })})
      select id from moved`,
})
