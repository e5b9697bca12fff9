import { beforeAll, beforeEach, expect, test } from 'vitest'
import { errorMessages, errorText as serverText } from '#domain/errors/catalogue.ts'
import type { CallError } from '#data-provider/http.ts'
import { languages, type Language } from '#core/language.ts'
import { i18n } from '../i18n/i18n.ts'
import type { Translate } from '../i18n/use-t.ts'
import { codeText } from '../i18n/code-text.ts'
import { errorText, fieldTexts, hasPlaceForAll } from './error-text.ts'
import { everyLimit } from '#domain/errors/every-limit.ts'

const t: Translate = (key, params) => i18n.t(key, { ...params })
const inLanguage = (language: Language) =>
  Object.fromEntries(Object.entries(errorMessages).map(([code, words]) => [code, words[language]]))

beforeAll(async () => {
  const resources = Object.fromEntries(languages.map((one) => [one, { words: { error: inLanguage(one) } }]))
  await i18n.init({
    lng: 'vi',
    fallbackLng: false,
    ns: ['words'],
    defaultNS: 'words',
    resources,
    interpolation: { escapeValue: false },
  })
})
beforeEach(() => i18n.changeLanguage('vi'))

const refusal = (codes: string[], texts: string[] = []): CallError => ({
  message: codes[0] ?? '',
  statusCode: 400,
  codes,
  texts,
  errors: {},
  limits: {},
  isCancelled: false,
})
const words = errorMessages

test('each code speaks in its turn, on a line of its own', () => {
  expect(errorText(t, refusal(['forbidden', 'record_changed']))).toBe(
    `${words.forbidden.vi}\n${words.record_changed.vi}`,
  )
})

test('a code that is known here speaks in the user’s language, whatever the server said', () => {
  expect(errorText(t, refusal(['forbidden'], ['Forbidden']))).toBe(words.forbidden.vi)
})

test('a code that is unknown here leaves the word to the server, at its own place', () => {
  expect(errorText(t, refusal(['forbidden', 'meter_on_fire'], ['a', 'Đồng hồ cháy']))).toBe(
    `${words.forbidden.vi}\nĐồng hồ cháy`,
  )
  expect(errorText(t, refusal(['meter_on_fire']))).toBe(words.common_error.vi)
  expect(codeText(t, 'meter_on_fire')).toBe(words.common_error.vi)
})

test('any field that exists already has a sentence', () => {
  expect(codeText(t, 'license_plate_exists', { fallback: 'x' })).toBe(words.value_exists.vi)
})

test('what is no refusal is the server’s fault, and a cancelled call is silent', () => {
  expect(errorText(t, new TypeError('x is not a function'))).toBe(words.common_error.vi)
  expect(errorText(t, { ...refusal([]), isCancelled: true })).toBe('')
})

test.each(languages)(
  'no sentence shows its brackets in %s, whatever is known of the field',
  async (language) => {
    await i18n.changeLanguage(language)
    for (const limits of [undefined, {}, everyLimit])
      for (const code of Object.keys(errorMessages)) {
        const said = codeText(t, code, { limits })
        expect(said, code).not.toMatch(/[[\]{}]/)
        expect(said, 'as the server spells it').toBe(serverText(code, language, limits))
      }
  },
)

test('limits of a reply stand in the sentences, at their fields and in the popup', () => {
  const error = {
    ...refusal(['too_large', 'too_long']),
    errors: { area: ['too_large'], name: ['too_long'], note: ['too_long'] },
    limits: { area: { max: 1000.5 }, name: { maxLength: 255 }, note: { maxLength: 5000 } },
  }
  expect(fieldTexts(t, error)).toEqual({
    area: ['Giá trị quá lớn. Lớn nhất là 1.000,5'],
    name: ['Nội dung quá dài. Tối đa 255 ký tự'],
    note: ['Nội dung quá dài. Tối đa 5.000 ký tự'],
  })
  expect(errorText(t, error).split('\n')).toEqual([
    'Giá trị quá lớn. Lớn nhất là 1.000,5',
    'Nội dung quá dài. Tối đa 255 ký tự',
    'Nội dung quá dài. Tối đa 5.000 ký tự',
  ])
})

test('a limit without a field stands under the empty name', () => {
  const error = { ...refusal(['file_limit_exceeded']), limits: { '': { maxSizeMb: 10 } } }
  expect(errorText(t, error)).toBe('Tệp vượt quá giới hạn. Tối đa 10 MB')
})

test('a sentence that two codes share is said once', () => {
  expect(errorText(t, refusal(['serial_exists', 'plate_exists']))).toBe(words.value_exists.vi)
})

test('an error that has no field on the page is not lost beside one that has', () => {
  const has = (field: string) => field === 'reason'
  expect(hasPlaceForAll({ reason: ['x'] }, has)).toBe(true)
  expect(hasPlaceForAll({ reason: ['x'], month: ['y'] }, has)).toBe(false)
  expect(hasPlaceForAll({}, has)).toBe(false)
})

test('what is no refusal says first what failed; a refusal says why by itself', () => {
  const broken = { ...refusal(['server_error']), statusCode: 502 }
  expect(errorText(t, broken, 'export_failed').split('\n')).toEqual([
    words.export_failed.vi,
    words.server_error.vi,
  ])
  expect(errorText(t, refusal(['forbidden']), 'export_failed')).toBe(words.forbidden.vi)
  expect(errorText(t, new TypeError('x'), 'copy_failed')).toBe(words.copy_failed.vi)
})
