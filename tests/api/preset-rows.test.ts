import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowName } from '#domain/presets/preset-row.ts'
import { offeredRows } from '#domain/presets/rows.ts'
import { outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import {
  everythingTyped as typed,
  openSetUpDesk,
  tickable,
  type SetUpOutcome,
} from '#tests/support/server/set-up-desk.ts'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'

// Every row that buildings are offered, as the product takes it, and what its prices charge; none of it by today's date.
let runner: RunServer
let desk: ReturnType<typeof openSetUpDesk>
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
  desk = openSetUpDesk(runner.seeded.as('ADM'))
})
afterAll(() => runner.seeded.close())

const adm: ReturnType<RunServer['seeded']['as']> = (...asked) => runner.seeded.as('ADM')(...asked)

test('everything is made of nothing in each currency, pressed again nothing more, and no row is refused', async () => {
  const places = [
    ['VN', 'vnd', 'ha_noi', {}],
    ['KH', 'riel', null, { currency_code: 'riel' }],
    ['KH', 'usd', null, { currency_code: 'usd' }],
    ['OTHER', 'usd', null, { currency_code: 'usd', country: 'OTHER' }],
  ] as const
  const added = new Set<string>()
  for (const [country, currency, city, more] of places) {
    const id = await desk.newBuilding(more)
    const rows = tickable(country, currency, city)
    // No law of another country sets a rate of VAT.
    const { management_vat, parking_vat, ...prices } = typed
    const vat =
      country === 'VN' ? { management_vat, parking_vat } : country === 'KH' ? { management_vat } : {}
    const body = { rows, ...prices, ...vat, ...(city === null ? {} : { city }) }
    const first: SetUpOutcome = await desk.setUp(id, body)
    expect([first.kept, first.waiting, first.denied, first.inactive]).toEqual([[], [], [], []])
    expect(first.added).toEqual(expect.arrayContaining(rows))
    for (const name of first.added) added.add(name)
    const again = await desk.setUp(id, body)
    expect([again.added, again.kept]).toEqual([[], first.added])
    const { body: state } = await adm(`GET buildings/${id}/set-up`)
    const { there, denied } = state.data as { there: string[]; denied: string[] }
    expect(denied).toEqual([])
    // An account is known again by the number that is typed for it.
    const known = first.added.filter((name) => name !== 'bank.MAINTENANCE')
    expect(there).toEqual(expect.arrayContaining(known))
    const [log] = await runner.db.query<{ lines: number }>(
      `select count(*)::int as lines from log where building_id = $1 and action = 'create'
      and resource in ('fee_setting', 'tariff', 'checklist', 'bank')`,
      [id],
    )
    expect(log?.lines).toBe(
      first.added.filter((name) => /^(fee_setting|tariff|checklist|bank)\./.test(name)).length,
    )
  }
  // Prices of another city, and those that have ended or are asked for once they have, are posted by themselves.
  const left = offeredRows.filter((row) => !added.has(rowName(row)))
  expect(left.filter(({ entity }) => entity !== 'tariff').map(rowName)).toEqual([])
  for (const row of left) {
    const country = row.countries?.[0] ?? 'VN'
    const currency = row.currencies?.[0] ?? (country === 'VN' ? 'vnd' : 'riel')
    const make = desk.rowPoster(await desk.newBuilding({ currency_code: currency }), { country, currency })
    await make(rowName(row))
    added.add(rowName(row))
  }
  expect([...added].toSorted()).toEqual(offeredRows.map(rowName).toSorted())
})

interface Home {
  readonly people?: number
  readonly households?: number
  readonly electricity?: number
  readonly water?: number
}

const meters = [
  ['electricity', 'meters/electricity', 'electric-meters'],
  ['water', 'meters/water', 'water-meters'],
] as const

/** What these homes are charged for October 2026 by these prices, in the order of the fees. */
async function chargedIn(prices: readonly string[], homes: readonly Home[]): Promise<string[][]> {
  const building_id = await desk.newBuilding({ deploy_month: '2026-10' })
  const make = desk.rowPoster(building_id, { country: 'VN', currency: 'vnd' })
  for (const price of prices) await make(price)
  const post = (path: string, values: object) => desk.post(path, { building_id, ...values })
  const block_id = await post('blocks', { code: 'A', name: 'A' })
  const ids: string[] = []
  for (const [at, home] of homes.entries()) {
    const apartment_id = await post('apartments', {
      code: `A-${at + 1}`,
      block_id,
      area: '70',
      register_people_number: home.people ?? null,
      households_number: home.households ?? 1,
    })
    ids.push(apartment_id)
    for (const [kind, path, readings] of meters) {
      if (home[kind] === undefined) continue
      const meter_id = await post(path, { code: `M-${at + 1}`, apartment_id })
      const month = { month: '2026-10', read_on: '2026-10-28', new_number: String(home[kind]) }
      const reading = await post(readings, { meter_id, ...month })
      expect(outcome(await adm(`POST ${readings}/${reading}/confirm`, {}))).toBe('200')
    }
  }
  await runner.db.query(
    `update apartment set handover_status = 'handover', handover_date = '2026-01-01' where building_id = $1 returning id`,
    [building_id],
  )
  const run = await post('group-fee-slips', { month: '2026-10', all_apartments: true })
  const status = async () => recordOf(await adm(`GET group-fee-slips/${run}`))['status']
  await expect.poll(status).not.toBe('running')
  const fees = await runner.db.query<{ home: string; amount: string }>(
    `select f.apartment_id::text as home, trim_scale(f.amount)::text as amount from fee f
      join fee_setting s on s.id = f.fee_setting_id and s.building_id = f.building_id
      where f.building_id = $1 order by s.priority`,
    [building_id],
  )
  return ids.map((id) => fees.filter(({ home }) => home === id).map(({ amount }) => amount))
}

test('461 kWh cost what a bill asks, 12 m³ what Hà Nội asks, and three households have three times the bounds', async () => {
  expect(
    await chargedIn(
      ['tariff.DIEN-1279', 'tariff.NUOC-HN'],
      [
        { electricity: 461, water: 12 },
        { electricity: 3 * 461, water: 3 * 12, households: 3 },
        // One household with the use of three pays most of it at the highest price.
        { electricity: 3 * 461 },
      ],
    ),
  ).toEqual([['1388405', '120520'], ['4165214', '361560'], ['4833734']])
})

test('in Hồ Chí Minh City a cubic metre costs one person 9,206, then 17,725, then 19,786', async () => {
  const sums = await chargedIn(
    ['tariff.NUOC-HCM'],
    [1, 4, 5, 6, 7].map((water) => ({ water, people: 1 })),
  )
  const [one = 0, four = 0, five = 0, six = 0, seven = 0] = sums.map(([sum]) => Number(sum))
  expect([one, five - four, seven - six]).toEqual([9206, 17_725, 19_786])
})
