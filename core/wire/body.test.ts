import { describe, expect, test } from 'vitest'
import { lease, tower } from '../derive/sample.fixture.ts'
import { writableFields } from '../derive/fields.ts'
import { decodeBody, encodeBody, encodeMany, envelopeFields } from './body.ts'
import { parseBrackets } from './brackets.ts'
import { byField, codesOf } from './error.ts'

const fields = { ...writableFields(lease, 'create'), ...envelopeFields }

describe('a body', () => {
  test('spells booleans, nulls and lists as multipart does', () =>
    expect(
      encodeBody(lease, {
        furnished: true,
        ends: null,
        tags: ['1', '2'],
        floor: undefined,
        building_id: '7',
      }),
    ).toEqual([
      ['furnished', '1'],
      ['ends', ''],
      ['tags[0]', '1'],
      ['tags[1]', '2'],
      ['building_id', '7'],
    ]))

  test('carries neither derived nor undeclared values', () =>
    expect(
      encodeBody(tower, { code: 'A', leases_count: 5, leases: [], created_at: 'x', toString: 'x' }),
    ).toEqual([['code', 'A']]))

  test('says many records as items', () =>
    expect(encodeMany(tower, [{ code: 'A' }, { code: 'B' }])).toEqual([
      ['items[0][code]', 'A'],
      ['items[1][code]', 'B'],
    ]))

  test('is read by the declaration', () => {
    const node = parseBrackets([
      ['code', ' L-1 '],
      ['furnished', '0'],
      ['ends', ''],
      ['version', '3'],
      ['rent', '100.00'],
      ['tags[0]', '5'],
    ])
    expect(decodeBody(fields, node)).toEqual({
      values: { code: 'L-1', furnished: false, ends: null, version: 3, rent: '100', tags: ['5'] },
      errors: [],
    })
  })

  test.each(['status', 'id', 'deleted_at', 'nope', 'toString', 'hasOwnProperty'])('refuses %s', (name) =>
    expect(decodeBody(fields, parseBrackets([[name, 'x']])).errors).toEqual([
      { field: name, code: 'unknown_field' },
    ]),
  )

  test('is an object', () =>
    expect(decodeBody(fields, ['x']).errors).toEqual([{ field: '', code: 'bad_request' }]))
})

test('errors are grouped by field', () =>
  expect(
    byField([
      { field: 'a', code: 'required' },
      { field: 'b', code: 'invalid_value' },
      { field: 'a', code: 'too_long' },
    ]),
  ).toEqual({ a: ['required', 'too_long'], b: ['invalid_value'] }))

test.each([
  [{ errorCode: 'a,b' }, ['a', 'b']],
  [{ errorCode: '' }, []],
  [null, []],
  ['x', []],
])('codes of %j', (body, codes) => expect(codesOf(body)).toEqual(codes))
