import { describe, expect, test } from 'vitest'
import { fillSentence } from '../errors/sentence.ts'
import { valueErrors } from '../errors/value.ts'
import type { AnyField } from '../field.ts'
import type { CellWords, SheetCell } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import { digitsFromCell } from './schemas.ts'
import { languages } from '../language.ts'
import {
  code,
  date,
  dateTime,
  identifier,
  money,
  month,
  number,
  phone,
  plate,
  price,
  text,
  translated,
} from './index.ts'

const words: CellWords = { language: 'vi', yes: 'Có', no: 'Không', label: (option) => option }

test.each([
  ['1234', '1234'],
  ['1 234 567', '1234567'],
  ['1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234.567,5', '1234567.5'],
  ['1,234,567.25', '1234567.25'],
  ['15,5', '15.5'],
  ['1.5', '1.5'],
  ['1.2340', '1.2340'],
  ['0.185', '0.185'],
  ['12345.678', '12345.678'],
  ['១.២៣៤.៥៦៧', '1234567'],
  // Thousands or a fraction? It does not say.
  ['1,234', '1,234'],
  ['1.234', '1,234'],
  ['1.23.456', '1.23.456'],
  ['1,2,3.4', '1,2,3.4'],
])('%s is %s', (written, plain) => {
  expect(digitsFromCell(written)).toBe(plain)
})

test.each([
  [date(), '20/11/2026', '2026-11-20'],
  [date(), '5-1-2026', '2026-01-05'],
  [date(), '2026-11-20', '2026-11-20'],
  [date(), '31/02/2026', '2026-02-31'],
  [month(), '11/2026', '2026-11'],
  [month(), '2026-11-01', '2026-11'],
  [month(), '01/11/2026', '2026-11'],
  [dateTime(), '20/11/2026 08:30', '2026-11-20T01:30:00.000Z'],
  [number(), '15,5', 15.5],
  [money(), '1.250.000', '1250000'],
  [price(), '1.250.000', '1250000'],
  [price(), '0,185', '0.185'],
  [price(), '0.185', '0.185'],
  [price(), '1984.1250', '1984.125'],
  [phone(), '912345678', '0912345678'],
  [phone(), '0912 345 678', '0912345678'],
])('a cell of %o reads %s as %s', (field, cell, value) => {
  expect(kindOf(field).parseCell(field, cell, words)).toBe(value)
})

test('a cell of one language leaves the others, and other parts, as they are', () => {
  const field = translated({ of: ['name', 'note'] })
  const { parseCell, withCell } = kindOf(field)
  const before = [
    { language_code: 'vi', name: 'Phí', note: 'cũ' },
    { language_code: 'en', name: 'Fee' },
  ]
  const said = (cell: string, language: 'vi' | 'km') => parseCell(field, cell, { ...words, language })
  expect(withCell?.(before, said('Phí mới', 'vi'))).toEqual([{ ...before[0], name: 'Phí mới' }, before[1]])
  expect(withCell?.(before, said('ថ្លៃ', 'km'))).toEqual([...before, { language_code: 'km', name: 'ថ្លៃ' }])
})

test.each(['1.984', '1,984', '25.650'])('%s could be two prices, and is refused', (cell) => {
  const kind = kindOf(price())
  expect(kind.schema(price()).safeParse(kind.parseCell(price(), cell, words)).success).toBe(false)
})

describe('a cell that could be two things says so before it is read', () => {
  const doubt = (field: AnyField, text: string, was: SheetCell['was'] = 'text') =>
    kindOf(field).doubtCell?.(field, { text, was })
  const both = (text: string, thousands: string, fraction: string) => ({
    code: 'unclear_thousands',
    limits: { text: `“${text}”`, thousands, fraction },
  })

  test.each([number(), number({ integer: true }), money(), price()])(
    'thousands or a fraction in %o',
    (field) => {
      expect(doubt(field, '1.234')).toEqual(both('1.234', '1\u00a0234', '1.2340'))
      expect(doubt(field, ' 12,500 ')).toEqual(both('12,500', '12\u00a0500', '12.5000'))
      expect(doubt(field, '-1.250')).toEqual(both('-1.250', '-1\u00a0250', '-1.2500'))
      expect(doubt(field, '១.២៣៤')).toEqual(both('១.២៣៤', '1\u00a0234', '1.2340'))
      for (const clear of ['0.185', '1.23', '1.2340', '1.234.567', '1234.567', '1.234,5', '1 234'])
        expect([clear, doubt(field, clear)]).toEqual([clear, undefined])
      expect(doubt(field, '1.234', 'number')).toBeUndefined()
    },
  )

  test('both readings that are shown are read as what they say', () => {
    const { limits } = doubt(number(), '1.234') ?? {}
    expect(kindOf(number()).parseCell(number(), String(limits?.['thousands']), words)).toBe(1234)
    for (const language of languages) {
      const said = fillSentence(valueErrors.unclear_thousands[language], limits, language)
      const fraction = /1[.,]2340/.exec(said)?.[0] ?? ''
      expect(kindOf(number({ scale: 4 })).parseCell(number(), fraction, words)).toBe(1.234)
    }
  })

  test.each([identifier(), plate()])('a number cell has lost its zeros in %o', (field) => {
    expect(doubt(field, '1211000003', 'number')).toEqual({ code: 'cell_is_number' })
    expect(doubt(field, '001211000003')).toBeUndefined()
    expect(doubt(field, '1.23457E+11')).toEqual({ code: 'cell_is_rounded' })
    expect(doubt(field, '2026-05-12', 'day')).toEqual({ code: 'cell_is_date' })
    expect(doubt(field, 'TRUE', 'yes_no')).toEqual({ code: 'cell_is_yes_no' })
    expect(doubt(field, 'TRUE')).toBeUndefined()
  })

  test('a code without zeros is taken with a warning, and a day is none', () => {
    expect(doubt(code(), '1205', 'number')).toEqual({ code: 'cell_is_number', isWarning: true })
    expect(doubt(code(), '1.5', 'number')).toEqual({ code: 'cell_is_number' })
    expect(doubt(code(), '2026-05-12', 'day')).toEqual({ code: 'cell_is_date' })
    expect(doubt(code(), 'FALSE', 'yes_no')).toEqual({ code: 'cell_is_yes_no' })
    expect(doubt(code(), '12E05')).toBeUndefined()
    expect(doubt(text(), 'TRUE', 'yes_no')).toBeUndefined()
    expect(doubt(text(), '34', 'number')).toBeUndefined()
    expect(doubt(text(), '2026-05-12', 'day')).toEqual({ code: 'cell_is_date' })
  })
})
