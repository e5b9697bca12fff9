import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { extendEntity } from '#api/records/behaviour.ts'
import { column, columns } from '#api/sql/column.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import type { Statement } from '#api/sql/query.ts'
import { orNull, type Slots } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { createDescribe, type Describe } from '../../scripts/describe-statement.ts'
import { fragmentsOf, statementOf } from '../../scripts/extension-statements.ts'
import { loadStatements } from '../../scripts/load-statements.ts'
import { faultsOf } from '../../scripts/statement-faults.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
let client: pg.Client
let ask: Describe

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  ask = await createDescribe(client)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('every declared statement is what the tables make of it', async () => {
  const statements = await loadStatements()
  // Fewer would mean that some are no longer found.
  expect(statements.length).toBeGreaterThanOrEqual(330)
  const faults: string[] = []
  for (const statement of statements) faults.push(...(await faultsOf(ask, statement)))
  expect(faults).toEqual([])
})

const declared = (text: string, row: Slots, takes: Slots = {}): Statement => ({
  at: 'here',
  text,
  row,
  takes,
  names: Object.keys(takes),
})

describe('a statement is refused', () => {
  const open = 'select id, due_on from fee'
  test.each<[what: string, statement: Statement, fault: RegExp]>([
    [
      'that names no column of the table',
      declared('select closed from fee', {}),
      /column "closed" does not exist/,
    ],
    [
      'that reads what it does not declare',
      declared(open, columns(fee, ['id'])),
      /due_on that is not declared/,
    ],
    [
      'that declares what it does not read',
      declared('select id from fee', columns(fee, ['id', 'due_on'])),
      /no column due_on/,
    ],
    [
      'whose column has another type',
      declared(open, { id: 'text', due_on: 'date | null' }),
      /id is bigint, not text/,
    ],
    ['whose column may be null', declared(open, { id: 'bigint', due_on: 'date' }), /due_on may be null/],
    ['that reads a column twice', declared('select id, id from fee', { id: 'bigint' }), /comes twice/],
    [
      'whose place has another type',
      declared('select id from fee where due_on = $1::date', { id: 'bigint' }, { day: 'text' }),
      /\$1 \(day\) is date, not text/,
    ],
    [
      'that takes what it does not use',
      { ...declared('select id from fee', { id: 'bigint' }, { month: 'text' }), names: [] },
      /takes month and does not use it/,
    ],
  ])('%s', async (_, statement, fault) => {
    const [first, ...more] = await faultsOf(ask, statement)
    expect(first).toMatch(fault)
    expect(more).toEqual([])
  })
})

test('SQL that an extension gives to the record pipeline is checked by hook, and a misspelt column refused', async () => {
  const { extension } = extendEntity(fee, {
    expressions: { payer: '(select d.outstandin from debt d where d.building_id = t.building_id)' },
    parameters: ['open'],
    where: (_caller, params, { open }) =>
      open === undefined ? 't.id > 0' : `t.statuss = ${params.add(open)}::text`,
    referable: ({ buildingId }) => (buildingId === null ? 'true' : `r.buildin_id = ${buildingId}`),
    inStatement: {
      sql: () => 'gone as (delete from settlement s where s.fee = r.id)',
      refusal: (thrown) => thrown,
    },
  })
  const faults: string[] = []
  for (const fragment of fragmentsOf(fee, extension))
    faults.push(...(await faultsOf(ask, statementOf(fragment, fragment.hook))))
  expect(faults).toEqual([
    expect.stringMatching(/^expressions\.payer: column d\.outstandin does not exist/),
    expect.stringMatching(/^where: column t\.statuss does not exist/),
    expect.stringMatching(/^referable: column r\.buildin_id does not exist/),
    expect.stringMatching(/^inStatement: (column s\.fee|missing FROM-clause entry)/),
  ])
})

test('types and nullness follow the declaration', () => {
  expect(columns(fee, ['id', 'amount', 'month', 'due_on', 'status', 'deleted_at'])).toEqual({
    id: { type: 'bigint', isNull: false },
    amount: { type: 'numeric', isNull: true },
    month: { type: 'text', isNull: false },
    due_on: { type: 'date', isNull: true },
    status: { type: 'text', isNull: false },
    deleted_at: { type: 'timestamptz', isNull: true },
  })
  expect(orNull(column(fee, 'month'))).toEqual({ type: 'text', isNull: true })
})

test('states, options and words are quoted as SQL has it', () => {
  expect(statesOf(fee).approved).toBe("'approved'")
  expect(optionsOf(fee, 'fee_type').SERVICE).toBe("'SERVICE'")
  expect(literalsOf(["o'clock"])["o'clock"]).toBe("'o''clock'")
})
