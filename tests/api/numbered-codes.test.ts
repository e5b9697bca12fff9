import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const makeResident = (building_id = '1', more: object = {}) =>
  seeded.as('A')('POST residents', { building_id, full_name: 'Lê Số', ...more })
const numberOf = (code: unknown) => Number(/^CD-(\d{5})$/.exec(String(code))?.[1])

test('a code that is left out is the next free number of the building', async () => {
  const first = numberOf(recordOf(await makeResident()).code)
  expect(numberOf(recordOf(await makeResident()).code)).toBe(first + 1)
  expect(
    recordOf(await makeResident('1', { code: `CD-${String(first + 10).padStart(5, '0')}` })),
  ).toBeDefined()
  expect(numberOf(recordOf(await makeResident('1', { code: '' })).code)).toBe(first + 11)
})

test('twelve that are made at once get twelve codes', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => makeResident()))
  expect(new Set(made.map(outcome))).toEqual(new Set(['201']))
  expect(new Set(made.map((one) => recordOf(one).code)).size).toBe(12)
})

test('a number in the trash is not given again, and a code cannot be emptied', async () => {
  const last = recordOf(await makeResident())
  await seeded.as('A')(`DELETE residents/${String(last.id)}`)
  const next = recordOf(await makeResident())
  expect(numberOf(next.code)).toBe(numberOf(last.code) + 1)
  expect(outcome(await seeded.as('A')(`PATCH residents/${String(next.id)}`, { code: '' }))).toMatch(/^422/)
})

test('several items of one call are numbered too', async () => {
  const items = [{ full_name: 'An' }, { full_name: 'Bình' }]
  const reply = await seeded.as('A')('POST residents', { building_id: '1', items })
  const codes = (reply.body.data as { code: string }[]).map(({ code }) => numberOf(code))
  expect(codes).toEqual([codes[0], Number(codes[0]) + 1])
})

test('a building numbers by its own pattern, which must have a place for the number', async () => {
  const set = (pattern: string) =>
    seeded.as('A')('PATCH buildings/1', { code_patterns: [{ record: 'resident', pattern }] })
  expect(outcome(await set('CU-DAN'))).toBe('422 invalid_code')
  expect(outcome(await set('KH-{yyyy}-{000}'))).toBe('200')
  expect(recordOf(await makeResident()).code).toMatch(/^KH-\d{4}-001$/)
  expect(recordOf(await makeResident()).code).toMatch(/^KH-\d{4}-002$/)
})

test('a kind of record has one pattern in a building', async () => {
  const reply = await seeded.as('A')('PATCH buildings/1', {
    code_patterns: [
      { record: 'resident', pattern: 'A-{000}' },
      { record: 'visitor', pattern: 'B-{000}' },
      { record: 'resident', pattern: 'C-{000}' },
    ],
  })
  expect(faults(reply)).toEqual(['code_patterns.2.record:duplicate_value'])
})

test('a pattern gives only codes that the field takes when somebody types them, in capitals as it keeps them', async () => {
  const set = (pattern: string) =>
    seeded.as('A')('PATCH buildings/1', { code_patterns: [{ record: 'resident', pattern }] })
  for (const pattern of ['=1+1{0}', '@{0}', '# {00}', '-{0}', '<b>{0}', "';--{0}", '\u{1f642}{0}'])
    expect([pattern, outcome(await set(pattern))]).toEqual([pattern, '422 invalid_code'])
  // What takes no room is dropped, as from a code.
  expect(recordOf(await set('\u200bA{0}')).code_patterns).toEqual([{ record: 'resident', pattern: 'A{0}' }])
  expect(outcome(await set('cđ {Yyyy}.{mm}/{000}-k'))).toBe('200')
  const made = recordOf(await makeResident())
  expect(made.code).toMatch(/^CĐ \d{4}\.\d\d\/001-K$/)
  expect(outcome(await seeded.as('A')(`PATCH residents/${String(made.id)}`, { code: made.code }))).toBe('200')
})

test('no code that somebody types keeps the others from being numbered', async () => {
  await seeded.as('A')('PATCH buildings/1', { code_patterns: [{ record: 'resident', pattern: '7{0}7' }] })
  const typed = [
    '77',
    '777',
    '7',
    `7${'9'.repeat(12)}7`,
    `7${'9'.repeat(15)}7`,
    `7${'0'.repeat(20)}17`,
    '737',
  ]
  for (const code of typed) expect([code, outcome(await makeResident('1', { code }))]).toEqual([code, '201'])
  const made = await Promise.all(Array.from({ length: 4 }, () => makeResident()))
  expect(made.map((one) => recordOf(one).code).toSorted()).toEqual(['717', '727', '747', '757'])
})

test('the codes of many records are searched once for all of them, and typed ones among them are heeded', async () => {
  await seeded.as('A')('PATCH buildings/1', { code_patterns: [{ record: 'resident', pattern: 'M-{000}' }] })
  const items = [{}, {}, { code: 'M-003' }, { code: 'M-007' }, {}, {}]
  const reply = await seeded.as('A')('POST residents', {
    building_id: '1',
    items: items.map((item) => ({ full_name: 'Lê Nhiều', ...item })),
  })
  const codes = (made: typeof reply) => (made.body.data as { code: string }[]).map(({ code }) => code)
  expect(codes(reply)).toEqual(['M-001', 'M-002', 'M-003', 'M-007', 'M-008', 'M-009'])

  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const many = await seeded.as('A')('POST residents', {
    building_id: '1',
    items: Array.from({ length: 40 }, () => ({ full_name: 'Lê Nhiều' })),
  })
  expect(codes(many).at(-1)).toBe('M-049')
  const searches = statements.mock.calls.filter((call) => JSON.stringify(call[0]).includes('starts_with('))
  statements.mockRestore()
  expect(searches).toHaveLength(1)
})
