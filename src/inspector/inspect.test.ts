import { expect, test } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import { registry } from '#entities/index.ts'
import { inspect } from './inspect.ts'
import { searchParts, type Part } from './part.ts'
import { samplePart } from './sample.ts'

const known: Registry = registry
const entities: readonly AnyEntity[] = Object.values(registry)

/** The row of a part that begins with a word, by the part's headings. */
function rowOf(parts: readonly Part[], title: string, first: string) {
  const found = parts.find((one) => one.title === title)
  const row = found?.rows.find(([head]) => head === first)
  return Object.fromEntries((found?.head ?? []).map((head, at) => [head, row?.[at]]))
}

test('of every declaration, each part has rows and each row all cells', () => {
  for (const entity of entities)
    for (const { head, rows } of [...inspect(entity, known), ...samplePart(entity)]) {
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toHaveLength(head.length)
    }
})

test('a resident: table, fields, rights, calls, screens and spreadsheets', () => {
  const parts = inspect(registry.resident, known)
  expect(rowOf(parts, 'Table resident', 'full_name')).toMatchObject({ type: 'text', null: 'not null' })
  expect(rowOf(parts, 'Fields', 'phone_number')).toMatchObject({ kind: 'phone', 'in clear for': 'update' })
  expect(rowOf(parts, 'Rights of manage_resident', 'create')).toMatchObject({
    screens: expect.stringContaining('/resident-create'),
  })
  expect(rowOf(parts, 'Import columns', 'code')).toMatchObject({ key: 'yes' })
  expect(parts.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Relations', 'Transitions', 'Keys and indexes', 'Calls on records', 'Screens']),
  )
})

test('a fee: its transitions, and the calls that belong to it', () => {
  const parts = inspect(registry.fee, known)
  expect(rowOf(parts, 'Transitions', 'void')).toMatchObject({ from: 'approved', asks: 'reason*' })
  expect(parts.find(({ title }) => title === 'Further calls')?.rows.flat()).toContain(
    '/v1/manage/fees/{id}/trace',
  )
})

test('a search leaves the rows that contain every word', () => {
  const found = searchParts(inspect(registry.fee, known), 'void approve')
  expect(found.map(({ title }) => title)).toContain('Transitions')
  for (const { rows } of found)
    for (const row of rows) expect(row.join(' ').toLowerCase()).toMatch(/void[^]*approve|approve[^]*void/)
})
