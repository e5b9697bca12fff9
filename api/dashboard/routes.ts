import type { FastifyInstance } from 'fastify'
import { monthOf } from '#core/days.ts'
import type { Registry } from '#core/registry.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { readDashboard, type DashboardRole } from '#domain/calls/dashboard.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { today as officeToday } from '../calendar/today.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Db, Queryable } from '../database/pool.ts'
import { apiError, notFound } from '../http/error.ts'
import { sumLedgers } from '../ledger/day-sums.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { requireId } from '../records/rights.ts'
import type { Records } from '../records/records.ts'
import { buildingFigures, buildingRequests, comparedBuildings, guidedOf } from './buildings.ts'
import { readDebtors } from './debtors.ts'
import { feeFigures, readOwedSums } from './fees.ts'
import { fundFigures, fundRequests, maintenanceAccounts } from './funds.ts'
import { officeFigures, officeRequests } from './office.ts'
import type { DashboardInput } from './parts.ts'
import { shiftOf, tillFigures, tillRequests } from './till.ts'
import { waitingLines, waitingRequests } from './waiting.ts'

interface DashboardParts {
  readonly registry: Registry
  readonly db: Db
  /** Connections for lists. */
  readonly reads: Queryable
  readonly records: Records
}

/** One request for the whole first screen: each list's figures by the list's own rules, in a few statements. */
export function dashboardRoutes(app: FastifyInstance, parts: DashboardParts): void {
  answerCall(app, readDashboard, async ({ caller, params }) => {
    const { building_id: buildingId } = params()
    if (buildingId === '') throw apiError(422, 'required', [{ field: 'building_id', code: 'required' }])
    requireId(buildingId, 'building_id')
    const input = { caller: caller(), buildingId, today: officeToday() }
    if (!input.caller.principal.buildings.some(({ id }) => id === buildingId)) throw notFound()
    // Two connections at a time: the share of one account counts on it.
    const [money, office] = await Promise.all([readMoney(parts, input), readOffice(parts, input)])
    const data: DataOf<typeof readDashboard> = {
      role: roleOf(input),
      month: monthOf(input.today),
      fees: money.fees,
      debtors: money.debtors,
      buildings:
        money.fees === null
          ? []
          : buildingFigures(input, { ...money, month: money.fees.month, owed: office.owed }),
      ...office.parts,
    }
    // Figures passed the rights and masks of their lists, and debtors are records as the caller may see them.
    return { data: presentOutcome(data) }
  })
}

/** The first row is by what one does here: collects, only reads, runs it all, or does nothing with money. */
function roleOf({ caller, buildingId }: DashboardInput): DashboardRole {
  const { decider } = caller.principal
  const may = (code: string, flag: string) => decider.can(buildingId, code, flag)
  if (may(debt.permission, 'approve')) return 'manager'
  if (may(debt.permission, 'create')) return 'cashier'
  if (may(receiptVoucher.permission, 'read') && !may(receiptVoucher.permission, 'create')) return 'board'
  return may(fee.permission, 'read') ? 'manager' : 'office'
}

async function readMoney({ records, db, reads }: DashboardParts, input: DashboardInput) {
  const { caller, buildingId, today } = input
  if (!caller.principal.decider.can(buildingId, fee.permission, 'read'))
    return { fees: null, debtors: [], sums: [], guided: new Set<string>() }
  const buildingIds = [...new Set([buildingId, ...comparedBuildings(caller).map(({ id }) => id)])]
  await sumLedgers(db, buildingIds)
  const sums = await readOwedSums(reads, { today, buildingIds })
  const guided = await guidedOf(reads, caller)
  return { fees: feeFigures(sums, input), debtors: await readDebtors(records, input), sums, guided }
}

async function readOffice({ registry, records, reads }: DashboardParts, input: DashboardInput) {
  const { caller, buildingId, today } = input
  const collects = caller.principal.decider.can(buildingId, debt.permission, 'create')
  const shift = collects
    ? await shiftOf(reads, { buildingId, cashierId: caller.principal.accountId })
    : undefined
  const maintenance = await maintenanceAccounts(reads, { buildingId })
  const groups = await records.figures<string>(caller, buildingId, {
    ...waitingRequests(registry, input),
    ...officeRequests(today),
    ...fundRequests(
      today,
      maintenance.map(({ id }) => id),
    ),
    ...(shift === undefined ? {} : tillRequests(input, shift)),
    ...buildingRequests(caller),
  })
  const parts = {
    ...waitingLines(registry, groups),
    ...officeFigures(groups),
    funds: fundFigures(groups),
    till: shift === undefined ? null : tillFigures(input, groups, shift),
  }
  return { parts, owed: groups['debts'] }
}
