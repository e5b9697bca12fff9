import { officeToday } from '#core/days.ts'
import { recordOf, type SeededServer } from '../server/seeded-server.ts'
import { openBankFeed, type BankFeed } from './bank-feed.ts'
import { openCashDesk } from './cash-desk.ts'
import { openDollarAccount } from './dollar-account.ts'

/** Records of building 1 that banks, notices and closings make, by entity: each gives the id of one. */
export function makersByUse(seeded: () => SeededServer): Readonly<Record<string, () => Promise<string>>> {
  let feed: Promise<BankFeed> | undefined
  const opened = () => (feed ??= openCashDesk(seeded()).then((desk) => openBankFeed(seeded(), desk)))
  const line = async () => (await (await opened()).pay({})).line
  const make = async (path: string, values: object) =>
    String(recordOf(await seeded().as('A')(`POST ${path}`, { building_id: '1', ...values })).id)
  return {
    async bank_line() {
      // So that it may be put into any state: what the database refuses is tested elsewhere.
      await seeded().db.execute('alter table bank_line drop constraint bank_line_matched_check')
      return String((await line()).id)
    },
    // The demo's other building has the gas.
    async gas_reading() {
      const meter_id = await make('meters/gas', { code: 'L-GAS', apartment_id: seeded().ids.APARTMENT1 })
      return make('gas-meters', { meter_id, month: '2026-01', new_number: 5, read_on: '2026-01-28' })
    },
    bank_message: async () => String((await line()).message_id),
    async payment_request() {
      const { bank } = await opened()
      const [method] = await seeded().db.query<{ id: string }>(
        `update payment_method set bank_id = $1 where building_id = 1 and code = 'BANK_TRANSFER' returning id::text`,
        [bank.id],
      )
      const apartment_id = seeded().ids.APARTMENT1
      return make('payment-requests', { apartment_id, payment_method_id: method?.id, amount: '1000' })
    },
    async closed_month() {
      // The API closes no month that is out of turn.
      const [made] = await seeded().db.query<{ id: string }>(
        `insert into closed_month (building_id, month) values (1, '2020-01') returning id::text`,
      )
      return made?.id ?? ''
    },
    group_notice_slip: () =>
      make('group-notice-slips', { month: '2026-10', collect_on: '2026-11-30', channels: ['email'] }),
    async revaluation() {
      const desk = await openCashDesk(seeded())
      const account = { number: '0881004127788', dollars: '10', worth: '256000' }
      const { fund } = await openDollarAccount(seeded(), desk, account)
      return make('revaluations', { date: officeToday(), cash_account_id: fund.id })
    },
    push_notification: () => make('push-notifications', { title: 'Cắt nước', content: 'Từ 9 giờ' }),
  }
}
