import { officeToday } from '#core/days.ts'
import { rowsOf } from '../server/seeded-server.ts'
import type { CashDesk } from './cash-desk.ts'

/** A plan of vouchers of building 1, a period each month from today on. */
export const voucherPlanOf = (more: object) => ({
  building_id: '1',
  name: 'Thuê',
  first_date: officeToday(),
  period_months: 1,
  amount_before_tax: '100',
  amount_with_tax: '110',
  counterparty: 'X',
  warning_days: 10,
  ...more,
})

/** The periods of a plan, in their order. */
export const periodsOf = async ({ a }: Pick<CashDesk, 'a'>, planId: unknown) =>
  rowsOf(
    await a(`GET voucher-plan-periods?building_id=1&limit=all&sort=number&voucher_plan_id=${String(planId)}`),
  )
