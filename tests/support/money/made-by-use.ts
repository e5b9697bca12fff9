import { officeToday } from '#core/days.ts'
import { recordOf, type SeededServer } from '../server/seeded-server.ts'
import { openBankFeed, type BankFeed } from './bank-feed.ts'
import { openCashDesk } from './cash-desk.ts'
import { openDollarAccount } from './dollar-account.ts'
import { draftFundPlan } from './fund-plan.ts'
import { closeMonth } from './close-month.ts'

/** Records of building 1 that banks, notices and closings make, by entity: each gives the id of one. */
export function makersByUse(seeded: () => SeededServer): Readonly<Record<string, () => Promise<string>>> {
  let feed: Promise<BankFeed> | undefined
  const opened = () => (feed ??= openCashDesk(seeded()).then((desk) => openBankFeed(seeded(), desk)))
  const line = async () => (await (await opened()).pay({})).line
  const make = async (path: string, values: object) =>
    String(recordOf(await seeded().as('A')(`POST ${path}`, { building_id: '1', ...values })).id)
  let layouts = 0
  const batchOfInvoices = async () => {
    await seeded().db.execute(
      `update invoice_seller set starts_on = '2020-01-01', untaxed = 'exempt' where building_id = 1`,
    )
    await (await openCashDesk(seeded())).fee(String(seeded().ids.APARTMENT1), '10')
    const id = await make('invoice-batches', { month: '2026-10', date: officeToday() })
    const [made] = await seeded().db.query<{ id: string }>(
      'select id::text from e_invoice where building_id = 1 and batch_id = $1 order by id limit 1',
      [id],
    )
    return { id, invoice: made?.id ?? '' }
  }
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
    async fund_plan() {
      return (await draftFundPlan(seeded().as('A'), { year: '2026', decided_on: '2026-01-15' }, {})).id
    },
    async fund_plan_item() {
      const decided = { year: '2026', decided_on: '2026-01-15' }
      return (await draftFundPlan(seeded().as('A'), decided, { Sơn: '10' })).items['Sơn'] ?? ''
    },
    async supplier_invoice() {
      const one = async (table: string, condition: string) =>
        (
          await seeded().db.query<{ id: string }>(
            `select id::text from ${table} where building_id = 1 and ${condition} order by id limit 1`,
          )
        )[0]?.id
      return make('supplier-invoices', {
        date: '2026-11-01',
        due_on: '2026-12-01',
        amount: '5',
        partner_id: await one('partner', 'is_active'),
        category_id: await one('payment_voucher_category', `code = 'CHI-DIEN'`),
      })
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
    closed_month() {
      // The API closes no month that is out of turn.
      return closeMonth(seeded().db, '2020-01')
    },
    async journal_handover() {
      // So that it may be put into any state: what the database refuses is tested elsewhere.
      await (await openCashDesk(seeded())).fee(String(seeded().ids.APARTMENT1), '10')
      return make('journal-handovers', {
        month: '2026-10',
        layout: 'lobby',
        extent: 'whole',
        confirm_again: '1',
      })
    },
    invoice_layout: () =>
      make('invoice-layouts', {
        name: `Viettel ${(layouts += 1)}`,
        sheet: 'Sheet1',
        columns: [{ title: 'STT', field: 'ordinal' }],
      }),
    invoice_batch: async () => (await batchOfInvoices()).id,
    // So that it may be put into any state: what the database refuses is tested elsewhere.
    e_invoice: async () => (await batchOfInvoices()).invoice,
    async e_invoice_line() {
      const { invoice } = await batchOfInvoices()
      const [line] = await seeded().db.query<{ id: string }>(
        'select id::text from e_invoice_line where building_id = 1 and e_invoice_id = $1',
        [invoice],
      )
      return line?.id ?? ''
    },
    group_notice_slip: () =>
      make('group-notice-slips', { month: '2026-10', collect_on: '2026-11-30', channels: ['email'] }),
    async revaluation() {
      const desk = await openCashDesk(seeded())
      const account = { number: '0881004127788', dollars: '10', worth: '256000' }
      const { fund } = await openDollarAccount(seeded(), desk, account)
      return make('revaluations', { date: officeToday(), cash_account_id: fund.id })
    },
    invitation_round: () => make('invitation-rounds', { audience: 'all', ways: ['letter'] }),
    async resident_invitation() {
      const [made] = await seeded().db.query<{ id: string }>(
        `insert into resident_invitation (building_id, apartment_id, kind, channel, code_end, expires_at, uses, uses_left)
          values (1, $1, 'letter', 'paper', '7Q', now() + interval '30 days', 2, 2) returning id::text`,
        [seeded().ids.APARTMENT1],
      )
      return made?.id ?? ''
    },
    push_notification: () => make('push-notifications', { title: 'Cắt nước', content: 'Từ 9 giờ' }),
  }
}
