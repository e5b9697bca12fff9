import { describe, expect, test } from 'vitest'
import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import type { AnyField } from '#core/field.ts'
import {
  customFields,
  files,
  image,
  images,
  lines,
  longText,
  manyToMany,
  money,
  multiSelect,
  number,
  richText,
  text,
} from '#core/fields/index.ts'
import { languages, type Language } from '#core/language.ts'
import { errorMessages, errorText, isErrorCode } from './catalogue.ts'
import { everyLimit } from './every-limit.ts'
import { fillSentence } from '#core/errors/sentence.ts'

const codes = Object.keys(errorMessages)

describe('no sentence shows what it is made of', () => {
  test.each(languages)('in %s, whatever is known of the field', (language) => {
    for (const limits of [undefined, {}, everyLimit, { max: undefined }])
      for (const spelling of [language, 'plain'] as const)
        for (const code of codes)
          expect(errorText(code, language, limits, spelling), code).not.toMatch(/[[\]{}]/)
  })

  test('a sentence that names a limit does so in brackets, and names one that is ever given', () => {
    for (const [code, message] of Object.entries(errorMessages)) {
      const bare = message.en.replace(/\[[^[\]]*\]/g, '')
      expect(bare, code).not.toMatch(/[[\]{}]/)
      for (const [, name = ''] of message.en.matchAll(/\{(\w+)\}/g))
        expect(Object.keys(everyLimit)).toContain(name)
    }
  })
})

test('a part with two limits is left out unless both are known', () => {
  expect(fillSentence('Wrong[, {min} to {max}]', { min: 1 }, 'en')).toBe('Wrong')
  expect(fillSentence('Wrong[, {min} to {max}]', { min: 1, max: 2000 }, 'en')).toBe('Wrong, 1 to 2,000')
})

test('numbers are spelled in the language; a comma list has neither groups nor commas', () => {
  const limit = { max: '1234567.5' }
  expect(errorText('too_large', 'vi', limit)).toContain('1.234.567,5')
  expect(errorText('too_large', 'en', limit)).toContain('1,234,567.5')
  expect(errorText('too_large', 'km', limit)).toContain('1,234,567.5')
  for (const language of languages) {
    expect(errorText('too_large', language, limit, 'plain')).toContain('1234567.5')
    expect(errorText('too_large', language, limit, 'plain')).not.toContain(',')
  }
})

const blob = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })
const ids = (count: number) => Array.from({ length: count }, (_one, at) => String(at + 1))
const row = { name: 'x' }
const rows = { fields: { name: text({ required: true }) } }

/** Field, a value beyond its limit, the code, and the limit as Vietnamese and English spell it. */
const beyond: readonly (readonly [string, AnyField, unknown, string, Readonly<Record<Language, string>>])[] = [
  ['number max', number({ max: 1000 }), 1001, 'too_large', { vi: '1.000', en: '1,000', km: '1,000' }],
  ['number min', number({ min: 1.5, scale: 1 }), 1, 'too_small', { vi: '1,5', en: '1.5', km: '1.5' }],
  ['number of every size', number({ integer: true }), 1e15, 'too_large', { vi: '999.999.999.999.999', en: '999,999,999,999,999', km: '999,999,999,999,999' }],
  ['number scale', number({ scale: 1 }), 1.25, 'too_many_decimals', { vi: '1', en: '1', km: '1' }],
  ['money max', money({ max: '2500000.00' }), '2500001', 'too_large', { vi: '2.500.000', en: '2,500,000', km: '2,500,000' }],
  ['money min', money({ min: '10000' }), '1', 'too_small', { vi: '10.000', en: '10,000', km: '10,000' }],
  ['text', text({ maxLength: 1200 }), 'x'.repeat(1201), 'too_long', { vi: '1.200', en: '1,200', km: '1,200' }],
  ['text without a word of its own', text(), 'x'.repeat(256), 'too_long', { vi: '255', en: '255', km: '255' }],
  ['text prefixes', text({ prefixes: ['TemplateNotice', 'TemplateReceipt'] }), 'x', 'invalid_prefix', { vi: 'TemplateNotice / TemplateReceipt', en: 'TemplateNotice / TemplateReceipt', km: 'TemplateNotice / TemplateReceipt' }],
  ['long text', longText(), 'x'.repeat(5001), 'too_long', { vi: '5.000', en: '5,000', km: '5,000' }],
  ['rich text', richText(), 'x'.repeat(200_001), 'too_long', { vi: '200.000', en: '200,000', km: '200,000' }],
  ['files', files({ max: 3 }), ids(4), 'too_many', { vi: '3', en: '3', km: '3' }],
  ['images', images(), ids(11), 'too_many', { vi: '10', en: '10', km: '10' }],
  ['image size', image({ maxSizeMb: 2 }), blob(2 * 1024 ** 2 + 1), 'file_limit_exceeded', { vi: '2 MB', en: '2 MB', km: '2 MB' }],
  ['size of one of many', images(), [blob(10 * 1024 ** 2 + 1)], 'file_limit_exceeded', { vi: '10 MB', en: '10 MB', km: '10 MB' }],
  ['lines max', lines({ ...rows, max: 1 }), [row, row], 'too_many', { vi: '1', en: '1', km: '1' }],
  ['lines min', lines({ ...rows, min: 2 }), [row], 'too_few', { vi: '2', en: '2', km: '2' }],
  ['field of a row', lines({ fields: { name: text({ maxLength: 7 }) } }), [{ name: 'x'.repeat(8) }], 'too_long', { vi: '7', en: '7', km: '7' }],
  ['multi select', multiSelect({ options: ['a', 'b', 'c'], max: 2 }), ['a', 'b', 'c'], 'too_many', { vi: '2', en: '2', km: '2' }],
  ['many to many', manyToMany('x'), ids(501), 'too_many', { vi: '500', en: '500', km: '500' }],
  ['custom fields', customFields({ definitions: 'a.b' }), Object.fromEntries(ids(101).map((id) => [`k${id}`, 1])), 'too_many', { vi: '100', en: '100', km: '100' }],
] // prettier-ignore

describe('a refusal of each kind says its limit', () => {
  test.each(beyond)('%s', (_title, field, value, code, spelled) => {
    const parsed = schemaOf({ it: field }).safeParse({ it: value })
    const found = parsed.success ? undefined : fieldErrors(parsed.error).find((one) => one.code === code)
    expect(found, JSON.stringify(parsed)).toBeDefined()
    for (const language of languages)
      expect(errorText(code, language, found?.limits)).toMatch(
        new RegExp(`\\P{N}${spelled[language].replace(/[.]/g, '\\.')}(\\P{N}|$)`, 'u'),
      )
  })

  test('and every sentence that can name a limit is among them', () => {
    const limited = codes.filter((code) => isErrorCode(code) && errorMessages[code].en.includes('{'))
    // Raised by searches (api/http/error.ts) and by what is left to pay, to return or to lower, and what may be
    // approved (api/vouchers), by what an apartment owes (api/debts), by placeholders (domain/documents/letters.test.ts), and by cells of a sheet
    // (core/fields/cells.test.ts, tests/api/import-cells.test.ts).
    const elsewhere = [
      'too_short',
      'more_than_instalment',
      'more_than_order',
      'more_than_owed',
      'more_than_held',
      'more_than_open',
      'deposit_already_held',
      'more_than_charged',
      'above_approval_limit',
      'invoice_other_amount',
      'more_than_collected',
      'apartment_owes',
      'change_by_rule',
      'far_from_rate',
      'invalid_placeholder',
      'unknown_placeholder',
      'placeholder_outside_row',
      'placeholder_repeated',
      'khmer_too_long',
      'placeholder_row_too_long',
      'unclear_thousands',
      'cell_is_error',
      // By sheets of a workbook (tests/api/building-workbook.test.ts).
      'workbook_sheet_twice',
      'workbook_has_fees',
      'debt_after_first_month',
      'debt_too_old',
      // Of periods (domain/reports/longest-period.test.ts).
      'too_many_days',
      'too_many_months',
      // Of whole forms (api/http/multipart-body.test.ts).
      'body_too_large',
      // Of whole files (api/imports/sheet.test.ts).
      'import_too_many_rows',
      'import_too_many_columns',
      'import_cell_too_long',
      'import_too_large',
      'import_not_a_sheet',
      'import_encoding',
      'import_open_quote',
    ]
    const proven = new Set(beyond.map(([, , , code]) => code))
    expect(limited.filter((code) => !proven.has(code) && !elsewhere.includes(code))).toEqual([])
  })
})
