import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { partsOf } from '#tests/support/money/run-server.ts'

// A correction takes people and vehicles as they were known when the month was billed.
let seeded: SeededServer
let desk: CashDesk
let used = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })

async function settingOf(priceType: string, feeType: string, tariff?: object): Promise<string> {
  used += 1
  const { id } = recordOf(
    await post('fee-settings', { code: `K${used}`, name: 'Phí', fee_type: feeType, price_type: priceType }),
  )
  const reply =
    tariff && (await post('tariffs', { name: 'T', fee_setting_id: id, valid_from: '2024-01-01', ...tariff }))
  expect(reply?.status ?? 201).toBe(201)
  return id
}

/** Charges one apartment for October and approves its fee; returns it. */
async function bill(home: string, setting: string) {
  const of = { month: '2026-10', fee_settings: [setting], all_apartments: '0', apartments: [home] }
  const { id } = recordOf(await post('group-fee-slips', of))
  await runFees(partsOf(seeded), id)
  const [fee] = rowsOf(await desk.a(`GET fees?building_id=1&fee_setting_id=${setting}`))
  expect((await desk.a(`POST fees/${String(fee?.id)}/approve`, {})).status).toBe(200)
  return { id: String(fee?.id), amount: String(fee?.amount) }
}

const reissue = (id: string, more: object = {}) =>
  desk.a(`POST fees/${id}/reissue`, { reason: 'Sai', ...more })

test('people who are registered after a month was billed do not change its correction', async () => {
  const home = desk.apartment(0)
  await desk.a(`PATCH apartments/${home}`, { register_people_number: 1 })
  const tiers = [{ up_to: 10, price: '1000' }, { price: '5000' }]
  const setting = await settingOf('metered', 'INDEXED', { tiers, per: 'person' })
  await post('indexed-fees', { apartment_id: home, month: '2026-10', old_index: 100, new_index: 130 })
  const fee = await bill(home, setting)
  // 10 × 1,000 + 20 × 5,000
  expect(fee.amount).toBe('110000')
  for (const people of [2, 3])
    expect((await desk.a(`PATCH apartments/${home}`, { register_people_number: people })).status).toBe(200)
  expect(faults(await reissue(fee.id))).toEqual(['amount:nothing_to_correct'])
  const first = recordOf(await reissue(fee.id, { new_index: 125 })) as unknown as Record<string, string>
  expect(first.after).toBe('85000')
  // What was registered between two corrections is not known at the second one either.
  await desk.a(`PATCH apartments/${home}`, { register_people_number: 4 })
  const second = recordOf(await reissue(first.issued ?? '', { new_index: 130 })) as unknown as Record<
    string,
    string
  >
  expect(second.after).toBe('110000')
})

test('vehicles and card prices count as they were, whatever dates later ones name', async () => {
  const home = desk.apartment(1)
  const setting = await settingOf('parking', 'PARKING')
  const card = recordOf(
    await post('vehicle-card-types', { code: 'XM', name: 'Xe máy', unit_price: '100000' }),
  ).id
  const vehicle = async (plate: string, more: object) => {
    const { id } = recordOf(
      await post('vehicles', {
        apartment_id: home,
        license_plate: plate,
        apply_by: 'day',
        register_from: '2025-01-01',
        ...more,
      }),
    )
    await desk.a(`POST vehicles/${id}/approve`, {})
    return id
  }
  await seeded.db.execute('update vehicle set deleted_at = now() where apartment_id = $1', [home])
  const [kept, gone] = [
    await vehicle('29A10001', { card_type_id: card }),
    await vehicle('29A10002', { price: '50000' }),
  ]
  const fee = await bill(home, setting)
  expect(fee.amount).toBe('150000')
  await vehicle('29A10003', { price: '700000' })
  await desk.a(`PATCH vehicle-card-types/${card}`, { unit_price: '120000' })
  await desk.a(`PATCH vehicles/${kept}`, { price: '90000' })
  await desk.a(`DELETE vehicles/${gone}`)
  expect(faults(await reissue(fee.id))).toEqual(['amount:nothing_to_correct'])
  expect((await reissue(fee.id, { amount: '140000' })).status).toBe(200)
})
