import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { createSchema, fieldErrors, transitionSchema, updateSchema } from './schema.ts'
import { lease } from './sample.fixture.ts'

const errors = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? [] : fieldErrors(result.error).map(({ field, code }) => `${field}: ${code}`)
}
const good = { code: 'L-1', tower_id: '1', rent: '100', starts: '2026-01-01' }

describe('the schema of a new record', () => {
  test('fills in defaults', () =>
    expect(createSchema(lease).parse(good)).toMatchObject({ floor: 1, furnished: false, kind: 'home' }))

  test('names each missing field', () =>
    expect(errors(createSchema(lease), {})).toEqual([
      'code: required',
      'tower_id: required',
      'rent: required',
      'starts: required',
    ]))

  test('null is empty, and refused where the field is required', () => {
    expect(errors(createSchema(lease), { ...good, ends: null })).toEqual([])
    expect(errors(createSchema(lease), { ...good, kind: null })).toEqual(['kind: required'])
  })

  test.each([
    'id',
    'version',
    'status',
    'signed_by',
    'created_by',
    'deleted_at',
    'building_id',
    'type',
    'leases',
  ])('refuses %s, which no user may set', (name) =>
    expect(errors(createSchema(lease), { ...good, [name]: '1' })).toEqual([`${name}: unknown_field`]),
  )

  test('is built once', () => expect(createSchema(lease)).toBe(createSchema(lease)))
})

describe('the schema of a change', () => {
  test('asks for nothing and fills in nothing', () => expect(updateSchema(lease).parse({})).toEqual({}))
  test('does not empty what is required', () =>
    expect(errors(updateSchema(lease), { rent: null })).toEqual(['rent: required']))
  test('leaves immutable fields alone', () =>
    expect(errors(updateSchema(lease), { code: 'x' })).toEqual(['code: unknown_field']))
})

describe('the schema of a transition', () => {
  test('takes what it asks for, also what no form may set', () =>
    expect(errors(transitionSchema(lease, 'sign'), { signed_by: 'An', starts: '2026-01-01' })).toEqual([]))
  test('requires required fields', () =>
    expect(errors(transitionSchema(lease, 'sign'), {})).toEqual(['starts: required']))
  test('requires what it says it requires', () =>
    expect(errors(transitionSchema(lease, 'stop'), { reason: '' })).toEqual(['reason: required']))
  test('refuses the rest', () =>
    expect(errors(transitionSchema(lease, 'stop'), { reason: 'x', rent: '1' })).toEqual([
      'rent: unknown_field',
    ]))
})
