import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasPlurals, languages, type Language } from '#core/language.ts'

/** Starts every text that `new:entity` writes, so that none is forgotten. */
export const draftMark = '✎'

/** Texts by dotted key, of one language. */
type Texts = ReadonlyMap<string, unknown>

/**
 * The faults of one catalogue in three languages, one line each: `entities/property/block.labels.ts fields.code km: not
 * in Khmer script`.
 */
export function faultsOfCatalogue(file: string, catalogue: Readonly<Record<Language, unknown>>): string[] {
  const texts = { vi: flatten(catalogue.vi), en: flatten(catalogue.en), km: flatten(catalogue.km) }
  const keys = new Set(languages.flatMap((language) => [...texts[language].keys()]))
  return [...keys].flatMap((key) =>
    languages.flatMap((language) => {
      const reason = faultOf(texts, key, language)
      return reason === undefined ? [] : [`${file} ${key} ${language}: ${reason}`]
    }),
  )
}

/** `{{total}} rows` would say "1 rows" too; `Rows: {{total}}` is right for every number. */
const countedMany = /(?<!of )\{\{(?:total|count|n|rest)\}\} [a-z]+s\b/

/** A noun's plural, or what is said of one beside what is said of many: languages without plurals have neither. */
const isOfPlurals = (texts: Record<Language, Texts>, key: string) =>
  key === 'plural' || (key.endsWith('_one') && texts.en.has(key.slice(0, -'_one'.length)))

function faultOf(texts: Record<Language, Texts>, key: string, language: Language): string | undefined {
  const text = texts[language].get(key)
  if (text === undefined) return isOfPlurals(texts, key) && !hasPlurals(language) ? undefined : 'missing'
  if (typeof text !== 'string') return 'not a text'
  if (text.trim() === '') return 'empty'
  if (text.startsWith(draftMark)) return `still a draft (${text})`
  if (language === 'en' && countedMany.test(text) && !texts.en.has(`${key}_one`))
    return 'a count stands after its noun, so that one is not many'
  if (key.includes('languages.')) return undefined // Each language has the name that its own speakers use.
  if (repeatsKey(text, key, language)) return 'only repeats its key'
  if (text !== text.normalize('NFC')) return 'not in NFC'
  const english = texts.en.get(key)
  if (language !== 'en' && typeof english === 'string') {
    if (slotsOf(text).join() !== slotsOf(english).join())
      return `slots differ from English: ${slotsOf(english).join(' ') || 'none'}`
    if (language === 'vi' && text === english && !isSymbolic(text) && text.split(/\s+/).length > 2)
      return 'same as English'
  }
  return language === 'km' && !/[\u1780-\u17ff]/.test(text) && !isSymbolic(text)
    ? 'not in Khmer script'
    : undefined
}

/** `apartment_type` in any language, and a plain word outside English unless that language has adopted it. */
const repeatsKey = (text: string, key: string, language: Language) =>
  text === key.split('.').pop() && (text.includes('_') || (language !== 'en' && !loanWords.has(text)))
const loanWords = new Set(['block', 'email', 'logo', 'hotline'])

/** Codes, units and names that every language writes alike: `QR`, `m²`, `{min} - {max}`, `NFC`, `Excel`. */
const sameEverywhere = new Set([
  'Lobby',
  'Excel',
  'Logo',
  'px',
  'm2',
  'm²',
  'm³',
  'kWh',
  'xlsx',
  'csv',
  'json',
  'pdf',
  'Ctrl',
  'Enter',
  'Esc',
  'Unicode',
])
const isSymbolic = (text: string) =>
  text
    .replace(/\{+[^{}]*\}+/g, ' ')
    .split(/[\s,;:/().+–-]+/)
    .every((part) => sameEverywhere.has(part) || !/\p{Ll}/u.test(part))

const slotsOf = (text: string) => (text.match(/\{+[^{}]*\}+/g) ?? []).toSorted()

function flatten(value: unknown, prefix = ''): Map<string, unknown> {
  // A text with a place in it is read with a slot there.
  if (typeof value === 'function') return new Map([[prefix, textOf(value)]])
  if (typeof value !== 'object' || value === null)
    return new Map(value === undefined ? [] : [[prefix, value]])
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
    ]),
  )
}

const textOf = (text: { readonly length: number; readonly name: string }): unknown =>
  Reflect.apply(
    text as () => unknown,
    undefined,
    Array.from({ length: text.length }, (_, at) => `{${at}}`),
  )

const isCatalogue = (value: unknown): value is Record<Language, unknown> =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value)

/** A table of words (`{ read: { vi, en, km } }`) turned into a catalogue (`{ vi: { read }, … }`). */
function asCatalogue(value: unknown): Record<Language, unknown> | undefined {
  if (isCatalogue(value)) return value
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return undefined
  const entries = Object.entries(value)
  if (
    !entries.every(
      ([, words]) =>
        typeof words === 'object' && words !== null && languages.some((language) => language in words),
    )
  )
    return undefined
  const pick = (language: Language) =>
    Object.fromEntries(
      entries.map(([key, words]) => [key, (words as Partial<Record<Language, unknown>>)[language]]),
    )
  return { vi: pick('vi'), en: pick('en'), km: pick('km') }
}

const sources = [
  'entities/**/*.labels.ts',
  'entities/{words,shared-words}.ts',
  'entities/*/*-words.ts',
  'domain/errors/catalogue.ts',
  'src/locales/**/*.ts',
  'src/*/locale.ts',
  'resident/words/*.ts',
  'src/letters/placeholder-words.ts',
  'domain/documents/words.ts',
  'domain/documents/example-letters.ts',
  'domain/notices/*-words.ts',
  'domain/reports/book-words.ts',
]
const isTest = (path: string) => /\.test\.ts$|(^|\/)index\.ts$/.test(path)

/** Every fault of every catalogue in the repository. */
export async function faultsOfRepository(root = resolve(import.meta.dirname, '..')): Promise<string[]> {
  const files = globSync(sources, { cwd: root })
    .filter((path) => !isTest(path))
    .toSorted()
  const faults = await Promise.all(
    files.map(async (path) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(root, path)).href)
      return Object.values(exported).flatMap((value) => {
        const catalogue = asCatalogue(value)
        return catalogue === undefined ? [] : faultsOfCatalogue(path, catalogue)
      })
    }),
  )
  return faults.flat()
}

if (import.meta.main) {
  const faults = await faultsOfRepository()
  for (const fault of faults) console.error(fault)
  console.log(
    faults.length === 0
      ? 'Translations: complete in vi, en and km.'
      : `Translations: ${faults.length} faults.`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
