import { globSync } from 'node:fs'
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

/** Every file of calls. */
function callFiles(): string {
  const names = found('domain/calls/*.ts')
    .map((path) => path.replace(/^.*\/|\.ts$/g, ''))
    .filter((name) => name !== 'index' && name !== 'call-files')
  const imports = names.map((name) => `import * as ${inCamel(name)} from './${name}.ts'\n`)
  return `${note}${imports.join('')}
export const callFiles: readonly object[] = ${list(names.map(inCamel))}`
}

/** What is written, by its file. */
const indexes = () => ({
  'api/rooms.ts': roomsOf('api'),
  'src/rooms.ts': roomsOf('src'),
  'domain/calls/call-files.ts': callFiles(),
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
