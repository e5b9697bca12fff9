import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import en from 'virtual:resident/words/en'
import km from 'virtual:resident/words/km'
import vi from 'virtual:resident/words/vi'
import enLater from 'virtual:resident/words/en-later'
import kmLater from 'virtual:resident/words/km-later'
import viLater from 'virtual:resident/words/vi-later'
import { heardCodes } from '../../scripts/resident-errors.ts'
import { words } from './index.ts'

const built = { vi, en, km }
const later = { vi: viLater, en: enLater, km: kmLater }

test.each(languages)('a build has the words of one language and no other (%s)', (language) => {
  expect(built[language].shell?.home).toBe(words.shell[language].home)
  const others = languages.filter((one) => one !== language)
  const text = JSON.stringify([built[language], later[language]])
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
    expect(codes.filter((code) => !(code in built[language].error || code in later[language].error))).toEqual(
      [],
    )
})

test('Khmer apartments are not broken before their last syllable', () =>
  expect(km.shell?.homes).toBe('អាផាត\u2060មិន'))

test('every word comes once: with the first ones or later', () => {
  const keys = (texts: unknown, path = ''): readonly string[] =>
    typeof texts === 'object' && texts !== null
      ? Object.entries(texts).flatMap(([name, inner]) => keys(inner, `${path}.${name}`))
      : [path]
  const { error: _first, ...first } = vi
  const { error: _later, ...others } = viLater
  const parts = Object.fromEntries(Object.entries(words).map(([part, texts]) => [part, texts.vi]))
  expect([...keys(first), ...keys(others)].toSorted()).toEqual(keys(parts).toSorted())
})

/** Scripts that come with the shell or with signing in, without the places that are loaded when they are opened. */
function firstSources(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const waiting = [
    join(import.meta.dirname, '../main.tsx'),
    join(import.meta.dirname, '../places/sign-in.tsx'),
  ]
  for (const path of waiting) {
    if (texts.has(path)) continue
    const text = readFileSync(path, 'utf8')
    texts.set(path, text)
    for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)'/gm))
      waiting.push(join(path, '..', from))
  }
  return texts
}

test('pages that come before the later words say none of these', () => {
  const sources = firstSources()
  expect([...sources.keys()].some((path) => path.endsWith('places/home.tsx'))).toBe(true)
  const has = (key: string) => {
    let at: unknown = vi
    for (const name of key.split('.')) at = (at as Readonly<Record<string, unknown>> | undefined)?.[name]
    return typeof at === 'string'
  }
  const said = [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/(?:say\(\s*|word: )'([a-z_]+\.[\w.]+)'/g)]
      .map(([, key = '']) => key)
      // The lines of the page of further places are said there.
      .filter((key) => !(path.endsWith('/area.ts') && !key.startsWith('shell.')) && !has(key))
      .map((key) => `${path.split('/').at(-1)}: ${key}`),
  )
  expect(said).toEqual([])
})
