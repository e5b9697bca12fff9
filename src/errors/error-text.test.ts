import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { errorMessages } from '#core/errors/catalogue.ts'
import type { CallError } from '#data-provider/http.ts'
import type { Translate } from '../i18n/use-t.ts'
import { codeText, errorText } from './error-text.ts'

let t: Translate
beforeAll(async () => {
  const i18n = createInstance()
  const error = Object.fromEntries(Object.entries(errorMessages).map(([code, words]) => [code, words.vi]))
  await i18n.init({ lng: 'vi', fallbackLng: false, ns: ['words'], defaultNS: 'words', resources: { vi: { words: { error } } } })
  t = (key, params) => i18n.t(key, { ...params })
}) // prettier-ignore

const refusal = (codes: string[], texts: string[] = []): CallError => ({
  message: codes[0] ?? '', statusCode: 400, codes, texts, errors: {}, isCancelled: false,
}) // prettier-ignore
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
  expect(errorText(t, refusal(['meter_on_fire']))).toBe(words.server_error.vi)
  expect(codeText(t, 'meter_on_fire', '')).toBe(words.server_error.vi)
})

test('any field that exists already has a sentence', () => {
  expect(codeText(t, 'license_plate_exists', 'x')).toBe(words.value_exists.vi)
})

test('what is no refusal is the server’s fault, and a cancelled call is silent', () => {
  expect(errorText(t, new TypeError('x is not a function'))).toBe(words.server_error.vi)
  expect(errorText(t, { ...refusal([]), isCancelled: true })).toBe('')
})
