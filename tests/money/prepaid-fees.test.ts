import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Fees of months that are prepaid: what comes out otherwise than foreseen, and what ends.
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
const reason = { reason: 'Tính sai' }

describe('a fee that comes out otherwise', () => {
  async function prepaidAt(price: string, fresh: string) {
    const [home, setting] = [nextHome(), await office.setting(price)]
    const id = await office.prepaid(home, [setting], { months: 2, discount_percent: 10 })
    const [tariff] = (await desk.a(`GET tariffs?building_id=1&fee_setting_id=${setting}`)).body.data as {
      id: string
    }[]
    await desk.a(`PATCH tariffs/${tariff?.id}`, { tiers: [{ price: fresh }] })
    return { home, setting, id, fee: await office.charge(setting, '2026-11', home) }
  }

  test('higher: the rest is owed', async () => {
    const { home, fee } = await prepaidAt('100000', '130000')
    expect(await office.stateOf(fee)).toBe('approved 100000 130000')
    expect(await desk.balance(home)).toEqual(['30000', '0'])
  })

  test('lower: what was paid for the difference is credit', async () => {
    const { home, fee } = await prepaidAt('100000', '60000')
    expect(await office.stateOf(fee)).toBe('settled 60000 60000')
    expect(await office.booked(fee, 'prepayment_release')).toEqual([
      'prepaid 90000',
      'prepaid_discount 6000',
      'receivable -60000',
      'credit -36000',
    ])
    expect(await desk.balance(home)).toEqual(['0', '36000'])
  })

  test('nothing: all that was paid is credit', async () => {
    const { home, fee } = await prepaidAt('100000', '0')
    expect(await office.stateOf(fee)).toBe('settled 0 0')
    expect(await desk.balance(home)).toEqual(['0', '90000'])
  })

  test('is issued again on the same portion', async () => {
    const { home, id, fee } = await prepaidAt('100000', '60000')
    const reply = await desk.a(`POST fees/${fee}/reissue`, { ...reason, amount: '120000' })
    expect(outcome(reply)).toBe('200')
    const { issued } = reply.body.data as { issued: string }
    expect(await office.stateOf(fee)).toBe('void 0 60000')
    expect(await office.stateOf(issued)).toBe('approved 100000 120000')
    expect(await desk.balance(home)).toEqual(['20000', '0'])
    expect((await office.portions(id))[0]?.[4]).toBe(issued)
  })

  test('keeps its credit once that is spent', async () => {
    const { home, fee } = await prepaidAt('100000', '60000')
    const other = await desk.fee(home, '30000')
    expect(
      outcome(
        await desk.collect(home, '0', { credit_used: '30000', lines: [{ fee_id: other, amount: '30000' }] }),
      ),
    ).toBe('201')
    expect(outcome(await desk.a(`DELETE fees/${fee}?reason=sai`))).toBe('409 prepaid_credit_spent')
  })
})

describe('a fee that ends', () => {
  test('gives its portion back, and another takes it', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    const id = await office.prepaid(home, [setting], { months: 1 })
    const fee = await office.charge(setting, '2026-11', home)
    expect((await office.read(id)).status).toBe('done')
    expect(outcome(await desk.a(`DELETE fees/${fee}?reason=sai`))).toBe('200')
    expect(await office.read(id)).toMatchObject({ status: 'approved', months_left: 1 })
    expect(await office.held(home)).toEqual(['100000', '11/2026'])
    const again = await office.charge(setting, '2026-11', home)
    expect(await office.stateOf(again)).toBe('settled 100000 100000')
    expect((await office.read(id)).status).toBe('done')
  })

  test('is voided where a part of it is still owed', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    const id = await office.prepaid(home, [setting], { months: 1 })
    const fee = await office.charge(setting, '2026-11', home)
    const reply = await desk.a(`POST fees/${fee}/reissue`, { ...reason, amount: '150000' })
    const { issued } = reply.body.data as { issued: string }
    expect(outcome(await desk.a(`POST fees/${issued}/void`, reason))).toBe('200')
    expect(await desk.balance(home)).toEqual(['0', '0'])
    expect((await office.portions(id))[0]?.[4]).toBeNull()
  })

  test('is not taken back from a receipt that paid its rest', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    await office.prepaid(home, [setting], { months: 1 })
    const fee = await office.charge(setting, '2026-11', home)
    const reply = await desk.a(`POST fees/${fee}/reissue`, { ...reason, amount: '150000' })
    const { issued } = reply.body.data as { issued: string }
    expect(outcome(await desk.collect(home, '20000'))).toBe('201')
    for (const [call, body] of [
      [`POST fees/${issued}/void`, reason],
      [`POST fees/${issued}/reissue`, { ...reason, amount: '1' }],
      [`DELETE fees/${issued}?reason=sai`, undefined],
    ] as const)
      expect(outcome(await desk.a(call, body))).toBe('409 fee_paid')
  })

  test('its discount is not lowered once more by an adjustment', async () => {
    const [home, setting] = [nextHome(), await office.setting('100000')]
    await office.prepaid(home, [setting], { months: 1, discount_percent: 10 })
    const fee = await office.charge(setting, '2026-11', home)
    const lower = async (amount: string) => {
      const values = {
        building_id: '1',
        date: officeToday(),
        apartment_id: home,
        fee_id: fee,
        grounds: 'Sai',
        amount,
      }
      const { id } = recordOf(await desk.a('POST adjustments', values))
      return desk.a(`POST adjustments/${String(id)}/approve`, {})
    }
    expect(faults(await lower('90001'))).toEqual(['amount:more_than_charged'])
    expect(outcome(await lower('90000'))).toBe('200')
    expect(await desk.balance(home)).toEqual(['0', '90000'])
    const reply = await desk.a(`POST fees/${fee}/reissue`, { ...reason, amount: '1' })
    expect(outcome(reply)).toBe('409 fee_adjusted')
  })
})
