import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openParts } from '#tests/support/money/parts.ts'

// VAT and money that is collected for others are no revenue: what a fee is of is kept with it, and booked so.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

let used = 0
let home: string
beforeEach(() => {
  home = desk.apartment(used++)
})

const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
const done = async (reply: Promise<{ status: number }>) => expect((await reply).status).toBe(200)

const booked = (id: string, kind?: string) => openParts(seeded, desk).booked(id, kind)
const partsOf = (id: string) => openParts(seeded, desk).partsOf(id)

let settings = 0
/** A fee that every apartment pays alike, and its price. */
async function priced(values: object, tariff: object): Promise<string> {
  settings += 1
  const code = `T${settings}`
  const { id } = recordOf(
    await post('fee-settings', { code, name: code, fee_type: 'WATER', price_type: 'all_in', ...values }),
  )
  const made = await post('tariffs', {
    name: code,
    fee_setting_id: id,
    valid_from: '2026-01-01',
    tiers: [{ price: '1000' }],
    ...tariff,
  })
  expect(outcome(made)).toBe('201')
  return id
}

/** The draft that a run of October makes of a setting. */
async function run(setting: string): Promise<string> {
  const { server, db } = seeded
  const of = { month: '2026-10', fee_settings: [setting], all_apartments: '0', apartments: [home] }
  const { id } = recordOf(await post('group-fee-slips', of))
  const { principals } = server.services
  await runFees({ db, principals, events: { publish: () => undefined } }, id)
  const [fee] = rowsOf(
    await desk.a(`GET fees?building_id=1&apartment_id=${home}&fee_type=WATER&status=draft`),
  )
  return String(fee?.id)
}

const vatOf = (percent: number, booked_as: string | undefined) => [
  { code: 'vat', name: 'VAT', percent, ...(booked_as !== undefined && { booked_as }) },
]

describe('a fee of a setting', () => {
  test.each([
    ['without a word is revenue', {}, vatOf(8, undefined), ['receivable 1080', 'revenue WATER -1080']],
    ['whose price contains VAT', { vat_percent: 8 }, [], ['receivable 1000', 'revenue WATER -926', 'output_vat WATER -74']],
    ['on which VAT is added', {}, vatOf(8, 'output_vat'), ['receivable 1080', 'revenue WATER -1000', 'output_vat WATER -80']],
    ['that is collected for others', { income_kind: 'collected_for_others' }, vatOf(8, undefined), ['receivable 1080', 'collected_for_others WATER -1080']],
    ['with a surcharge of others', { vat_percent: 10 }, [{ code: 'env', name: 'Phí BVMT', percent: 10, booked_as: 'collected_for_others' }], ['receivable 1100', 'revenue WATER -909', 'output_vat WATER -91', 'collected_for_others WATER -100']],
  ])('%s', async (_what, setting, surcharges, lines) => {
    const id = await run(await priced(setting, { surcharges }))
    await done(desk.a(`POST fees/${id}/approve`, {}))
    expect(await booked(id)).toEqual(lines)
    await done(desk.a(`POST fees/${id}/void`, { reason: 'nhầm' }))
    const opposite = (line: string) => (line.includes('-') ? line.replace('-', '') : line.replace(/(\d+)$/, '-$1'))
    expect(await booked(id, 'fee_void')).toEqual(lines.map(opposite))
  }) // prettier-ignore

  test('keeps its parts whatever becomes of the setting, and many are approved at once', async () => {
    const setting = await priced({ vat_percent: 8 }, {})
    const id = await run(setting)
    expect(await partsOf(id)).toEqual(['1000', '74', '0', 8, 'own'])
    expect(
      outcome(await desk.a(`PATCH fee-settings/${setting}`, { income_kind: 'collected_for_others' })),
    ).toBe('200')
    await post('fees/approve', { ids: [id] })
    expect(await booked(id)).toEqual(['receivable 1000', 'revenue WATER -926', 'output_vat WATER -74'])
    expect(outcome(await desk.a(`PATCH fees/${id}`, { vat_percent: 10 }))).toMatch(/^409/)
  })

  test('is not changed by hand while it is a draft', async () => {
    const id = await run(await priced({}, {}))
    const reply = await desk.a(`PATCH fees/${id}`, { income_kind: 'collected_for_others' })
    expect([reply.status, faults(reply)]).toEqual([409, ['income_kind:fee_is_reckoned']])
    await done(desk.a(`DELETE fees/${id}?reason=sai`))
  })
})

describe('a fee that was entered', () => {
  test('says itself what it is', async () => {
    const { id } = recordOf(await desk.draft(home, '1080', { fee_type: 'WATER', vat_percent: 8 }))
    expect(await partsOf(id)).toEqual(['1080', '80', '0', 8, 'own'])
    await done(desk.a(`PATCH fees/${id}`, { amount: '2160' }))
    expect(await partsOf(id)).toEqual(['2160', '160', '0', 8, 'own'])
    await done(desk.a(`PATCH fees/${id}`, { income_kind: 'collected_for_others' }))
    expect((await partsOf(id)).slice(0, 3)).toEqual(['2160', '0', '2160'])
    await done(desk.a(`POST fees/${id}/approve`, {}))
    expect(await booked(id)).toEqual(['receivable 2160', 'collected_for_others WATER -2160'])
    await done(desk.a(`DELETE fees/${id}?reason=sai`))
    expect(await booked(id, 'fee_void')).toEqual(['receivable -2160', 'collected_for_others WATER 2160'])
  })

  test('is nobody’s word about the parts themselves', async () => {
    const reply = await desk.draft(home, '1080', { vat: '500', for_others: '500' })
    expect(reply.status === 201 ? await partsOf(recordOf(reply).id) : reply.status).toEqual(422)
  })
})

describe('a fee that is issued again', () => {
  const reissue = async (id: string, more: object) => {
    const reply = await desk.a(`POST fees/${id}/reissue`, { reason: 'Đọc sai', ...more })
    expect(outcome(reply)).toBe('200')
    return (reply.body.data as { issued: string }).issued
  }

  test('at another amount is of the same parts', async () => {
    const id = await run(
      await priced({}, { surcharges: [...vatOf(8, 'output_vat'), { code: 'env', name: 'BVMT', percent: 10, booked_as: 'collected_for_others' }] }),
    ) // prettier-ignore
    await done(desk.a(`POST fees/${id}/approve`, {}))
    expect(await partsOf(id)).toEqual(['1180', '80', '100', 8, 'own'])
    const issued = await reissue(id, { amount: '590' })
    expect(await partsOf(issued)).toEqual(['590', '40', '50', 8, 'own'])
    expect(await booked(issued)).toEqual([
      'receivable 590',
      'revenue WATER -500',
      'output_vat WATER -40',
      'collected_for_others WATER -50',
    ])
  })

  test('by its tariff is what the setting says now', async () => {
    const setting = await priced({ vat_percent: 8 }, {})
    const id = await run(setting)
    await done(desk.a(`POST fees/${id}/approve`, {}))
    const [tariff] = rowsOf(await desk.a(`GET tariffs?building_id=1&fee_setting_id=${setting}`))
    await done(desk.a(`PATCH tariffs/${tariff?.id}`, { tiers: [{ price: '1100' }] }))
    await done(desk.a(`PATCH fee-settings/${setting}`, { vat_percent: 10 }))
    const issued = await reissue(id, {})
    expect(await partsOf(issued)).toEqual(['1100', '100', '0', 10, 'own'])
    expect(await booked(id, 'fee_void')).toEqual([
      'receivable -1000',
      'revenue WATER 926',
      'output_vat WATER 74',
    ])
  })

  test('from nothing is what the fee would have been', async () => {
    const id = await desk.fee(home, '0', { fee_type: 'WATER', vat_percent: 8 })
    expect(await partsOf(await reissue(id, { amount: '1080' }))).toEqual(['1080', '80', '0', 8, 'own'])
  })
})
