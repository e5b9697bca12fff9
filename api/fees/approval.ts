import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { takeNamedLock } from '../database/named-lock.ts'
import { column, columns } from '#api/sql/column.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { wordOf, type Slots, type ValuesOf } from '#api/sql/types.ts'
import { warningFlags } from '#domain/money/fee-types.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { releasePrepaid } from './prepaid-release.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'
import { translateRefusals } from '../ledger/ledger.ts'
import { approvalRules, requireLimit } from '../ledger/approval-limit.ts'
import { madeBySql } from '../ledger/made-by.ts'
import { apiError } from '../http/error.ts'
import { bookingDayOf, bookingDays } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'
import { approval, feeEntrySql } from './approval-sql.ts'
import { feePayerSql } from './payer-sql.ts'

const feeIs = statesOf(fee)
const warnings = Object.values(literalsOf(warningFlags)).join(', ')

interface Draft {
  readonly building_id: string
  readonly id: string
  readonly month: string
}

/** The values that approving this draft writes into it, worked out while its apartment's balance is held. */
export async function approvalOf(
  tx: Tx,
  { building_id: buildingId, id, month }: Draft,
): Promise<Partial<RowOf<typeof readApproval>> & { readonly booked_on: string }> {
  const [found] = await readApproval(tx, { buildingId, id, today: today() })
  return { ...found, booked_on: await bookingDayOf(tx, buildingId, month) }
}

const readApproval = query({
  row: {
    status: wordOf<'approved' | 'settled'>(),
    old_debt: 'numeric',
    due_on: 'date',
    ...columns(fee, ['payer_kind', 'payer_ref', 'payer_name']),
  },
  takes: { buildingId: 'bigint', id: 'bigint', today: 'date' },
  sql: ({ buildingId, id, today: day }) =>
    `select ${approval.status()} as status, trim_scale(${approval.oldDebt}) as old_debt,
        ${approval.dueOn(day)} as due_on, p.kind as payer_kind, p.ref as payer_ref, p.name as payer_name
      from fee f left join lateral (${feePayerSql('f')}) p on true
      where f.building_id = ${buildingId} and f.id = ${id}`,
})

/**
 * Refuses who may not approve the typed fees among these drafts by the building's own rules, as of any document of
 * money: 403 `own_document` for one of their makers, 422 `above_approval_limit` for more than they may. What a run has
 * calculated is nobody's own.
 */
export async function requireTypedApprover(tx: Tx, caller: Caller, drafts: Drafts): Promise<void> {
  const { buildingId } = drafts
  const [rules] = await approvalRules(tx, { buildingId })
  if (rules === undefined || (rules.approval_limit === null && rules.maker_approves)) return
  const { accountId: by, name } = caller.principal
  const [typed] = await typedDrafts(tx, { ...chosenOf(drafts), by, name })
  if (!rules.maker_approves && typed?.is_own === true) throw apiError(403, 'own_document')
  await requireLimit(tx, caller, { buildingId, amount: typed?.largest ?? '0' })
}

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
 * ledger's entry, who pays by the rules of its month, and the audit line of each. A second one settles those that were
 * prepaid. Returns the ids that were approved; a draft that somebody else has
 * approved meanwhile is not among them.
 */
export async function approveDrafts(tx: Tx, caller: Caller, drafts: Drafts): Promise<string[]> {
  // Bulk approvals run one after the other.
  await takeNamedLock(tx, `approvals/${drafts.buildingId}`)
  await requireTypedApprover(tx, caller, drafts)
  const chosen = chosenOf(drafts)
  const months = (await monthsOf(tx, chosen)).map(({ month }) => month)
  const days = JSON.stringify(await bookingDays(tx, drafts.buildingId, months))
  const apartmentIds = await holdBalances(tx, chosen)
  const approving = approve(tx, { ...chosen, ...actorOf(caller), today: today(), days, apartmentIds })
  const feeIds = (await translateRefusals(approving)).map(({ id }) => id)
  await releasePrepaid(tx, caller, { buildingId: drafts.buildingId, feeIds })
  return feeIds
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
    and not exists (select from closed_month c where c.building_id = f.building_id and c.month >= f.month
      and c.status = ${statesOf(closedMonth).closed})`

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
    flagged: 'integer',
    due_from: 'date | null',
    due_to: 'date | null',
  },
  takes: { ...choice, today: 'date' },
  sql: ({ today: day, ...places }) =>
    `with meant as (select f.amount, f.flags, ${approval.dueOn(day)} as due_on, ${isReady} as ready from fee f
        where ${isMeant(places)})
      select count(*) filter (where ready)::int as fees,
        trim_scale(coalesce(sum(amount) filter (where ready), 0))::text as amount,
        count(*) filter (where not ready)::int as left_out,
        count(*) filter (where ready and flags && array[${warnings}])::int as flagged,
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
    // By themselves, since the planner takes drafts that were just made for a single one, and would look for it again for
    // each apartment.
    `with chosen as materialized (select distinct f.apartment_id from fee f where ${isChosen(chosen)})
      select d.apartment_id as id from debt d where d.building_id = ${chosen.buildingId}
        and d.apartment_id in (select c.apartment_id from chosen c)
      order by d.apartment_id for update of d`,
})

const typedDrafts = query({
  row: { largest: 'text | null', is_own: 'boolean | null' },
  takes: { ...choice, by: 'bigint', name: 'text' },
  sql: ({ by, name, ...places }) =>
    `select trim_scale(max(f.amount))::text as largest, bool_or(${madeBySql('f', { table: fee.name, by, name })}) as is_own
      from fee f where ${isMeant(places)} and f.fee_setting_id is null and f.group_fee_slip_id is null
        and f.late_interest_run_id is null`,
})

/** The months of the drafts, each of which is booked on its own day. */
const monthsOf = query({
  row: columns(fee, ['month']),
  takes: choice,
  sql: (chosen) => `select distinct f.month from fee f where ${isMeant(chosen)}`,
})

/** A field of a log line, as the pipeline writes it: what it was, and the column that it is now. */
const changeSql = (field: string, before = 'null', after = `${field}::text`) =>
  `jsonb_build_object('field', '${field}', 'before', ${before}, 'after', ${after})`

const payerFields = ['payer_kind', 'payer_ref', 'payer_name'] as const

/** A draft may have had a day to be due on, which stays. */
const changesSql = `jsonb_build_array(${changeSql('status', feeIs.draft, 'status')},
      ${changeSql('old_debt', 'null', 'trim_scale(old_debt)::text')})
    || case when is_dated then '[]'::jsonb else jsonb_build_array(${changeSql('due_on')}) end
    || jsonb_build_array(${changeSql('booked_on')})
    || case when payer_kind is null then '[]'::jsonb else jsonb_build_array(${payerFields.map((field) => changeSql(field)).join(', ')}) end`

const approve = query({
  row: columns(fee, ['id']),
  takes: { ...choice, ...actor, today: 'date', days: 'jsonb', apartmentIds: 'bigint[]' },
  sql: ({ today: day, days, apartmentIds, ...places }) =>
    `with dated as materialized (select f.id from fee f
        where ${isChosen(places)} and f.apartment_id = any(${apartmentIds}) and f.due_on is not null),
      moved as (update fee f set status = ${approval.status()}, old_debt = ${approval.oldDebt},
          (payer_kind, payer_ref, payer_name) = (${feePayerSql('f')}),
          due_on = ${approval.dueOn(day)}, booked_on = (${days} ->> f.month)::date, ${bumpSql('f')},
          updated_by = ${places.actorId}
        where ${isChosen(places)} and f.apartment_id = any(${apartmentIds})
        returning f.building_id, f.id, f.apartment_id, f.fee_type, f.category_id, f.amount, f.vat, f.for_others, f.name, f.status,
          f.due_on, f.booked_on, f.old_debt, f.payer_kind, f.payer_ref, f.payer_name, f.id in (select id from dated) as is_dated),
      ${feeEntrySql({ from: 'moved', by: places.actorId })},
      logged as (${logInsert({
        action: 'approve',
        resource: fee.name,
        title: 'name',
        changes: changesSql,
        from: 'moved',
        by: places,
      })})
      select id from moved`,
})
