import { describe, expect, test } from 'vitest'
import { lease, sample, site, tag, tower, upload } from './sample.fixture.ts'
import { tableOf } from './table.ts'

const table = tableOf(lease, sample)
const column = (name: string) => table.columns.find((one) => one.name === name)

describe('the table of an entity', () => {
  test('has the building in its key, and others the id alone', () => {
    expect(table.primaryKey).toEqual(['building_id', 'id'])
    expect([site, tag, upload].map((one) => tableOf(one, sample).primaryKey)).toEqual([
      ['id'],
      ['id'],
      ['id'],
    ])
  })

  test.each([
    ['id', { type: 'bigint', notNull: true, identity: true }],
    ['building_id', { type: 'bigint', notNull: true }],
    ['rent', { type: 'numeric(18,2)', notNull: true, check: '"rent" >= 0 AND "rent" < 1e13' }],
    ['floor', { type: 'numeric(15,0)', notNull: false, default: '1' }],
    ['furnished', { type: 'boolean', notNull: true, default: 'false' }],
    ['kind', { type: 'text', notNull: true, default: "'home'", check: `"kind" IN ('home', 'shop')` }],
    ['status', { type: 'text', notNull: true, default: "'draft'" }],
    ['version', { type: 'integer', notNull: true, default: '1' }],
    ['search_text', { type: 'text', notNull: true }],
    ['deleted_at', { type: 'timestamptz', notNull: false }],
  ])('column %s', (name, descriptor) => expect(column(name)).toMatchObject(descriptor))

  test('has no column for what it does not hold', () => {
    expect(column('tags')).toBeUndefined()
    expect(tableOf(tower, sample).columns.map(({ name }) => name)).not.toContain('deleted_at')
    expect(tableOf(tower, sample).columns.map(({ name }) => name)).not.toContain('search_text')
  })

  test('names each column once', () => {
    for (const entity of Object.values(sample)) {
      const names = tableOf(entity, sample).columns.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('is unique among the living of one scope', () => {
    expect(table.uniques).toContainEqual({
      columns: ['building_id', 'code'],
      partial: '"deleted_at" IS NULL',
    })
    expect(table.uniques).toContainEqual({
      columns: ['building_id', 'tower_id', 'starts'],
      partial: '"deleted_at" IS NULL',
    })
    expect(tableOf(tower, sample).uniques).toContainEqual({
      columns: ['building_id', 'code'],
      partial: undefined,
    })
    expect(tableOf(upload, sample).uniques.map(({ columns }) => columns)).toEqual([
      ['building_id', 'name'],
      ['organisation_id', 'name'],
    ])
  })

  test('has a key by id where a table without building refers to it', () => {
    expect(table.uniques).toContainEqual({ columns: ['id'] })
    expect(tableOf(tower, sample).uniques).not.toContainEqual({ columns: ['id'] })
  })

  test('refers within the building, where both have one', () => {
    const keys = Object.fromEntries(table.foreignKeys.map((one) => [one.columns.join(), one]))
    expect(keys['building_id']).toMatchObject({ table: 'site', foreignColumns: ['id'] })
    expect(keys['building_id,tower_id']).toMatchObject({
      foreignColumns: ['building_id', 'id'],
      onDelete: 'restrict',
    })
    expect(keys['scan']).toBe(undefined)
    expect(tableOf(tag, sample).foreignKeys).toEqual([
      { columns: ['main_lease_id'], table: 'lease', foreignColumns: ['id'], onDelete: 'restrict' },
    ])
  })

  test('never lets the database empty a building', () => {
    for (const entity of Object.values(sample))
      for (const key of tableOf(entity, sample).foreignKeys)
        if (key.columns.includes('building_id')) expect(key.onDelete).not.toBe('set null')
  })

  test('joins with the building where both have one', () => {
    const [tags, guests] = table.joins
    expect(tags).toMatchObject({ name: 'lease_tags', primaryKey: ['lease_id', 'tag_id'] })
    expect(guests).toMatchObject({
      name: 'lease_guests',
      primaryKey: ['building_id', 'lease_id', 'tower_id'],
    })
  })

  test('can search, and find by relation, state and usual order', () =>
    expect(table.indexes).toEqual([
      { columns: ['building_id', 'tower_id'] },
      { columns: ['building_id', 'next_id'] },
      { columns: ['building_id', 'status'] },
      { columns: ['building_id', 'starts'] },
      { columns: ['building_id', 'search_text'], using: 'gin' },
    ]))
})
