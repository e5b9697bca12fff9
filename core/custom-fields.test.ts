import { describe, expect, test } from 'vitest'
import {
  customSchema,
  definedLabel,
  decodeCustom,
  definitionErrors,
  definitionTypes,
  fieldsFromDefinitions,
  type FieldDefinition,
} from './custom-fields.ts'
import { kindOf } from './kinds.ts'

const plate: FieldDefinition = { key: 'plate', label: 'Biển số', type: 'text', required: true, max: 12 }
const seats: FieldDefinition = { key: 'seats', label: 'Chỗ', type: 'number', min: 1, max: 9 }
const fee: FieldDefinition = { key: 'fee', label: 'Phí', type: 'money', min: 0, max: 100 }
const fuel: FieldDefinition = {
  key: 'fuel',
  label: 'Nhiên liệu',
  type: 'select',
  options: 'petrol; electric',
}

const errors = (...definitions: FieldDefinition[]) =>
  definitionErrors(definitions).map(({ field, code }) => `${field}: ${code}`)

describe('fields that a user defines', () => {
  test('are fields like any other', () => {
    const { values, errors: unknown } = decodeCustom([plate, seats, fee, fuel], {
      plate: ' 30A ',
      seats: '5',
      fee: '10.50',
      fuel: '',
    })
    expect({ values, unknown }).toEqual({
      values: { plate: '30A', seats: 5, fee: '10.5', fuel: null },
      unknown: [],
    })
    expect(customSchema([plate, seats, fee, fuel]).safeParse(values).success).toBe(true)
  })

  test('are called by their label, or as their maker said in the reader’s language', () => {
    const named = { ...plate, language_contents: [{ language_code: 'km', name: 'ស្លាកលេខ' }] } as const
    expect([definedLabel(named, 'km'), definedLabel(named, 'en')]).toEqual(['ស្លាកលេខ', 'Biển số'])
    expect(definedLabel({ key: 'seats', type: 'number' }, 'vi')).toBe('seats')
  })

  test('keep their own limits', () => {
    expect(customSchema([plate]).safeParse({}).success).toBe(false)
    expect(customSchema([seats]).safeParse({ seats: 10 }).success).toBe(false)
    expect(customSchema([fee]).safeParse({ fee: '100.01' }).success).toBe(false)
    expect(customSchema([fuel]).safeParse({ fuel: 'coal' }).success).toBe(false)
    expect(decodeCustom([plate], { colour: 'red' }).errors).toEqual([
      { field: 'colour', code: 'unknown_field' },
    ])
  })

  test.each(definitionTypes)('%s makes a field of that kind', (type) => {
    const { x } = fieldsFromDefinitions([{ key: 'x', type, options: 'a' }])
    expect(x?.kind).toBe(type)
    expect(x && kindOf(x).fault?.(x)).toBeUndefined()
  })

  test.each<[FieldDefinition[], string]>([
    [[{ ...plate, key: '123' }], '0.key: invalid_keyword'],
    [[{ ...plate, key: 'a b' }], '0.key: invalid_keyword'],
    [[{ ...plate, key: 'constructor' }], '0.key: invalid_keyword'],
    [[plate, { ...seats, key: 'plate' }], '1.key: invalid_keyword'],
    [[{ ...plate, type: 'lines' }], '0.type: invalid_option'],
    [[{ ...plate, type: 'toString' }], '0.type: invalid_option'],
    [[{ ...fuel, options: ' ; ' }], '0.options: required'],
    [[{ ...fuel, options: 'a;a' }], '0.options: duplicate_value'],
    [[{ ...seats, min: 5, max: 1 }], '0.max: too_small'],
  ])('%j is refused', (definitions, error) => {
    expect(errors(...definitions)).toContain(error)
    expect(Object.keys(fieldsFromDefinitions(definitions)).length).toBe(definitions.length - 1)
  })
})
