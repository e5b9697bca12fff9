import { describe, expect, test } from 'vitest'
import { faultsOfCatalogue } from './check-translations.ts'

const good = {
  vi: { title: 'Căn hộ', limit: 'Tối đa {max}' },
  en: { title: 'Apartments', limit: 'At most {max}' },
  km: { title: 'អាផាតមិន', limit: 'យ៉ាងច្រើន {max}' },
}
const changed = (language: 'vi' | 'en' | 'km', words: Record<string, string | undefined>) => ({
  ...good,
  [language]: { ...good[language], ...words },
})

test('complete words have no fault', () => {
  expect(faultsOfCatalogue('x.ts', good)).toEqual([])
})

describe('a fault names file, key and language', () => {
  test.each([
    ['a missing key', changed('km', { title: undefined }), 'x.ts title km: missing'],
    ['an empty text', changed('vi', { title: ' ' }), 'x.ts title vi: empty'],
    [
      'a number of many things that may be one',
      { vi: { n: '{{total}} dòng' }, en: { n: '{{total}} rows' }, km: { n: '{{total}} ជួរ' } },
      'x.ts n en: a count stands after its noun, so that one is not many',
    ],
    ['a draft', changed('en', { title: '✎ apartments' }), 'x.ts title en: still a draft (✎ apartments)'],
    ['Khmer in Latin script', changed('km', { title: 'Apartment' }), 'x.ts title km: not in Khmer script'],
    ['a lost slot', changed('vi', { limit: 'Tối đa' }), 'x.ts limit vi: slots differ from English: {max}'],
    [
      'a sentence left in English',
      { ...changed('vi', { title: 'All the apartments' }), en: { ...good.en, title: 'All the apartments' } },
      'x.ts title vi: same as English',
    ],
  ])('%s', (_name, catalogue, fault) => {
    expect(faultsOfCatalogue('x.ts', catalogue)).toEqual([fault])
  })
})

test('what is said of one stands in a language with plurals alone', () => {
  const rows = { vi: { n: '{{count}} dòng' }, en: { n: '{{count}} rows' }, km: { n: '{{count}} ជួរ' } }
  const en = { ...rows.en, n_one: '{{count}} row' }
  expect(faultsOfCatalogue('x.ts', { ...rows, en })).toEqual([])
  expect(faultsOfCatalogue('x.ts', { ...rows, en: { n_one: '{{count}} row' } })).toContain(
    'x.ts n en: missing',
  )
})

test.each(['QR', 'm²', '{min} - {max}', 'NFC', '100 %'])('%s needs no Khmer script', (text) => {
  const slots = { vi: { code: text }, en: { code: text }, km: { code: text } }
  expect(faultsOfCatalogue('x.ts', slots)).toEqual([])
})

test('a text that a function makes is read as one with slots', () => {
  const more = (text: string) => ({ more: (count: number) => text.replace('#', String(count)) })
  const catalogue = { vi: more('và # khoản khác'), en: more('and # more'), km: more('និង # ទៀត') }
  expect(faultsOfCatalogue('x.ts', catalogue)).toEqual([])
  expect(faultsOfCatalogue('x.ts', { ...catalogue, km: more('and # more') })).toEqual([
    'x.ts more km: not in Khmer script',
  ])
  expect(faultsOfCatalogue('x.ts', { ...catalogue, vi: more('và các khoản khác') })).toEqual([
    'x.ts more vi: slots differ from English: {0}',
  ])
})
