import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { chargeFor } from '#domain/money/charge.ts'
import { parkingAmount } from '#domain/money/proration.ts'
import { priceTariff } from '#domain/money/tariff.ts'
import { runFees } from '#api/fees/fee-run.ts'
import { faults, outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openRunServer, partsOf, type RunServer } from '#tests/support/money/run-server.ts'
import { furnish, known, tariffs, tiers } from './known-month.ts'

/** Fees that the demo's building charges. */
const settings = 6

let runner: RunServer
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
})
afterAll(() => runner.seeded.close())

const made = async (month: string, more: object = {}) => {
  const reply = await runner.ask(month, more)
  expect([outcome(reply), reply.body.errors]).toEqual(['201', undefined])
  return runner.over(recordOf(reply).id)
}
const retried = async (id: string) => {
  expect(outcome(await runner.a(`POST group-fee-slips/${id}/retry`, {}))).toBe('200')
  return runner.over(id)
}

test('a run makes the fees of a confirmed month: by area with tax, by readings, by vehicles, by garden', async () => {
  await furnish(runner)
  const language_contents = [{ language_code: 'km', name: 'ថ្លៃគ្រប់គ្រង' }]
  await runner.a(`PATCH fee-settings/${await runner.setting('PQL')}`, { language_contents })
  const run = await made('2026-10')
  const fees = await runner.fees('2026-10')
  // By hand: 118.9 m² × 9,000 + 8 %; 350 kWh and 35 m³ as public tariffs have them, the water with 5 % VAT and 10 % for waste water; a motorbike, and a car for 16 days of 31.
  expect(fees['1/PQL']).toBe('1155708')
  expect(fees['1/DIEN']).toBe('979560')
  expect(fees['1/NUOC']).toBe('550850')
  expect(fees['1/GUIXE']).toBe('719355')
  expect(fees['1/SANVUON']).toBe('74000')
  // A fee keeps the names that its setting had.
  const named = rowsOf(await runner.a('GET fees?building_id=1&month=2026-10&fee_type=MANAGEMENT&limit=all'))
  expect(named.length).toBeGreaterThan(0)
  for (const one of named) expect(one).toMatchObject({ language_contents })
  // Handed over on the 16th: 77.35 m² × 9,000 × 16/31 = 359,303.2…, and 8 % of it.
  expect(fees['11/PQL']).toBe('388047')

  const expected = new Map<string, string>()
  const dated = { id: '1', name: 'T', decision: null, from: '2026-01-01', to: null }
  const facts = { gardenArea: null, people: 1, hasMeter: false, readings: [], vehicles: [] }
  const parked = { month: '2026-10', currency: 'vnd' } as const
  for (const { id, area, garden, from, electricity, water, vehicles } of await known(runner)) {
    const rule = {
      month: '2026-10',
      currency: 'vnd',
      rates: {},
      priceType: 'area',
      tariffs: [{ ...tariffs.management, ...dated }],
    } as const
    const managed = chargeFor(rule, { ...facts, area, term: { from } })
    if ('charge' in managed) expected.set(`${id}/PQL`, managed.charge.amount)
    if (electricity !== null)
      expected.set(`${id}/DIEN`, priceTariff(electricity, 1, tariffs.electricity).total)
    if (water !== null) expected.set(`${id}/NUOC`, priceTariff(water, 1, tariffs.water).total)
    if (garden !== null)
      expected.set(
        `${id}/SANVUON`,
        priceTariff(garden, 1, { ...tariffs.management, tiers: tiers([null, '4000']), surcharges: [] }).total,
      )
    const parking = sumAmounts(
      vehicles.map(({ price, by, from: begins, to }) =>
        parkingAmount(price, by, parked.month, { term: { from: begins, to }, currency: parked.currency }),
      ),
    )
    if (parking !== '0') expected.set(`${id}/GUIXE`, parking)
  }
  expect(fees).toEqual(Object.fromEntries(expected))

  const apartments = await runner.charged()
  expect(run).toMatchObject({
    status: 'success',
    problem: null,
    total: apartments.length,
    done: apartments.length,
  })
  expect(run).toMatchObject({
    created: expected.size,
    failed_count: 0,
    skipped: apartments.length * settings - expected.size,
  })
  expect(run.finished_at).not.toBeNull()
  expect(await runner.errors(run.id)).toEqual([])
})

test('each fee is a draft with its trace, its slip and its audit line, and owes nothing yet', async () => {
  const [row] = rowsOf(
    await runner.a('GET fees?building_id=1&month=2026-10&apartment_id=1&fee_type=ELECTRICITY'),
  )
  expect(row).toMatchObject({ status: 'draft', settled: '0', consumption: 350 })
  const { body } = await runner.a(`GET fees/${String(row?.id)}/trace`)
  const { periods } = body.data as { periods: { lines: { quantity: string; amount: string }[] }[] }
  expect(periods[0]?.lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
    ['50', '99200'],
    ['50', '102500'],
    ['100', '238000'],
    ['100', '299800'],
    ['50', '167500'],
  ])
  const [counts] = await runner.db
    .query(`select count(*)::int as fees, count(t.fee_id)::int as traces, count(f.fee_slip_id)::int as slips,
      count(distinct f.fee_slip_id)::int as own_slips, count(l.id)::int as lines, (select count(*)::int from ledger_entry) as entries
    from fee f left join fee_trace t on t.building_id = f.building_id and t.fee_id = f.id
      left join log l on l.resource = 'fee' and l.record_id = f.id::text and l.action = 'create' where f.month = '2026-10'`)
  const fees = Number(counts?.fees)
  const apartments = (await runner.charged()).length
  expect(counts).toEqual({ fees, traces: fees, slips: fees, own_slips: apartments, lines: fees, entries: 0 })
})

test('apartments that are not handed over, or closed, are charged nothing', async () => {
  const [row] = await runner.db
    .query(`select count(*)::int as fees from fee f join apartment a on a.id = f.apartment_id
    where a.handover_status in ('inactive', 'wait_handover', 'closed')`)
  expect(row).toEqual({ fees: 0 })
  const [other] = await runner.db.query('select count(*)::int as fees from fee where building_id = 2')
  expect(other).toEqual({ fees: 0 })
})

test('a second run of the month makes nothing, and a fee that was deleted or voided is made again', async () => {
  const before = await runner.fees('2026-10')
  const again = await made('2026-10')
  expect(again).toMatchObject({
    status: 'success',
    created: 0,
    failed_count: 0,
    skipped: again.total * settings,
  })
  const ids = async (type: string) =>
    rowsOf(await runner.a(`GET fees?building_id=1&month=2026-10&apartment_id=1&fee_type=${type}`)).map(
      ({ id }) => String(id),
    )
  const [managed = ''] = await ids('MANAGEMENT')
  const [water = ''] = await ids('WATER')
  expect(outcome(await runner.a(`DELETE fees/${managed}?reason=sai`))).toBe('200')
  expect(outcome(await runner.a(`POST fees/${water}/approve`, {}))).toBe('200')
  expect(outcome(await runner.a(`POST fees/${water}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(await made('2026-10')).toMatchObject({ created: 2, failed_count: 0 })
  expect(await runner.fees('2026-10')).toEqual(before)
  expect(await ids('MANAGEMENT')).not.toContain(managed)
})

test('only the chosen apartments and fees are made', async () => {
  const [water, management] = [await runner.setting('NUOC'), await runner.setting('PQL')]
  const more = { fee_settings: [management], apartments: ['2', '3'] }
  const run = await made('2026-09', more)
  expect(Object.keys(await runner.fees('2026-09')).toSorted()).toEqual(['2/PQL', '3/PQL'])
  expect(run).toMatchObject({ total: 2, done: 2, created: 2, skipped: 0, failed_count: 0 })
  // An apartment that is not handed over is not charged, even if it is chosen.
  const [empty] = await runner.db.query<{ id: string }>(
    `select id::text from apartment where building_id = 1 and handover_status = 'wait_handover' limit 1`,
  )
  const none = await made('2026-09', {
    fee_settings: [water],
    all_apartments: false,
    apartments: [empty?.id],
  })
  expect(none).toMatchObject({ status: 'success', total: 0, done: 0, created: 0 })
})

test('a run without apartments, without a fee, or for a closed month is refused', async () => {
  const { db, a } = runner
  // Leaving it out does not mean all.
  for (const of of [{ all_apartments: false }, {}, { all_apartments: false, apartments: [], blocks: [] }])
    expect(faults(await a('POST group-fee-slips', { building_id: '1', month: '2026-09', ...of }))).toEqual([
      'apartments:apartments_required',
    ])
  await db.execute('update fee_setting set is_active = false where building_id = 1')
  expect(faults(await runner.ask('2026-09'))).toEqual(['fee_settings:project_fee_not_found'])
  await db.execute('update fee_setting set is_active = true where building_id = 1')
  const early = await made('2025-12')
  await db.execute(`insert into closed_month (building_id, month) values (1, '2026-01')`)
  expect(outcome(await runner.ask('2026-01'))).toBe('409 month_closed')
  expect(outcome(await runner.ask('2025-12'))).toBe('409 month_closed')
  expect(outcome(await a(`POST group-fee-slips/${early.id}/retry`, {}))).toBe('409 month_closed')
  await db.execute(`update closed_month set status = 'reopened'`)
  expect(outcome(await runner.ask('2026-01'))).toBe('201')
})

test('a fee that is switched off is not charged for being named, before a run begins or after', async () => {
  const { db, parts } = { db: runner.db, parts: partsOf(runner.seeded) }
  const [water, management] = [await runner.setting('NUOC'), await runner.setting('PQL')]
  const named = { fee_settings: [management, water] }
  const switched = (on: boolean) =>
    db.execute('update fee_setting set is_active = $1 where id = $2', [on, water])
  await switched(false)
  expect(faults(await runner.ask('2026-05', named))).toEqual(['fee_settings:project_fee_not_found'])
  await switched(true)
  const run = await made('2026-05', named)
  await db.execute(`update group_fee_slip set status = 'running', cursor = 0 where id = $1`, [run.id])
  await switched(false)
  await runFees(parts, run.id)
  expect(await runner.run(run.id)).toMatchObject({ status: 'failed', problem: 'project_fee_not_found' })
  await switched(true)
})

test('runs started together make one set of fees', async () => {
  const month = '2026-08'
  const replies = await Promise.all(Array.from({ length: 4 }, () => runner.ask(month)))
  const runs = await Promise.all(replies.map((reply) => runner.over(recordOf(reply).id)))
  expect(runs.map(({ status }) => status)).toEqual(['success', 'success', 'success', 'success'])
  const fees = Object.keys(await runner.fees(month)).length
  expect(fees).toBeGreaterThan(100)
  expect(runs.reduce((sum, { created }) => sum + created, 0)).toBe(fees)
  for (const { created, skipped, failed_count, total } of runs)
    expect(created + skipped + failed_count).toBe(total * settings)
})

test('a run that runs again keeps its own fees in its count', async () => {
  const run = await made('2026-07', { fee_settings: [await runner.setting('PQL')] })
  // Apartment 11 was not handed over yet.
  expect(run).toMatchObject({ created: run.total - 1, skipped: 1 })
  await runner.db.execute(
    `update fee set deleted_at = now() where month = '2026-07' and apartment_id in (1, 2)`,
  )
  expect(await retried(run.id)).toMatchObject({
    status: 'success',
    created: run.created,
    skipped: 1,
    done: run.total,
  })
})

test('a run for one block charges its apartments; the month’s later run makes the others’ and none twice', async () => {
  const { db } = runner
  const block = recordOf(await runner.a('POST blocks', { building_id: '1', code: 'ZZ', name: 'Tháp Z' }))
  await db.execute(
    `update apartment set block_id = $1 where id in (select id from apartment where building_id = 1
      and handover_status = 'handover' and deleted_at is null order by id limit 5)`,
    [block.id],
  )
  const size = async (of: object) =>
    recordOf(await runner.a('POST group-fee-slips/preview', { building_id: '1', month: '2026-12', ...of }))
      .apartments
  const [few, whole] = [await size({ blocks: [block.id] }), await size({ all_apartments: true })]
  const first = await made('2026-12', { blocks: [block.id] })
  expect(first.total).toBe(5)
  const ofBlock = await runner.fees('2026-12')
  expect(Object.keys(ofBlock)).toHaveLength(first.created)
  const homes = await db.query<{ block: string }>(
    `select distinct a.block_id::text as block from fee f join apartment a on a.id = f.apartment_id where f.month = '2026-12'`,
  )
  expect(homes).toEqual([{ block: block.id }])
  const shown = recordOf(await runner.a(`GET group-fee-slips/${first.id}`))
  expect(shown).toMatchObject({ name: '12/2026 · Tháp Z', all_apartments: false })
  const all = await made('2026-12')
  expect(all.total).toBeGreaterThan(first.total)
  expect([few, whole, await size({})]).toEqual([first.total, all.total, 0])
  expect(all.skipped).toBeGreaterThanOrEqual(first.created)
  const charged = await runner.fees('2026-12')
  expect(charged).toMatchObject(ofBlock)
  expect(Object.keys(charged)).toHaveLength(first.created + all.created)
  const refused = await runner.ask('2026-12', { all_apartments: false })
  expect(faults(refused)).toEqual(['apartments:apartments_required'])
})
