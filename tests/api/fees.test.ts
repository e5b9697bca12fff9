import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  faults,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let setting: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  const values = { building_id: '1', code: 'WATER', name: 'Water', fee_type: 'WATER', price_type: 'metered' }
  setting = recordOf(await a('POST fee-settings', values)).id
})
afterAll(() => seeded.close())

const tariff = (more: object) =>
  a('POST tariffs', {
    building_id: '1',
    name: 'T',
    fee_setting_id: setting,
    valid_from: '2026-01-01',
    tiers: [{ up_to: 10, price: '8500' }, { price: '9900' }],
    ...more,
  })

test.each([
  ['no tier', { tiers: [] }, 'tiers:required'],
  ['a last tier with a bound', { tiers: [{ up_to: 10, price: '1' }] }, 'tiers.0.up_to:tariff_open_end'],
  ['bounds that do not rise', { tiers: [{ up_to: 9, price: '1' }, { up_to: 9, price: '1' }, { price: '2' }] }, 'tiers.2.up_to:tariff_not_rising'],
  ['a negative price', { tiers: [{ price: '-1' }] }, 'tiers.0.price:invalid_amount'],
  ['a surcharge on one that does not stand before it', { surcharges: [{ code: 'a', name: 'A', percent: 5, of: 'b' }] }, 'surcharges.0.of:surcharge_base_unknown'],
  ['a surcharge said twice', { surcharges: [{ code: 'a', name: 'A', percent: 5 }, { code: 'a', name: 'B', percent: 5 }] }, 'surcharges.1.code:duplicate_value'],
  ['an end before its beginning', { valid_to: '2025-12-31' }, 'valid_to:invalid_not_before'],
])('%s is refused, and said where', async (_what, more, fault) => {
  expect(faults(await tariff(more))).toEqual([fault])
}) // prettier-ignore

test('one tariff a day for each fee, dated rows beside each other, and no fee is deleted beneath them', async () => {
  expect(outcome(await tariff({}))).toBe('201')
  expect(outcome(await tariff({}))).toBe('422 record_exists')
  expect(outcome(await tariff({ valid_from: '2026-07-01' }))).toBe('201')
  expect(outcome(await a(`DELETE fee-settings/${setting}`))).toBe('409 fee_setting_has_tariffs')
})

test('ky_phi names the fees of a building, in the order in which they are collected', async () => {
  const values = {
    building_id: '1',
    code: 'LAST',
    name: 'Last',
    fee_type: 'OTHERS',
    price_type: 'all_in',
    priority: 99,
  }
  await a('POST fee-settings', values)
  const { body } = await a('GET setting/settings/detail?code=ky_phi&building_id=1')
  const { content } = body.setting as { content: { code: string; fee_type: string }[] }
  expect(content.at(-1)).toMatchObject({ code: 'LAST', fee_type: 'OTHERS' })
  expect(content.some(({ code }) => code === 'WATER')).toBe(true)
})
