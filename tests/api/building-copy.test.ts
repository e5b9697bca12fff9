import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedReferences, copyRuleOf } from '#core/derive/copying.ts'
import { writableFields } from '#core/derive/fields.ts'
import { holdsFiles } from '#core/derive/files.ts'
import { monthOf, officeToday } from '#core/days.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { openSeededServer, right, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { every, kinds, openCopier, type Row } from '#tests/support/server/building-copier.ts'

// Building 1 is set up as an office's is; others take it over.
let seeded: SeededServer
let copier: ReturnType<typeof openCopier>
beforeAll(async () => {
  seeded = await openSeededServer()
  copier = openCopier(seeded)
  await setUp(copier)
})
afterAll(() => seeded.close())

const ruleNames = { block: 'Theo tháp', type: 'Theo loại căn', over: 'Đã hết hạn' }
const naming = 'Hợp đồng nêu tên tòa nhà'
const note = '<p>Ban quản lý tòa nhà cảm ơn.</p>'

/** What the demo's building lacks of what an office has. */
async function setUp({ admin, made, rowsIn }: typeof copier): Promise<void> {
  const [setting] = await rowsIn(registry.fee_setting, '1')
  const [type] = await rowsIn(registry.apartment_type, '1')
  const rule = { fee_setting_id: setting?.id, from_month: '2024-01', effect: 'charge', coefficient: 2 }
  await made('fee-rules', { ...rule, name: ruleNames.block, blocks: [seeded.ids.BLOCK1] })
  await made('fee-rules', { ...rule, name: ruleNames.type, apartment_types: [type?.id] })
  await made('fee-rules', { ...rule, name: ruleNames.over, to_month: '2024-12' })
  await made('permission-groups', {
    name: 'Kế toán tòa nhà',
    group_permissions: [right('manage_fee', 'read', 'create')],
  })
  // A rate that no law of the country has: the fee that is priced with it needs it first.
  await made('vat-rates', { percent: 7, law_number: 'NQ-07', from_date: '2024-01-01' })
  await made('fee-settings', {
    code: 'P7',
    name: 'Phí chịu thuế 7%',
    fee_type: 'OTHERS',
    price_type: 'all_in',
    vat_percent: 7,
  })
  const source = (await admin('GET buildings/1')).body.data as Row
  await made('contract-templates', {
    code: 'HD-TEN',
    name: naming,
    type: 'service',
    body: `<p>Bên A: ban quản lý ${String(source.name)}</p>`,
  })
  const [fund] = (await rowsIn(registry.cash_account, '1')).filter((row) => row.account_sub_type === 'bank')
  if (fund !== undefined)
    await made('report/chart-accounts', { posting: 'bank', cash_account_id: fund.id, code: '1121X' })
}

/** As JSON, with the line breaks of formatted text in one spelling: a written text has the sanitiser's. */
const oneBreak = (value: unknown) => JSON.stringify(value).replaceAll('<br />', '<br>')

/** What a record says for itself, of what a copy takes as it is. */
function ownValues(entity: AnyEntity, row: Row): string {
  const { without = [], set = {}, dated, single } = copyRuleOf(entity) ?? { ticked: true }
  const changed = [...without, ...Object.keys(set), ...(single === undefined ? [] : [single.flag])]
  const references = copiedReferences(entity).map(({ field }) => field)
  const names = Object.entries(writableFields(entity, 'create')).flatMap(([name, field]) =>
    changed.includes(name) || references.includes(name) || holdsFiles(field) ? [] : [name],
  )
  return oneBreak(
    names
      .filter((name) => dated?.restarts !== true || name !== dated.from)
      .map((name) => [name, row[name] ?? null]),
  )
}

test('a new building takes what another one is set up with, and nothing else of it', async () => {
  const { rowsIn, newBuilding, copy } = copier
  const target = await newBuilding('NEW1')
  const before = new Map<string, readonly Row[]>()
  for (const entity of kinds) before.set(entity.name, await rowsIn(entity, target))
  const foretold = await copy(target, every, { step: '/preview' })
  for (const entity of kinds) expect(await rowsIn(entity, target)).toEqual(before.get(entity.name))
  const done = await copy(target)
  expect(done).toEqual(foretold)

  const ids = new Map<string, ReadonlySet<string>>()
  for (const entity of kinds) {
    if (entity.scope !== 'building') continue
    const { name } = entity
    const [theirs, ours] = [await rowsIn(entity, '1'), await rowsIn(entity, target)]
    const known = new Set(before.get(name)?.map(({ id }) => id))
    ids.set(name, new Set(ours.map(({ id }) => id)))
    const fresh = ours.filter(({ id }) => !known.has(id))
    const said = theirs.map((row) => ownValues(entity, row))
    for (const row of fresh) expect(said, name).toContain(ownValues(entity, row))
    const { found = 0, made: count = 0, kept = 0, left_out: leftOut = [] } = done[name] ?? {}
    expect([name, count + kept + leftOut.length]).toEqual([name, found])
    expect(fresh.length, name).toBeLessThanOrEqual(count)
    // Nothing points back into the source, nor at its people.
    for (const { field, target: named } of copiedReferences(entity)) {
      const pointed = fresh.flatMap((row) => [row[field] ?? []].flat().map(String))
      expect([`${name}.${field}`, pointed.filter((id) => ids.get(named)?.has(id) !== true)]).toEqual([
        `${name}.${field}`,
        [],
      ])
    }
  }
  expect(done.fee_setting).toMatchObject({ left_out: [], emptied: [] })
  expect(done.contract_template?.mentions).toEqual([naming])
  // Enough of it was there to be compared.
  const empty = kinds.filter(({ name }) => done[name]?.found === 0).map(({ name }) => name)
  expect(empty.length, empty.join()).toBeLessThan(8)

  // Each copy is in the log, and a template has its first version.
  const told: readonly string[] = ['log', 'template_version']
  const others = Object.values(registry as Readonly<Record<string, AnyEntity>>).filter(
    ({ copied, name }) => copied === 'never' && !told.includes(name),
  )
  for (const { name } of others) {
    const [row] = await seeded.db.query<{ count: number }>(
      `select count(*)::int as count from "${name}" where building_id = $1`,
      [target],
    )
    expect([name, row?.count]).toEqual([name, 0])
  }
  const [members] = await seeded.db.query<{ count: number }>(
    `select count(*)::int as count from account_permission_groups m
      join permission_group g on g.id = m.permission_group_id where g.building_id = $1`,
    [target],
  )
  expect(members?.count).toBe(0)
})

test('pressed twice, by two at once, it adds nothing more', async () => {
  const { rowsIn, newBuilding, copy } = copier
  const target = await newBuilding('TWICE')
  const [one, other] = await Promise.all([copy(target), copy(target)])
  const counts = async () => Promise.all(kinds.map(async (entity) => (await rowsIn(entity, target)).length))
  const after = await counts()
  for (const { name } of kinds)
    expect([name, Math.min(one[name]?.made ?? 0, other[name]?.made ?? 0)]).toEqual([name, 0])
  const again = await copy(target)
  expect(Object.values(again).filter((kind) => kind.made > 0)).toEqual([])
  expect(await counts()).toEqual(after)
})

test('prices that hold today or later come, rules hold from today, schedules wait', async () => {
  const { rowsIn, rowIn, newBuilding, copy } = copier
  const target = await newBuilding('DATES')
  const { fee_rule: rules, tariff } = await copy(target)
  const sources = await rowsIn(registry.tariff, '1')
  const today = officeToday()
  const isOver = (row: Row) =>
    (typeof row.valid_to === 'string' && row.valid_to < today) ||
    sources.some(
      (one) =>
        one.fee_setting_id === row.fee_setting_id &&
        String(one.valid_from) > String(row.valid_from) &&
        String(one.valid_from) <= today,
    )
  const holding = sources.filter((row) => !isOver(row))
  expect(holding.length).toBeLessThan(sources.length)
  expect(tariff).toMatchObject({ found: holding.length, made: holding.length, left_out: [] })
  const copied = await rowsIn(registry.fee_rule, target)
  expect(copied.map(({ name }) => name)).not.toContain(ruleNames.over)
  expect(await rowIn(registry.fee_rule, target, { name: ruleNames.type })).toMatchObject({
    from_month: monthOf(today),
    coefficient: 2,
  })
  expect(rules?.left_out).toEqual([
    { title: ruleNames.block, errorCode: 'copy_reference_missing', field: 'blocks' },
  ])
  const schedules = await rowsIn(registry.fee_schedule, target)
  expect(schedules.length).toBeGreaterThan(0)
  expect(schedules.filter((row) => row.is_active === true || row.last_month !== null)).toEqual([])
})

test('what the office has made itself stays, and what every building begins with gives way', async () => {
  const { admin, made, changed, rowsIn, rowIn, newBuilding, copy } = copier
  const [source, target, fresh] = [
    await newBuilding('FROM'),
    await newBuilding('BEGUN'),
    await newBuilding('FRESH'),
  ]
  const template = (buildingId: string, code: string) =>
    rowIn(registry.example_template, buildingId, { code })
  const change = async (buildingId: string, code: string, more: object) =>
    changed(`example-templates/${(await template(buildingId, code))?.id}`, more)
  const [edited, chosen] = ['TemplateNotice_VI', 'TemplateNotice_KM']
  const before = await template(source, edited)
  const text = `${String(before?.content)}${note}`
  await change(source, edited, { content: text, is_default: true })
  await change(target, chosen, { name: 'Mẫu của tòa này', is_default: true })
  const feeOf = (buildingId: string, code: string, name: string) =>
    made('fee-settings', { building_id: buildingId, code, name, fee_type: 'MANAGEMENT', price_type: 'area' })
  const theirs = await feeOf(source, 'QL', 'Phí quản lý')
  const mine = await feeOf(target, 'ql', 'Phí của tòa này')
  await made('tariffs', {
    building_id: source,
    name: 'Giá',
    fee_setting_id: theirs.id,
    valid_from: '2024-01-01',
    tiers: [{ price: '9000' }],
  })
  const done = await copy(target, every, { source })
  expect(done.fee_setting).toMatchObject({ found: 1, kept: 1, made: 0, left_out: [] })
  expect((await admin(`GET fee-settings/${mine.id}`)).body.data).toMatchObject({ name: 'Phí của tòa này' })
  // The source's price is a price of the fee that is there, and has none of its own.
  expect(await rowsIn(registry.tariff, target)).toMatchObject([{ fee_setting_id: mine.id, name: 'Giá' }])
  const taken = await template(target, edited)
  expect(taken?.is_default).toBe(false)
  expect(oneBreak(taken?.content)).toBe(oneBreak(text))
  expect(await template(target, chosen)).toMatchObject({ name: 'Mẫu của tòa này', is_default: true })
  expect(done.example_template).toMatchObject({ made: 1, kept: 11 })
  await copy(fresh, ['example_template'], { source })
  expect(await template(fresh, edited)).toMatchObject({ is_default: true })
})

test('the building’s own settings are taken where it has said nothing itself', async () => {
  const { admin, changed, newBuilding, copy } = copier
  const target = await newBuilding('OWN')
  await changed('buildings/1', {
    approval_limit: '5000000',
    chart: 'tt99',
    code_patterns: [{ record: 'contract', pattern: 'HD-A-{000}' }],
  })
  await changed(`buildings/${target}`, { code_patterns: [{ record: 'contract', pattern: 'HD-B-{000}' }] })
  const done = await copy(target, ['building'])
  expect(done.building).toMatchObject({ found: 1, made: 1, emptied: [] })
  expect((await admin(`GET buildings/${target}`)).body.data).toMatchObject({
    code: 'OWN',
    name: 'Tòa OWN',
    approval_limit: '5000000',
    chart: 'tt99',
    code_patterns: [{ record: 'contract', pattern: 'HD-B-{000}' }],
  })
  expect((await copy(target, ['building'])).building).toMatchObject({ made: 0, kept: 1 })
})

test('a building with another currency, or in another country, is offered no prices and no tax', async () => {
  const { changed, rowsIn, newBuilding, copy } = copier
  const abroad = await newBuilding('KH')
  await changed(`buildings/${abroad}`, { country: 'KH' })
  for (const target of [await newBuilding('USD', 'usd'), abroad]) {
    const done = await copy(target)
    const priced = kinds.filter((entity) => copyRuleOf(entity)?.sameCurrency === true)
    for (const { name } of priced)
      expect([name, done[name]?.refused, done[name]?.made]).toEqual([name, 'copy_other_currency', 0])
    expect(done.checklist?.made).toBeGreaterThan(0)
    expect(await rowsIn(registry.tariff, target)).toEqual([])
  }
})

test('what is not ticked is only counted, and what needs it says so', async () => {
  const { newBuilding, copy } = copier
  const target = await newBuilding('SOME')
  const done = await copy(target, ['tariff'])
  expect(done.checklist).toMatchObject({ made: 0, kept: 0, left_out: [] })
  expect(done.checklist?.found).toBeGreaterThan(0)
  expect(done.tariff?.made).toBe(0)
  expect(done.tariff?.left_out.length).toBe(done.tariff?.found)
  expect(done.tariff?.left_out[0]).toMatchObject({
    errorCode: 'copy_reference_missing',
    field: 'fee_setting_id',
  })
  expect((await copy(target, [], { step: '/preview' })).tariff).toMatchObject({ made: 0, left_out: [] })
})

test('no price comes beside the prices that a fee has, or to a fee that is reckoned in another way', async () => {
  const { made, rowsIn, newBuilding, copy } = copier
  const [source, target] = [await newBuilding('PRICED'), await newBuilding('OWNPRICE')]
  const priced = async (building_id: string, code: string, price_type: string, price?: string) => {
    const fee = { building_id, code, name: code, fee_type: 'OTHERS', price_type }
    const { id } = await made('fee-settings', fee)
    if (price !== undefined)
      await made('tariffs', {
        building_id,
        name: `Giá ${code}`,
        fee_setting_id: id,
        valid_from: `${price.slice(0, 4)}-01-01`,
        tiers: [{ price }],
      })
  }
  await priced(source, 'RIENG', 'area', '2025')
  await priced(target, 'RIENG', 'area', '2024')
  await priced(source, 'KHAC', 'all_in', '2025')
  await priced(target, 'KHAC', 'area')
  const done = await copy(target, ['fee_setting', 'tariff'], { source })
  expect(done.tariff).toMatchObject({ found: 2, made: 0 })
  expect(done.tariff?.left_out.map(({ title }) => title).toSorted()).toEqual(['Giá KHAC', 'Giá RIENG'])
  expect(await rowsIn(registry.tariff, target)).toMatchObject([
    { name: 'Giá RIENG', valid_from: '2024-01-01' },
  ])
})
