import { multiplyAmounts, roundAmount, subtractAmounts } from '#core/amount.ts'
import { officeToday } from '#core/days.ts'
import { outcome, recordOf, type SeededServer } from '../server/seeded-server.ts'
import { openBankFeed } from './bank-feed.ts'
import type { CashDesk } from './cash-desk.ts'

/** What so many dollars are in the books of the probe's building 1, by its organisation's rates: 25,650 đồng each. */
const dongOf = (dollars: string) => roundAmount(multiplyAmounts(dollars, '25650'), 0)

/** How a document says dollars. */
export const saidDollars = (dollars: string) => ({
  amount: dongOf(dollars),
  foreign_currency: 'usd',
  foreign_amount: dollars,
})

interface Opening {
  readonly number: string
  readonly dollars: string
  /** What the books say of it. Default: its worth. */
  readonly worth?: string
}

/** A bank account of building 1 in dollars, with what was in it before Lobby. */
export async function openDollarAccount(
  seeded: SeededServer,
  desk: CashDesk,
  { number, dollars, worth = dongOf(dollars) }: Opening,
) {
  const feed = await openBankFeed(seeded, desk, number, 'usd')
  const made = await desk.a('POST opening-balances', {
    building_id: '1',
    date: officeToday(),
    cash_account_id: feed.fund.id,
    ...saidDollars(dollars),
    amount: worth,
  })
  const done = await desk.a(`POST opening-balances/${String(recordOf(made).id)}/approve`, {})
  if (done.status !== 200) throw new Error(`opening balance of ${number}: ${outcome(done)}`)
  /** `[in the books, in dollars]` */
  const held = async (): Promise<readonly [string, string]> => {
    const [row] = await seeded.db.query<{ books: string; own: string }>(
      `select trim_scale(balance)::text as books, trim_scale(foreign_balance)::text as own from ledger_balance
        where building_id = 1 and account = 'cash' and ref = $1`,
      [feed.fund.id],
    )
    return [row?.books ?? '0', row?.own ?? '0']
  }
  return {
    ...feed,
    held,
    /** What the work moves in the account, in both. */
    async movedBy(work: () => Promise<unknown>): Promise<readonly [string, string]> {
      const [books, own] = await held()
      await work()
      const after = await held()
      return [subtractAmounts(after[0], books), subtractAmounts(after[1], own)]
    },
    async line(direction: 'in' | 'out', amount: string, text = 'chuyen khoan') {
      return (await feed.pay({ direction, amount, text })).line
    },
    async stateOf(id: unknown) {
      const { status, booked } = await feed.lineOf(id)
      return { status, booked }
    },
  }
}

export type DollarAccount = Awaited<ReturnType<typeof openDollarAccount>>

type Write = (path: string, values: object) => Promise<unknown>

/** A bank account in dollars with money in it, worth less than the books say, and revalued. */
export async function revalueDollars(
  made: (path: string, values: object) => Promise<Readonly<Record<string, unknown>>>,
  document: Write,
): Promise<void> {
  const bank = { name: 'ABA', account_number: '5501', account_holder: 'BQT', currency_code: 'usd' }
  const { id: bank_id } = await made('payment-methods/banks', bank)
  const kept = { account_type: 'building', account_sub_type: 'bank', bank_id, currency_code: 'usd' }
  const { id } = await made('report/accounts', { code: 'USD-NH', name: 'Đô la', ...kept })
  await document('opening-balances', { cash_account_id: id, ...saidDollars('100'), amount: '2600000' })
  await document('revaluations', { cash_account_id: id })
}
