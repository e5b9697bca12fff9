import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defineEntity, type AnyEntity } from '../entity.ts'
import {
  belongsTo,
  boolean,
  count,
  date,
  hasMany,
  lines,
  manyToMany,
  money,
  multiSelect,
  number,
  password,
  select,
  text,
  translated,
} from '../fields/index.ts'
import { defineRegistry } from '../registry.ts'
import { decodeListQuery, emptyQuery, encodeListQuery, type FilterNode, type ListQuery } from './query.ts'
import { costErrors } from './query-cost.ts'

const flat = defineEntity({
  name: 'flat',
  path: 'flats',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'code',
  fields: {
    code: text({ required: true, searchable: true }),
    page: text(),
    area: number(),
    price: money(),
    since: date(),
    let_out: boolean(),
    use: select({ options: ['home', 'shop'] }),
    tags: multiSelect({ options: ['a', 'b'] }),
    tower_id: belongsTo('tower'),
    people: hasMany('person', 'flat_id'),
    people_count: count('person', 'flat_id'),
    owners: manyToMany('person'),
    names: translated({ of: ['name'] }),
    rows: lines({ fields: { a: text() } }),
    secret: password(),
  },
  list: { columns: ['code'] },
  form: [],
})
const tower = defineEntity({
  name: 'tower',
  path: 'towers',
  scope: 'building',
  permission: 'manage_block',
  title: 'name',
  trash: false,
  fields: { name: text(), flats: hasMany('flat', 'tower_id') },
  list: { columns: [] },
  form: [],
})
const person = defineEntity({
  name: 'person',
  path: 'people',
  scope: 'building',
  permission: 'manage_resident',
  title: 'name',
  fields: { name: text(), flat_id: belongsTo('flat') },
  list: { columns: [] },
  form: [],
})
const registry = defineRegistry({ flat, tower, person })

const decode = (address: string, entity: AnyEntity = flat, extra: string[] = []) =>
  decodeListQuery(entity, registry, Object.fromEntries(new URLSearchParams(address)), extra)
const query = (address: string) => {
  const { query: read, errors } = decode(address)
  expect(errors).toBeUndefined()
  return read ?? emptyQuery()
}
const codes = (address: string) =>
  (decode(address).errors ?? []).map(({ field, code }) => `${field}: ${code}`)

describe('a list’s address', () => {
  test('without parameters is the first page of 20', () => expect(query('')).toEqual(emptyQuery()))

  test('reads every parameter', () =>
    expect(
      query(
        'building_id=7&page=3&limit=50&sort=-created_at,code&keyword=A%201&columns=id,code&with=tower,people&withCount=people&map=code&trashed=only',
      ),
    ).toEqual({
      buildingId: '7',
      page: 3,
      limit: 50,
      keyword: 'A 1',
      columns: ['id', 'code'],
      with: ['tower', 'people'],
      sort: [
        { field: 'created_at', desc: true },
        { field: 'code', desc: false },
      ],
      withCount: ['people'],
      map: 'code',
      trashed: 'only',
      filters: [],
      extra: {},
    }))

  test.each<[string, FilterNode[]]>([
    ['code=A-101', [{ field: 'code', operator: 'eq', value: 'A-101' }]],
    ['area[gte]=50', [{ field: 'area', operator: 'gte', value: 50 }]],
    ['let_out=1', [{ field: 'let_out', operator: 'eq', value: true }]],
    ['use[in]=home,shop', [{ field: 'use', operator: 'in', value: ['home', 'shop'] }]],
    ['tags[in][0]=a', [{ field: 'tags', operator: 'in', value: ['a'] }]],
    ['owners=5', [{ field: 'owners', operator: 'eq', value: '5' }]],
    ['since[between][0]=2026-01-01&since[between][1]=2026-02-01', [{ field: 'since', operator: 'between', value: ['2026-01-01', '2026-02-01'] }]],
    ['tower_id[null]=1', [{ field: 'tower_id', operator: 'null', value: true }]],
    ['tower_id[null]=0', [{ field: 'tower_id', operator: 'nnull', value: true }]],
    ['created_at[gte]=2026-02-01', [{ field: 'created_at', operator: 'gte', value: '2026-01-31T17:00:00.000Z' }]],
    ['building_id[in]=1,2', [{ field: 'building_id', operator: 'in', value: ['1', '2'] }]],
    ['page[eq]=x', [{ field: 'page', operator: 'eq', value: 'x' }]],
    ['or[0][code][contains]=A&or[1][page][contains]=A', [{ or: [{ field: 'code', operator: 'contains', value: 'A' }, { field: 'page', operator: 'contains', value: 'A' }] }]],
  ])('%s', (address, filters) => expect(query(address).filters).toEqual(filters)) // prettier-ignore

  test.each([
    ['nope=1', 'nope: unknown_field'],
    ['secret=1', 'secret: unknown_field'],
    ['people=1', 'people: unknown_field'],
    ['people_count[gte]=1', 'people_count: unknown_field'],
    ['constructor=1', 'constructor: forbidden_name'],
    ['a[__proto__][polluted]=1', 'a[__proto__][polluted]: forbidden_name'],
    ['toString=1', 'toString: unknown_field'],
    ['search_text=1', 'search_text: unknown_field'],
    ['columns=code,secret', 'secret: unknown_field'],
    ['columns=*', '*: unknown_field'],
    ['columns=toString', 'toString: unknown_field'],
    ['sort=(select 1)', '(select 1): unknown_field'],
    ['sort=secret', 'secret: unknown_field'],
    ['sort=tags', 'tags: unknown_field'],
    ['with=secret', 'secret: unknown_field'],
    ['with=tower.flats.tower', 'tower.flats.tower: unknown_field'],
    [`with=${'tower.flats.'.repeat(10)}tower`, `${'tower.flats.'.repeat(10)}tower: unknown_field`],
    ['withCount=tower', 'tower: unknown_field'],
    ['map=tags', 'tags: unknown_field'],
    ['format=csv', 'format: unknown_field'],
    ['page=0', 'page: invalid_page'],
    ['page=1e9', 'page: invalid_page'],
    ['limit=-1', 'limit: invalid_limit'],
    ['limit=501', 'limit: invalid_limit'],
    ['limit=1e9', 'limit: invalid_limit'],
    ['building_id=1 OR 1=1', 'building_id: invalid_reference'],
    ['building_id=01', 'building_id: invalid_reference'],
    ['building_id=0', 'building_id: invalid_reference'],
    ['building_id=１', 'building_id: invalid_reference'],
    ['trashed=all', 'trashed: invalid_value'],
    ['code[like]=1', 'code: invalid_operator'],
    ['use[contains]=ho', 'use: invalid_operator'],
    ['area[gte]=NaN', 'area: invalid_number'],
    ['since=2026-02-30', 'since: invalid_date'],
    ['since[between]=2026-01-01', 'since: invalid_value'],
    ['use[in]=home,castle', 'use: invalid_option'],
    ['or=1', 'or: unknown_field'],
    ['or[a]=1', 'or: invalid_filter'],
    ['code[eq][0]=1', 'code: invalid_value'],
    [`keyword=${'%25'.repeat(201)}`, 'keyword: too_long'],
    ['keyword=%00', 'keyword: invalid_text'],
    ['code=%00', 'code: invalid_text'],
  ])('%s is refused', (address, error) => expect(codes(address)).toContain(error))

  test('refuses a repeated parameter', () =>
    expect(decodeListQuery(flat, registry, { code: ['a', 'b'] }).errors).toEqual([
      { field: 'code', code: 'repeated_field' },
    ]))

  test('knows no trash where deleting is for good', () =>
    expect(decode('trashed=only', tower).errors).toBeDefined())

  test('takes further parameters only where they are listed', () =>
    expect(
      decode('format=csv&is_include_org_admin=1', flat, ['format', 'is_include_org_admin']).query?.extra,
    ).toEqual({
      format: 'csv',
      is_include_org_admin: '1',
    }))

  test('language contents stand in the record anyway', () =>
    expect(query('with=names,tower').with).toEqual(['tower']))

  test('leaves out what is as usual', () => expect(encodeListQuery(emptyQuery()).toString()).toBe(''))

  test('spells simple filters simply', () => {
    const filters: FilterNode[] = [
      { field: 'code', operator: 'eq', value: 'A-101' },
      { field: 'area', operator: 'gte', value: 50 },
    ]
    expect(decodeURIComponent(encodeListQuery({ ...emptyQuery(), filters }).toString())).toBe(
      'code=A-101&area[gte]=50',
    )
  })
})

describe('a query’s cost is bounded by its form', () => {
  const many = (count: number, one: (at: number) => string) =>
    Array.from({ length: count }, (_one, at) => one(at)).join('&')
  const or = (at: number) => `or[${at}][area][gt]=${at}`
  const contains = (at: number) => `or[${at}][code][contains]=x${at}`

  test.each([
    ['conditions of one group', many(31, or), 'area: too_many_conditions'],
    ['190 of them', many(190, or), 'area: too_many_conditions'],
    ['those of all groups together', `${many(29, or)}&code=x&price[lte]=5`, 'price: too_many_conditions'],
    [
      'groups within groups',
      many(31, (at) => `and[0][or][${at}][or][0][area]=${at}`),
      'area: too_many_conditions',
    ],
    ['parts of texts', many(7, contains), 'code: too_many_patterns'],
    [
      'parts of texts in other words',
      many(7, (at) => `and[${at}][code][ncontains]=x`),
      'code: too_many_patterns',
    ],
    [
      'values of one list',
      `code[in]=${Array.from({ length: 501 }, (_one, at) => `c${at}`).join(',')}`,
      'code: too_many',
    ],
    ['sort', `sort=${Array(6).fill('code').join(',')}`, 'sort: too_many'],
    ['relations', `with=${Array(21).fill('tower').join(',')}`, 'with: too_many'],
    ['counts', `withCount=${Array(21).fill('people').join(',')}`, 'withCount: too_many'],
    ['columns', `columns=${Array(201).fill('code').join(',')}`, 'columns: too_many'],
  ])('%s', (_name, address, error) => expect(codes(address)).toContain(error))

  test('what a list needs is below', () => {
    expect(query(many(30, or)).filters).toHaveLength(1)
    expect(query(many(6, contains)).filters).toHaveLength(1)
    expect(
      query(`code[in]=${Array.from({ length: 500 }, (_one, at) => `c${at}`).join(',')}`).filters,
    ).toHaveLength(1)
  })
})

const word = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((one) => one.isWellFormed() && !one.includes('\0'))
const presence = (field: string) =>
  fc.record({
    field: fc.constant(field),
    operator: fc.constantFrom('null' as const, 'nnull' as const),
    value: fc.constant(true),
  })
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10))
const leaf: fc.Arbitrary<FilterNode> = fc.oneof(
  fc.record({
    field: fc.constantFrom('code', 'page'),
    operator: fc.constantFrom('eq' as const, 'contains' as const, 'startswith' as const),
    value: word,
  }),
  fc.record({
    field: fc.constantFrom('code', 'page'),
    operator: fc.constantFrom('in' as const, 'nin' as const),
    value: fc.array(word, { maxLength: 4 }),
  }),
  fc.record({
    field: fc.constant('area'),
    operator: fc.constantFrom('gte' as const, 'lt' as const, 'ne' as const),
    value: fc.integer({ min: -100_000, max: 100_000 }),
  }),
  fc.record({
    field: fc.constant('price'),
    operator: fc.constant('lte' as const),
    value: fc.integer({ min: 0, max: 1_000_000 }).map(String),
  }),
  fc.record({
    field: fc.constant('since'),
    operator: fc.constantFrom('between' as const, 'nbetween' as const),
    value: fc.tuple(day, day),
  }),
  fc.record({ field: fc.constant('let_out'), operator: fc.constant('eq' as const), value: fc.boolean() }),
  presence('tower_id'),
)
const { filter } = fc.letrec<{ filter: FilterNode }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.record({ or: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ and: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
  ),
}))
const state: fc.Arbitrary<ListQuery> = fc.record({
  buildingId: fc.option(fc.integer({ min: 1 }).map(String), { nil: undefined }),
  page: fc.integer({ min: 1, max: 1000 }),
  limit: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 500 })),
  sort: fc.uniqueArray(fc.record({ field: fc.constantFrom('code', 'area', 'created_at', 'id'), desc: fc.boolean() }), { selector: (one) => one.field }),
  keyword: fc.option(word.filter((one) => one !== ''), { nil: undefined }),
  columns: fc.option(fc.uniqueArray(fc.constantFrom('id', 'code', 'tags', 'people_count'), { minLength: 1 }), { nil: undefined }),
  with: fc.uniqueArray(fc.constantFrom('tower', 'people', 'owners', 'people.flat')),
  withCount: fc.uniqueArray(fc.constantFrom('people', 'owners')),
  map: fc.option(fc.constantFrom('code', 'id'), { nil: undefined }),
  trashed: fc.option(fc.constantFrom('with' as const, 'only' as const), { nil: undefined }),
  filters: fc.array(filter, { maxLength: 5 }).filter((filters) => costErrors({ ...emptyQuery(), filters }).length === 0),
  extra: fc.constant({}),
}) // prettier-ignore

test('any state of a list survives its address', () => {
  fc.assert(
    fc.property(state, (before) => {
      const address = encodeListQuery(before).toString()
      const { query: after, errors } = decode(address)
      expect(errors, address).toBeUndefined()
      expect(after).toEqual(before)
    }),
    { numRuns: 1000 },
  )
})
