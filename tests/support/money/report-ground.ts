import { expect } from 'vitest'
import { addDays, firstDayOf, officeToday } from '#core/days.ts'
import type { Room } from '#api/room.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { openSeededServer, outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import { keepBooksIn } from './keep-books-in.ts'
import { openCashDesk } from './cash-desk.ts'
import { openPhnomPenh } from './phnom-penh.ts'

export type ReportGround = Awaited<ReturnType<typeof openReportGround>>

/** A day of the last weeks, and the period that has all that the ground books. */
export const yesterday = addDays(officeToday(), -1)
export const period = { from: firstDayOf(addDays(firstDayOf(officeToday()), -40)), to: officeToday() }

/**
 * A building with something in every report: an opening balance, fees, receipts of which one was taken back, vouchers of
 * which one is void. Its books are in `currency`; those of building 2 are in dollars, and it has a box of riel.
 */
export async function openReportGround(currency: CurrencyCode = 'vnd', trial: Room = {}) {
  const seeded = await openSeededServer({ trial })
  if (currency !== 'vnd') await keepBooksIn(seeded, currency)
  const penh = await openPhnomPenh(seeded)
  const desk = await openCashDesk(seeded)
  const idOf = async (table: string, code: string) => {
    const sql = `select id::text from ${table} where building_id = 1 and code = $1`
    return (await seeded.db.query<{ id: string }>(sql, [code]))[0]?.id ?? ''
  }
  const fund = await idOf('cash_account', 'QUY-TM')
  const approve = async (path: string, values: object) => {
    const made = await desk.a(`POST ${path}`, { building_id: '1', cash_account_id: fund, ...values })
    expect(outcome(await desk.a(`POST ${path}/${recordOf(made).id}/approve`, {}))).toBe('200')
    return recordOf(made).id
  }
  const collect = (at: number, amount: string, more: object = {}) =>
    desk.collect(desk.apartment(at), amount, { currency_code: currency, ...more })
  await approve('opening-balances', { date: yesterday, amount: '5000' })
  await desk.fee(desk.apartment(0), '300', { name: 'Nước', fee_type: 'WATER' })
  await desk.fee(desk.apartment(0), '200', { fee_type: 'MANAGEMENT' })
  await desk.fee(desk.apartment(1), '700', { fee_type: 'MANAGEMENT' })
  await desk.draft(desk.apartment(1), '900', { fee_type: 'MANAGEMENT' })
  await collect(0, '450')
  await collect(0, '100', { confirm_excess: true, extra_credit_reason: 'trả trước' })
  await desk.takeBack(String(recordOf(await collect(1, '600')).id))
  await collect(1, '250')
  const paid = {
    date: officeToday(),
    party: 'Điện lực',
    category_id: await idOf('payment_voucher_category', 'CHI-DIEN'),
  }
  await approve('payment-vouchers', { ...paid, amount: '450' })
  const wrong = await approve('payment-vouchers', { ...paid, amount: '70' })
  await desk.a(`POST payment-vouchers/${wrong}/void`, { reason: 'nhầm' })
  await penh.rate(4100)
  await penh.pay(await penh.fee('30.5'), '30.5', '30.5', [
    ['usd', '20.5'],
    ['riel', '41000'],
  ])
  return { seeded, desk, penh, fund, close: () => seeded.close() }
}

export interface ReadReport {
  readonly rows: readonly {
    readonly key: string
    readonly label: string
    readonly values: Readonly<Record<string, string>>
  }[]
  readonly total: Readonly<Record<string, string>>
  /** Of a list of documents. */
  readonly sum?: string
  readonly compared?: {
    readonly rows: readonly Pick<ReadReport['rows'][number], 'key' | 'values'>[]
    readonly total: Readonly<Record<string, string>>
  } | null
  readonly rates: readonly { readonly currency: string; readonly lowest: string }[]
}

/** The address of a report's call below `/v1/manage/`. */
export const reportAddress = (path: string, building: string, more: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams({ building_id: building, ...more }).toString()}`
