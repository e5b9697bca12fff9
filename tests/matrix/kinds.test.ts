import { describe, expect, test } from 'vitest'
import { createSeed } from '#core/derive/demo.ts'
import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import { errorMessages } from '#domain/errors/catalogue.ts'
import type { AnyField } from '#core/field.ts'
import type { CellWords, WireNode } from '#core/kind.ts'
import { kindNames, kindOf, kinds, type KindName } from '#core/kinds.ts'
import { decodeBody } from '#core/wire/body.ts'
import { parseBrackets, toBrackets } from '#core/wire/brackets.ts'
import { encodeRow } from '#core/fields/rows.ts'
import { fixtures } from './kind-fixtures.ts'

const words: CellWords = { language: 'vi', label: (option) => `Nhãn ${option}`, yes: 'Có', no: 'Không' }

const codesOf = (field: AnyField, value: unknown) => {
  const result = kindOf(field).schema(field).safeParse(value)
  return result.success ? [] : fieldErrors(result.error).map(({ code }) => code)
}

const bodyCodes = (field: AnyField, node: WireNode) => {
  const { values, errors } = decodeBody({ field }, { field: node })
  const result = schemaOf({ field }).safeParse(values)
  return [
    ...errors.map(({ code }) => code),
    ...(result.success ? [] : fieldErrors(result.error).map(({ code }) => code)),
  ]
}

const viaMultipart = (field: AnyField, value: unknown) =>
  decodeBody({ field }, parseBrackets(toBrackets(encodeRow({ field }, { field: value }, kindOf)))).values
    .field

const viaJson = (field: AnyField, value: unknown) =>
  decodeBody({ field }, JSON.parse(JSON.stringify(encodeRow({ field }, { field: value }, kindOf)))).values
    .field

/** The driver's value for what it was given: JSON columns are parsed. */
const viaColumn = (field: AnyField, value: unknown) => {
  const kind = kindOf(field)
  const stored = kind.toColumn?.(field, value) ?? value
  const raw = kind.column?.(field).type === 'jsonb' ? JSON.parse(String(stored)) : stored
  return kind.fromColumn?.(field, raw) ?? raw
}

test('every kind has a fixture', () => {
  expect(Object.keys(fixtures).toSorted()).toEqual(kindNames.toSorted())
})

describe.each(kindNames)('%s', (name: KindName) => {
  const fixture = fixtures[name]
  const { field } = fixture
  const kind = kinds[name]

  test('its field carries the kind’s name', () => expect(field.kind).toBe(name))

  test('takes good values', () => {
    for (const value of fixture.good) expect(codesOf(field, value), String(value)).toEqual([])
  })

  test('refuses bad values with a code', () => {
    for (const [value, code] of fixture.bad)
      expect(codesOf(field, value), String(value).slice(0, 50)).toContain(code)
  })

  test('raises only codes that have their words', () => {
    for (const value of [...fixture.bad.map(([one]) => one), ...(fixture.hostile ?? [])])
      for (const code of codesOf(field, value)) expect(errorMessages).toHaveProperty(code)
  })

  test('values survive a multipart body', () => {
    for (const value of kind.derived === true ? [] : fixture.good)
      expect(viaMultipart(field, value)).toEqual(value)
  })

  test('values survive a JSON body', () => {
    for (const value of kind.derived === true ? [] : fixture.good)
      expect(viaJson(field, value)).toEqual(value)
  })

  test('reads what the wire may spell otherwise', () => {
    for (const [node, value] of fixture.wire ?? []) {
      expect(kind.decode(field, node)).toEqual(value)
      expect(bodyCodes(field, node)).toEqual([])
    }
  })

  test('refuses hostile spellings', () => {
    for (const node of fixture.hostile ?? [])
      expect(bodyCodes(field, node), JSON.stringify(node)?.slice(0, 60)).not.toEqual([])
  })

  test('empty text is null, and null is refused where the field is required', () => {
    const required = { ...field, required: true, default: undefined }
    if (kind.derived === true) return
    expect(bodyCodes({ ...field, required: false }, '')).toEqual([])
    expect(bodyCodes(required, '')).toEqual(['required'])
  })

  test('values survive the column', () => {
    for (const value of kind.column === undefined ? [] : fixture.good)
      expect(viaColumn(field, value)).toEqual(value)
    for (const [raw, value] of fixture.rows ?? []) expect(kind.fromColumn?.(field, raw)).toEqual(value)
  })

  test('values survive a spreadsheet', () => {
    for (const value of fixture.cell === false ? [] : fixture.good) {
      const cell = kind.formatCell(field, value, words)
      const text = String(cell ?? '')
      // As a file has it: a number that could be thousands gets a fourth decimal.
      const written = /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
      expect(kind.parseCell(field, written, words)).toEqual(value)
    }
  })

  test('reads a filter’s operand', () => {
    for (const [node, value] of fixture.operands ?? []) {
      const read =
        kind.decodeOperand === undefined ? kind.decode(field, node) : kind.decodeOperand(field, node)
      expect(read).toEqual(value)
      expect((kind.operand ?? kind.schema)(field).safeParse(read).success).toBe(true)
    }
  })

  test('demo values are the same each time, and valid', () => {
    for (let index = 0; index < 30; index += 1) {
      const value = kind.demo(field, createSeed(index))
      expect(kind.demo(field, createSeed(index))).toEqual(value)
      if (value !== null && kind.derived !== true) expect(codesOf(field, value)).toEqual([])
    }
  })

  test('masks to text or nothing, never to the value', () => {
    for (const value of fixture.good) {
      const masked = kind.mask?.(value) ?? null
      expect(masked === null || typeof masked === 'string').toBe(true)
      if (masked !== null) expect(masked).not.toEqual(value)
    }
  })

  test('its fixture is a sound declaration', () => expect(kind.fault?.(field)).toBeUndefined())

  test('filters only where there is something to compare', () => {
    if (kind.column === undefined && kind.relation === undefined) expect(kind.operators).toEqual([])
  })
})
