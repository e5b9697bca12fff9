import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import en from 'virtual:resident/words/en'
import km from 'virtual:resident/words/km'
import vi from 'virtual:resident/words/vi'
import { heardCodes } from '../../scripts/resident-errors.ts'
import { words } from './index.ts'

const built = { vi, en, km }

test.each(languages)('a build has the words of one language and no other (%s)', (language) => {
  expect(built[language].shell.home).toBe(words.shell[language].home)
  const others = languages.filter((one) => one !== language)
  const text = JSON.stringify(built[language])
  for (const other of others) expect(text).not.toContain(words.shell[other].unreached_text)
})

test('each part says the same in every language', () => {
  const keys = (texts: unknown): readonly string[] =>
    typeof texts === 'object' && texts !== null
      ? Object.entries(texts).flatMap(([name, inner]) => keys(inner).map((key) => `${name}.${key}`))
      : ['']
  for (const texts of Object.values(words))
    for (const language of languages) expect(keys(texts[language])).toEqual(keys(texts.vi))
})

test('what the server may refuse with has a sentence', () => {
  const codes = heardCodes()
  expect(codes).toEqual(expect.arrayContaining(['invalid_credentials', 'no_home', 'password_too_short']))
  for (const language of languages)
    expect(codes.filter((code) => built[language].error[code] === undefined)).toEqual([])
})

test('Khmer apartments are not broken before their last syllable', () =>
  expect(km.shell.homes).toBe('អាផាត\u2060មិន'))
