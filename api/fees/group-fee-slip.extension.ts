import { monthOf } from '#core/days.ts'
import { fault, type FieldError } from '#core/wire/error.ts'
import { today } from '#api/calendar/today.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { building } from '#entities/property/building.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { NewRecord } from '#core/stored.ts'
import { feeRuns } from '#api/fees/fee-run.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { areCharged, blockNames, restartRun } from '#api/fees/queries.ts'
import { livingFees } from './living-fees.ts'
import { monthName } from './month-name.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'

/** By which a request confirms a month that the building has not begun, or that has not come. */
export const monthConfirmation = 'confirm_month'

/** A run starts when its record is made, and again on request; it adds up the fees that it made. */
export const groupFeeSlipExtension = (jobs: Jobs) =>
  extendEntity(groupFeeSlip, {
    expressions: { amount: `(select coalesce(sum(f.amount), 0) ${livingFees('group_fee_slip_id')})` },
    confirms: [monthConfirmation],
    create: {
      async before({ values, tx, also, confirmed }) {
        await requireOpenMonth(tx, values.building_id, values.month)
        await requireSomething(tx, values)
        if (!confirmed.has(monthConfirmation)) await requireUsualMonth(tx, values)
        const { building_id: buildingId, month, blocks, apartments } = values
        const isOfSome = [...(blocks ?? []), ...(apartments ?? [])].length > 0
        return also({
          name: values.name ?? (await nameOf(tx, { buildingId, month, blocks: blocks ?? [] })),
          // Whoever names blocks or apartments means no others.
          ...(isOfSome ? { all_apartments: false } : {}),
        })
      },
      after: ({ after, tx }) => feeRuns.begin(jobs, tx, after.id),
    },
    on: {
      retry: {
        async before({ before, tx, also }) {
          await requireOpenMonth(tx, before.building_id, before.month)
          return also({ done: 0, skipped: 0, failed_count: 0, finished_at: null, problem: null })
        },
        async after({ after, tx }) {
          await restartRun(tx, { buildingId: after.building_id, id: after.id })
          feeRuns.begin(jobs, tx, after.id)
        },
      },
    },
  })

const longestName = 200

/** The month, and the blocks where it is only for some: `11/2026 · A, B`. */
async function nameOf(
  tx: Tx,
  { month, ...chosen }: { month: string; buildingId: string; blocks: readonly string[] },
) {
  const named = chosen.blocks.length === 0 ? [] : await blockNames(tx, chosen)
  const all = [monthName(month), named.map(({ name }) => name).join(', ')]
  return all
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, longestName)
}

/**
 * 422 `month_before_start` for a month before the building's first, `month_not_come` for one that is still to come: what is
 * approved then is owed, so either is asked about.
 */
async function requireUsualMonth(
  tx: Tx,
  { building_id: buildingId, month }: NewRecord<typeof groupFeeSlip>,
): Promise<void> {
  const [found] = await firstMonth(tx, { buildingId })
  const first = found?.deploy_month ?? null
  const code =
    first !== null && month < first
      ? 'month_before_start'
      : month > monthOf(today())
        ? 'month_not_come'
        : undefined
  if (code !== undefined)
    throw apiError(422, code, [{ field: 'month', code }], { details: { confirm: monthConfirmation } })
}

const firstMonth = query({
  row: columns(building, ['deploy_month']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select deploy_month from building where id = ${buildingId}`,
})

/**
 * 422 if the fee is not charged, or not any more, as there is nothing to make; and if apartments should be chosen and
 * none is.
 */
async function requireSomething(tx: Tx, values: NewRecord<typeof groupFeeSlip>): Promise<void> {
  const { building_id, fee_settings, blocks, apartments, all_apartments } = values
  const [found] = await areCharged(tx, { buildingId: building_id, ids: fee_settings ?? [] })
  const none = !all_apartments && (apartments ?? []).length === 0 && (blocks ?? []).length === 0
  const errors: FieldError[] = [
    ...(found?.all === true ? [] : [fault('fee_settings', 'project_fee_not_found')]),
    ...(none ? [fault('apartments', 'apartments_required')] : []),
  ]
  if (errors.length > 0) throw invalidInput(errors)
}
