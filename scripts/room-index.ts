import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..')
const found = (pattern: string) => globSync(pattern, { cwd: repository }).toSorted()
const inCamel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const note = '// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.\n'
const list = (names: readonly string[]) => `[\n${names.map((name) => `  ${name},\n`).join('')}]\n`

/** Every room of the server or of the console that has a `room.ts`. */
function roomsOf(house: 'api' | 'src'): string {
  const names = found(`${house}/*/room.ts`).map((path) => path.split('/')[1] ?? '')
  const imports = names.map((name) => `import { room as ${inCamel(name)} } from './${name}/room.ts'\n`)
  return `${note}import type { Room } from './room.ts'
${imports.join('')}
export const rooms: readonly Room[] = ${list(names.map(inCamel))}`
}

/** The words of every room that has a `locale.ts`: those of its screens, and those by which the menu knows its pages. */
function wordsOfRooms(): string {
  const rooms = found('src/*/locale.ts').map((path) => {
    const name = path.split('/')[1] ?? ''
    const text = readFileSync(join(repository, path), 'utf8')
    const has = (exported: string) => text.includes(`export const ${exported}`)
    return { name, own: inCamel(name), words: has('words'), pages: has('pageWords') }
  })
  const imports = rooms.map(({ name, own, words, pages }) => {
    const taken = [...(pages ? [`pageWords as ${own}Pages`] : []), ...(words ? [`words as ${own}`] : [])]
    return `import { ${taken.join(', ')} } from '../${name}/locale.ts'\n`
  })
  const lines = (texts: readonly string[]) => `{\n${texts.map((text) => `  ${text},\n`).join('')}}\n`
  const keyed = rooms.flatMap(({ name, own, words }) => {
    const key = name.replaceAll('-', '_')
    return words ? [key === own ? own : `${key}: ${own}`] : []
  })
  return `${note}${imports.join('')}
export const roomWords = ${lines(keyed)}
export const roomPageWords = ${lines(rooms.flatMap(({ own, pages }) => (pages ? [`...${own}Pages`] : [])))}`
}

/** Every file of calls. */
function callFiles(): string {
  const names = found('domain/calls/*.ts')
    .map((path) => path.replace(/^.*\/|\.ts$/g, ''))
    .filter((name) => name !== 'index' && name !== 'call-files')
  const imports = names.map((name) => `import * as ${inCamel(name)} from './${name}.ts'\n`)
  return `${note}${imports.join('')}
export const callFiles: readonly object[] = ${list(names.map(inCamel))}`
}

/** Files of that name in the areas of the residents' app, by the area's name. */
const inAreas = (file: string) =>
  found(`resident/places/*/${file}`).map((path) => {
    const name = path.split('/')[2] ?? ''
    return { path: `places/${name}/${file}`, own: inCamel(name), key: name.replaceAll('-', '_') }
  })

/** A list as it is formatted: in one line while it fits. */
function listOf(start: string, areas: readonly { readonly own: string }[]): string {
  const names = areas.map(({ own }) => own)
  const line = `${start} = [${names.join(', ')}]\n`
  return line.length <= 111 ? line : `${start} = ${list(names)}`
}

/** The areas of the residents' app. */
function residentAreas(): string {
  const areas = inAreas('area.ts')
  const imports = areas.map(({ path, own }) => `import { area as ${own} } from './${path}'\n`)
  return `${note}import type { Area } from './area.ts'
${imports.join('')}
${listOf('export const areas: readonly Area[]', areas)}`
}

/** Their words, by part. */
function residentWords(): string {
  const areas = inAreas('words.ts')
  const imports = areas.map(({ path, own }) => `import { words as ${own} } from '../${path}'\n`)
  const keyed = areas.map(({ own, key }) => (key === own ? own : `${key}: ${own}`))
  return `${note}${imports.join('')}
export const areaWords = ${keyed.length === 0 ? '{}' : `{\n${keyed.map((one) => `  ${one},\n`).join('')}}`} as const\n`
}

/** Where their calls go. */
function residentCalls(): string {
  const areas = inAreas('calls.ts')
  const imports = areas.map(({ path, own }) => `import * as ${own} from '../${path}'\n`)
  return `${note}${imports.join('')}
${listOf('export const areaCalls: readonly object[]', areas)}`
}

/** What is written, by its file. */
const indexes = () => ({
  'api/rooms.ts': roomsOf('api'),
  'src/rooms.ts': roomsOf('src'),
  'src/locales/rooms.ts': wordsOfRooms(),
  'domain/calls/call-files.ts': callFiles(),
  'resident/areas.ts': residentAreas(),
  'resident/words/area-words.ts': residentWords(),
  'resident/data/area-calls.ts': residentCalls(),
})

const old: string[] = []
for (const [path, text] of Object.entries(indexes())) {
  const file = join(repository, path)
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
  old.push(path)
  if (!process.argv.includes('--check')) await writeFile(file, text)
}
if (process.argv.includes('--check')) {
  console.log(
    old.length === 0
      ? 'Rooms: their indexes are as the folders are.'
      : `${old.join(', ')}: old; run node scripts/room-index.ts`,
  )
  process.exitCode = old.length === 0 ? 0 : 1
}
