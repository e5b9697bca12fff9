import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Fees that are paid in advance: held as a debt of the building until the fee of each month takes its portion.
let seeded: SeededServer
let desk: CashDesk
let office: ReturnType<typeof openPrepaid>
let used = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  office = openPrepaid(seeded, desk)
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const nextHome = () => desk.apartment(used++)
const move = (id: string, name: string, body: object = {}) => desk.a(`POST prepayments/${id}/${name}`, body)
const reason = { reason: 'Chuyển nhà' }
const statement = async (home: string) => {
  const { lines } = recordOf(await desk.a(`GET apartments/${home}/statement`)) as unknown as {
    lines: Readonly<Record<string, string>>[]
  }
  return lines.map(({ kind, charged, paid, deduction, credit, prepaid, balance }) =>
    [kind, charged, paid, deduction, credit, prepaid, balance].join(' '),
  )
}

describe('a prepayment', () => {
  test('holds what was paid until each month’s fee takes its portion, with the discount', async () => {
    const [home, setting] = [nextHome(), await office.setting('500000')]
    const id = await office.prepaid(home, [setting], { date: '2026-11-01', discount_percent: 10 })
    expect(await office.read(id)).toMatchObject({
      foreseen: '6000000',
      discount: '600000',
      amount: '5400000',
      months_left: 12,
      unreleased: '5400000',
      status: 'approved',
    })
    expect(await office.booked(id, 'prepayment')).toEqual(['cash 5400000', 'prepaid -5400000'])
    expect(await office.held(home)).toEqual(['5400000', '10/2027'])
    const fee = await office.charge(setting, '2026-11', home)
    expect(await office.stateOf(fee)).toBe('settled 500000 500000')
    expect(await desk.balance(home)).toEqual(['0', '0'])
    expect(await office.booked(fee, 'prepayment_release')).toEqual([
      'prepaid 450000',
      'prepaid_discount 50000',
      'receivable -500000',
    ])
    expect(await office.read(id)).toMatchObject({ months_left: 11, unreleased: '4950000' })
    expect((await office.portions(id))[0]).toEqual(['2026-11', '500000', '50000', '450000', fee])
    expect(await statement(home)).toEqual([
      'prepayment 0 0 0 0 5400000 0',
      'fee 500000 0 0 0 0 500000',
      'prepayment_release 0 450000 50000 0 -450000 0',
    ])
  })

  test('lets off no more on a day than one person may, in however many of them', async () => {
    const [home, setting] = [nextHome(), await office.setting('500000')]
    const all = right('manage_voucher', 'read', 'create', 'update', 'approve')
    const clerk = await seeded.member('1', all, right('manage_debt', 'read', 'create'))
    const limit = (approval_limit: string | null) => seeded.as('ADM')('PATCH buildings/1', { approval_limit })
    const drafts = await Promise.all(
      ['2027-02', '2027-03', '2027-04'].map((first_month) =>
        office.ask(home, [setting], { first_month, months: 1, discount_percent: 90 }),
      ),
    )
    await limit('1000000')
    const replies: string[] = []
    for (const made of drafts)
      replies.push(outcome(await clerk(`POST prepayments/${recordOf(made).id}/approve`, {})))
    await limit(null)
    expect(replies).toEqual(['200', '200', '422 above_approval_limit'])
  })

  test('is done when its last month is released, in bulk too', async () => {
    const [home, setting] = [nextHome(), await office.setting('300000')]
    const id = await office.prepaid(home, [setting], { months: 2 })
    for (const month of ['2026-11', '2026-12'])
      expect((await office.approveFees(await office.drafts(setting, month, [home]))).body.approved).toBe(1)
    expect(await office.read(id)).toMatchObject({ status: 'done', months_left: 0, unreleased: '0' })
    expect(await office.held(home)).toEqual(['0', null])
  })

  test('sums up exactly: the last month takes what rounding leaves over', async () => {
    const [home, setting] = [nextHome(), await office.setting('333333')]
    const id = await office.prepaid(home, [setting], { discount_percent: 8.3333 })
    const { foreseen, discount, amount } = await office.read(id)
    expect([foreseen, discount, amount]).toEqual(['3999996', '333332', '3666664'])
    const portions = await office.portions(id)
    expect(portions.slice(0, 11).every(([, , off]) => off === '27777')).toBe(true)
    expect(portions[11]?.slice(1, 4)).toEqual(['333333', '27785', '305548'])
  })

  test('takes the building’s offer where it says no discount of its own', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    await seeded.as('ADM')('PATCH buildings/1', {
      prepayment_offers: [
        { months: 6, discount_percent: 3 },
        { months: 12, discount_percent: 8 },
      ],
    })
    const told = async (more: object) => {
      const reply = await desk.a('POST prepayments/preview', {
        building_id: '1',
        apartment_id: home,
        fee_settings: [setting],
        first_month: '2026-11',
        ...more,
      })
      const { discount_percent, amount, months } = reply.body.data as {
        discount_percent: number
        amount: string
        months: unknown[]
      }
      return [discount_percent, amount, months.length]
    }
    expect(await told({ months: 6 })).toEqual([3, '582000', 6])
    expect(await told({ months: 12 })).toEqual([8, '1104000', 12])
    expect(await told({ months: 12, discount_percent: 0 })).toEqual([0, '1200000', 12])
    expect(await told({ months: 5 })).toEqual([0, '500000', 5])
    const reply = await office.ask(home, [setting], { discount_percent: null })
    expect(recordOf(reply)).toMatchObject({ discount_percent: 8, amount: '1104000' })
  })

  test('foresees what is known of later months: a new tariff, several fees', async () => {
    const [home, one, other] = [nextHome(), await office.setting('100000'), await office.setting('50000')]
    const [tariff] = (await desk.a(`GET tariffs?building_id=1&fee_setting_id=${one}`)).body.data as {
      id: string
    }[]
    await desk.a(`PATCH tariffs/${tariff?.id}`, { valid_to: '2026-12-31' })
    await office.made('tariffs', {
      name: 'T2',
      fee_setting_id: one,
      valid_from: '2027-01-01',
      tiers: [{ price: '120000' }],
    })
    const id = String(recordOf(await office.ask(home, [one, other], { months: 3 })).id)
    expect((await office.portions(id)).map(([month, foreseen]) => `${month} ${foreseen}`).toSorted()).toEqual(
      [
        '2026-11 100000',
        '2026-11 50000',
        '2026-12 100000',
        '2026-12 50000',
        '2027-01 120000',
        '2027-01 50000',
      ],
    )
    await desk.a(`PATCH prepayments/${id}`, { months: 1 })
    expect(await office.portions(id)).toHaveLength(2)
    expect((await office.read(id)).amount).toBe('150000')
  })

  test('is refused where nobody knows the fee, and where the months are taken', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    const metered = await office.setting('100000', { fee_type: 'WATER', price_type: 'metered' })
    const said = async (settings: string[], more: object = {}) =>
      faults(await office.ask(home, settings, more))
    expect(await said([metered])).toEqual(['fee_settings:metered_not_prepaid'])
    const [tariff] = (await desk.a(`GET tariffs?building_id=1&fee_setting_id=${setting}`)).body.data as {
      id: string
    }[]
    await desk.a(`PATCH tariffs/${tariff?.id}`, { valid_to: '2027-03-31' })
    expect(await said([setting])).toEqual(['fee_settings:fee_not_foreseen'])
    await office.charge(setting, '2026-10', home)
    expect(await said([setting], { first_month: '2026-10', months: 2 })).toEqual([
      'first_month:month_charged',
    ])
    await office.prepaid(home, [setting], { first_month: '2026-12', months: 2 })
    expect(await said([setting], { months: 2 })).toEqual(['first_month:month_prepaid'])
    expect(await said([setting], { months: 1, discount_percent: 95 })).toEqual(['discount_percent:too_large'])
    expect(await said([])).toEqual(['fee_settings:required'])
  })

  test('is not approved once a fee of its months is', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    const id = String(recordOf(await office.ask(home, [setting])).id)
    await office.charge(setting, '2026-11', home)
    expect(faults(await move(id, 'approve'))).toEqual(['first_month:month_charged'])
  })

  test('needs open months', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    const id = String(recordOf(await office.ask(home, [setting], { first_month: '2026-10' })).id)
    await desk.whileClosed('2026-10', async () => {
      expect(outcome(await office.ask(home, [setting], { first_month: '2026-10' }))).toBe('409 month_closed')
      expect(outcome(await move(id, 'approve'))).toBe('409 month_closed')
    })
    expect(outcome(await move(id, 'approve'))).toBe('200')
    const fee = await office.charge(setting, '2026-10', home)
    // The money came later than the fee’s month: the release is booked with it, not before it.
    const [row] = await seeded.db.query<{ day: string }>(
      `select booked_on::text as day from ledger_entry
        where building_id = 1 and kind = 'prepayment_release' and document_id = $1`,
      [fee],
    )
    expect(row?.day).toBe(officeToday())
  })

  test('belongs to its building', async () => {
    const [foreign] = await seeded.db.query<{ id: string; setting: string }>(
      `select a.id::text, s.id::text as setting from apartment a
        join fee_setting s on s.building_id = a.building_id where a.building_id = 2 limit 1`,
    )
    const setting = await office.setting('100000')
    expect(faults(await office.ask(foreign?.id ?? '', [setting]))).not.toEqual([])
    expect(faults(await office.ask(nextHome(), [foreign?.setting ?? '0']))).not.toEqual([])
  })
})

describe('taking it back', () => {
  test('is voided whole, or ended with what no fee has taken as credit', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    const first = await office.prepaid(home, [setting], { months: 3, discount_percent: 10 })
    expect(outcome(await move(first, 'void', reason))).toBe('200')
    expect(await office.held(home)).toEqual(['0', null])
    const id = await office.prepaid(home, [setting], { months: 3, discount_percent: 10 })
    const fee = await office.charge(setting, '2026-11', home)
    expect(outcome(await move(id, 'void', reason))).toBe('409 prepayment_released')
    expect(outcome(await move(id, 'end', reason))).toBe('200')
    expect(await office.read(id)).toMatchObject({
      status: 'ended',
      credited: '180000',
      ended_on: officeToday(),
    })
    expect(await desk.balance(home)).toEqual(['0', '180000'])
    expect(await office.held(home)).toEqual(['0', null])
    expect(outcome(await desk.a(`DELETE fees/${fee}?reason=sai`))).toBe('409 prepayment_ended')
    const next = await office.charge(setting, '2026-12', home)
    expect(await office.stateOf(next)).toBe('approved 0 100000')
    expect((await statement(home)).find((line) => line.startsWith('prepayment_end'))).toBe(
      'prepayment_end 0 0 0 180000 -180000 0',
    )
  })

  test('and approving its fees at once: one of the two comes first, twenty times', async () => {
    const setting = await office.setting('100000')
    const homes = times(20, (at) => desk.apartment(used + at))
    used += 20
    const ids = await Promise.all(homes.map((home) => office.prepaid(home, [setting], { months: 1 })))
    const fees = await office.drafts(setting, '2026-11', homes)
    const [said, approving] = await Promise.all([
      atOnce(ids.map((id) => () => move(id, 'void', reason))),
      office.approveFees(fees),
    ])
    expect(approving.body.approved).toBe(20)
    expect(Object.keys(said).filter((one) => !/^(200|409 .*)$/.test(one))).toEqual([])
    for (const [at, id] of ids.entries()) {
      const { status } = await office.read(id)
      const [owed] = await desk.balance(homes[at] ?? '')
      expect([status, owed]).toEqual(status === 'done' ? ['done', '0'] : ['voided', '100000'])
    }
  })

  test('two of the same months at once: one is approved', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    const ids = await Promise.all(
      times(20, async () => String(recordOf(await office.ask(home, [setting])).id)),
    )
    expect(await atOnce(ids.map((id) => () => move(id, 'approve')))).toEqual({
      '200': 1,
      '422 month_prepaid': 19,
    })
  })
})
