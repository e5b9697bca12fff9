import { officeToday } from '#core/days.ts'
import { runFees } from '#api/fees/fee-run.ts'
import { outcome, recordOf, rowsOf, type SeededServer } from '../server/seeded-server.ts'
import type { Reply } from '../server/test-server.ts'
import type { CashDesk } from './cash-desk.ts'
import { partsOf } from './run-server.ts'

/** Fee settings, runs and prepayments of building 1. */
export function openPrepaid(seeded: SeededServer, desk: CashDesk) {
  let used = 0
  const made = async (path: string, values: object) => {
    const reply = await desk.a(`POST ${path}`, { building_id: '1', ...values })
    if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)} ${JSON.stringify(reply.body)}`)
    return String(recordOf(reply).id)
  }
  const fund = async () => {
    const [row] = await seeded.db.query<{ id: string }>(
      `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
    )
    return row?.id ?? ''
  }
  /** Values of a prepayment of twelve months from November 2026. */
  const terms = async (home: string, settings: readonly string[], more: object = {}) => ({
    date: officeToday(),
    apartment_id: home,
    fee_settings: settings,
    first_month: '2026-11',
    months: 12,
    discount_percent: 0,
    cash_account_id: await fund(),
    party: 'Lan',
    ...more,
  })
  const ask = async (home: string, settings: readonly string[], more: object = {}): Promise<Reply> =>
    desk.a('POST prepayments', { building_id: '1', ...(await terms(home, settings, more)) })
  const feesOf = async (setting: string, month: string) =>
    rowsOf(await desk.a(`GET fees?building_id=1&fee_setting_id=${setting}&month=${month}&sort=id`))

  /** Drafts of a run for these apartments. */
  async function drafts(setting: string, month: string, homes: readonly string[]): Promise<string[]> {
    const run = await made('group-fee-slips', {
      month,
      confirm_month: '1',
      fee_settings: [setting],
      all_apartments: '0',
      apartments: homes,
    })
    await runFees(partsOf(seeded), run)
    return (await feesOf(setting, month)).map(({ id }) => String(id))
  }

  return {
    made,
    fund,
    ask,
    terms,
    /** A fee of so much for every apartment and month, until another tariff holds. */
    async setting(price: string, more: object = {}): Promise<string> {
      used += 1
      const code = `TT${used}`
      const id = await made('fee-settings', {
        code,
        name: `Phí ${code}`,
        fee_type: 'MANAGEMENT',
        price_type: 'all_in',
        ...more,
      })
      await made('tariffs', { name: 'T', fee_setting_id: id, valid_from: '2024-01-01', tiers: [{ price }] })
      return id
    },
    drafts,
    /** Makes and approves the fee of a month; returns its id. */
    async charge(setting: string, month: string, home: string): Promise<string> {
      const [id = ''] = await drafts(setting, month, [home])
      const done = await desk.a(`POST fees/${id}/approve`, {})
      if (done.status !== 200) throw new Error(`${outcome(done)} ${JSON.stringify(done.body)}`)
      return id
    },
    /** Its state, what is settled of it, and its amount. */
    async stateOf(fee: string): Promise<string> {
      const { status, settled, amount } = await desk.feeOf(fee)
      return [status, settled, amount].join(' ')
    },
    approveFees: (ids: readonly string[]) => desk.a('POST fees/approve', { building_id: '1', ids }),
    async prepaid(home: string, settings: readonly string[], more: object = {}): Promise<string> {
      const reply = await ask(home, settings, more)
      if (reply.status !== 201) throw new Error(`${outcome(reply)} ${JSON.stringify(reply.body)}`)
      const { id } = recordOf(reply)
      const done = await desk.a(`POST prepayments/${String(id)}/approve`, {})
      if (done.status !== 200) throw new Error(`${outcome(done)} ${JSON.stringify(done.body)}`)
      return String(id)
    },
    /** By month: `[foreseen, discount, amount, the fee that took it]`. */
    async portions(id: string) {
      const rows = rowsOf(
        await desk.a(`GET prepayment-portions?building_id=1&prepayment_id=${id}&sort=month&limit=100`),
      )
      return rows.map(({ month, foreseen, discount, amount, fee_id }) => [
        month,
        foreseen,
        discount,
        amount,
        fee_id,
      ])
    },
    read: async (id: string) => recordOf(await desk.a(`GET prepayments/${id}`)),
    /** What the apartment has prepaid, and until when. */
    async held(home: string): Promise<readonly [unknown, unknown]> {
      const [row] = rowsOf(await desk.a(`GET debts?building_id=1&apartment_id=${home}`))
      return [row?.prepaid, row?.prepaid_until]
    },
    booked: (id: string, kind: string) =>
      seeded.db
        .query<{ line: string }>(
          `select concat_ws(' ', l.account, trim_scale(l.amount)) as line
            from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
            where e.building_id = 1 and e.kind = $2 and e.document_id = $1 order by l.number`,
          [id, kind],
        )
        .then((rows) => rows.map(({ line }) => line)),
  }
}
