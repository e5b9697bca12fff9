import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages, type Language } from '#core/language.ts'
import { pageLocales } from '#src/locales/index.ts'

const dist = join(import.meta.dirname, '../../dist/console')
/** Bytes, each file gzipped by itself: each entity adds its names to what the menu says. */
const most = 325_000

interface Early {
  readonly words: Readonly<Record<Language, readonly string[]>>
  readonly rooms: Readonly<Record<string, Readonly<Record<Language | '', readonly string[]>>>>
  readonly lists: Readonly<Record<string, { readonly rooms: readonly string[] }>>
}

const page = await readFile(join(dist, 'index.html'), 'utf8')
const early = JSON.parse(
  (/name="lobby-early" content="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll(/&(?:quot|#34);/g, '"'),
) as Early

/** The scripts that the page names for a list, and those that they import. */
async function scriptsBefore(path: string, language: Language): Promise<ReadonlyMap<string, number>> {
  const rooms = (early.lists[path]?.rooms ?? []).flatMap((room) => [
    ...(early.rooms[room]?.[''] ?? []),
    ...(early.rooms[room]?.[language] ?? []),
  ])
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const sizes = new Map<string, number>()
  const add = async (file: string): Promise<void> => {
    if (sizes.has(file)) return
    const script = await readFile(join(dist, file))
    sizes.set(file, gzipSync(script, { level: 9 }).length)
    for (const [, next = ''] of script.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      await add(`/assets/${next}`)
  }
  for (const file of [...named, ...early.words[language], ...rooms]) await add(file)
  return sizes
}

test.each(languages)('what a list loads before its first row stays small (%s)', async (language) => {
  const sizes = await scriptsBefore('apartments', language)
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
})

test('what a list loads lies there compressed, for the server to send', async () => {
  for (const file of (await scriptsBefore('apartments', 'vi')).keys())
    if ((await stat(join(dist, file))).size > 1024)
      for (const ending of ['br', 'gz'])
        expect((await stat(join(dist, `${file}.${ending}`))).size, file).toBeGreaterThan(0)
})

test('a list loads the declarations of its own room, and of no other', async () => {
  const files = [...(await scriptsBefore('apartments', 'vi')).keys()]
  const rooms = files.flatMap((file) => /\/entities-([a-z-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? [])
  expect(rooms).toEqual(['property'])
})

test('what comes before a first list says nothing whose words come later', async () => {
  const files = [...(await scriptsBefore('apartments', 'vi')).keys()]
  const scripts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  const said = scripts.flatMap((script) =>
    [...script.matchAll(/["'`]console\.(\w+)\./g)].map(([, part = '']) => part),
  )
  expect(said.length).toBeGreaterThan(50)
  expect(Object.keys(pageLocales).filter((part) => said.includes(part))).toEqual([])
})
