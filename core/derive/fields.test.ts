import { describe, expect, test } from 'vitest'
import { createSeed, demoRecord } from './demo.ts'
import {
  allFields,
  readableFields,
  searchText,
  stateFieldOf,
  storedFields,
  writableFields,
} from './fields.ts'
import { maskValue } from './mask.ts'
import { relationsOf, referencesTo } from './relations.ts'
import { lease, sample, tower } from './sample.fixture.ts'
import { createSchema } from './schema.ts'

const names = Object.keys

describe('fields of an entity', () => {
  test('all include the state and what the server keeps', () => {
    expect(names(allFields(lease)).slice(-4)).toEqual(['status', 'created_at', 'updated_at', 'deleted_at'])
    expect(names(allFields(tower)).slice(-2)).toEqual(['created_at', 'updated_at'])
    expect(stateFieldOf(lease)).toBe('status')
    expect(stateFieldOf(tower)).toBeUndefined()
  })

  test('stored ones have a column', () => {
    expect(storedFields(lease)).toHaveProperty('status')
    expect(names(storedFields(tower))).toEqual(['code'])
  })

  test('readable ones hold no secret and no has-many', () => {
    expect(readableFields(lease)).not.toHaveProperty('pin')
    expect(names(readableFields(tower))).toEqual(['code', 'leases_count', 'created_at', 'updated_at'])
  })

  test('a user writes neither state nor what the server sets, and no immutable field twice', () => {
    const creatable = writableFields(lease, 'create')
    for (const name of ['status', 'signed_by', 'created_at']) expect(creatable).not.toHaveProperty(name)
    expect(creatable).toHaveProperty('code')
    expect(writableFields(lease, 'update')).not.toHaveProperty('code')
    expect(names(writableFields(tower, 'create'))).toEqual(['code'])
  })

  test('the search text has no accents and only searchable values', () =>
    expect(searchText(lease, { code: 'Hợp Đồng 1', shop_name: 'Phở', tenant_phone: null })).toBe(
      'hop dong 1',
    ))

  test('relations are read by their names', () => {
    expect(names(relationsOf(lease))).toEqual(['tower', 'next', 'tags', 'guests'])
    expect(relationsOf(tower).leases).toMatchObject({ target: 'lease', many: true, via: 'tower_id' })
  })

  test('a removal finds who refers to a record', () =>
    expect(
      referencesTo('lease', sample).map(({ entity, field, onDelete }) => [entity.name, field, onDelete]),
    ).toEqual([
      ['lease', 'next_id', 'set null'],
      ['tag', 'main_lease_id', 'restrict'],
    ]))

  test('personal values are masked, and what has no middle vanishes', () => {
    expect(maskValue(lease.fields.tenant_phone, '0912345678')).toBe('091****678')
    expect(maskValue(lease.fields.starts, '2026-01-01')).toBeNull()
    expect(maskValue(lease.fields.tenant_phone, null)).toBeNull()
  })

  test('demo records can be created, and are the same each time', () => {
    for (let index = 0; index < 50; index += 1) {
      const { status, signed_by, ...values } = demoRecord(lease, createSeed(index))
      expect([status, signed_by]).toEqual(['draft', `T ${index + 1}`])
      expect(createSchema(lease).safeParse(values).error).toBeUndefined()
      expect(demoRecord(lease, createSeed(index))).toMatchObject(values)
    }
  })
})
