import { describe, expect, test } from 'vitest'
import { number, text } from '#core/fields/index.ts'
import { languages } from '#core/language.ts'
import { errorMessages, errorText } from './catalogue.ts'
import { limitsOf } from '#core/errors/sentence.ts'

const khmer = /\p{Script=Khmer}/u

describe('every error message', () => {
  test.each(Object.entries(errorMessages))('%s speaks three languages', (_code, message) => {
    for (const language of languages) expect(message[language].trim()).not.toBe('')
    expect(message.km).toMatch(khmer)
    expect(message.vi).not.toBe(message.en)
    expect(message.en).not.toMatch(/[^\p{Script=Latin}\p{Script=Common}]/u)
  })

  test('holds no comma, because a reply joins messages by commas', () => {
    for (const [code, message] of Object.entries(errorMessages))
      for (const language of languages) expect(errorText(code, language), message.en).not.toContain(',')
  })

  test('asks the same parameters in each language', () => {
    const asked = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const message of Object.values(errorMessages))
      for (const language of languages) expect(asked(message[language])).toEqual(asked(message.en))
  })
})

test('a limit is named where it is known', () => {
  expect(errorText('too_large', 'en', limitsOf(number({ max: 5 })))).toBe(
    'The value is too large. Max value 5',
  )
  expect(errorText('too_large', 'en', limitsOf(text()))).toBe('The value is too large')
})

test('a unique field without words of its own has the general ones', () =>
  expect(errorText('nfc_card_exists', 'en')).toBe('This value already exists'))

test('an unknown code stays a code', () => {
  expect(errorText('no_such_code', 'vi')).toBe('no_such_code')
  expect(errorText('toString', 'vi')).toBe('toString')
})
