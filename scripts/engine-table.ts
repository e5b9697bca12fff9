import { execFileSync } from 'node:child_process'
import { runCommand } from './run-command.ts'

// How much code reports and papers take, at a commit and at HEAD: `npm run engines -- <commit>`.

/** What a file says that makes a report or a paper in one way or another. */
const ways = {
  'declared reports': /^export const \w+ = defineReport\(/gm,
  'declared books': /^export const \w+ = defineBook\(/gm,
  'declared papers': /^(?:export )?const \w+ = definePaper\(/gm,
  'files that set a PDF': /\brenderPdf\(\[/,
  'files that answer with a PDF': /\banswer(?:Paper|Page)\(/,
  'files that answer with a workbook or CSV': /\banswer(?:Export|ReportFile|Book)\(/,
  'tables of a report by hand': /<FigureHead\b|\bfigureColumn\(\{/,
} as const

type Way = keyof typeof ways

interface Room {
  readonly files: number
  readonly lines: number
}

interface Tree {
  /** By folder of two levels, `api/ledger`: without tests. */
  readonly rooms: ReadonlyMap<string, Room>
  readonly ways: ReadonlyMap<Way, number>
}

const git = (args: readonly string[], input?: string) =>
  execFileSync('git', args, {
    encoding: 'buffer',
    maxBuffer: 2 ** 30,
    // A text would be read in the encoding of the output, and `buffer` is none.
    ...(input === undefined ? {} : { input: Buffer.from(input) }),
  })

const isCounted = (path: string) =>
  /^(?:core|domain|entities|api|src)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

const roomOf = (path: string) => path.split('/').slice(0, -1).slice(0, 2).join('/')

/** The text of each counted file of a commit, by its path. */
function filesOf(commit: string): Map<string, string> {
  const listed = git(['ls-tree', '-r', '--format=%(objectname) %(path)', commit])
    .toString()
    .split('\n')
    .map((line): readonly [string, string] => [
      line.slice(0, line.indexOf(' ')),
      line.slice(line.indexOf(' ') + 1),
    ])
    .filter(([, path]) => isCounted(path))
  const content = git(['cat-file', '--batch'], listed.map(([id]) => `${id}\n`).join(''))
  let at = 0
  return new Map(
    listed.map(([, path]) => {
      // `<id> blob <bytes>`, the bytes, a line feed.
      const end = content.indexOf('\n', at)
      const size = Number(content.toString('utf8', at, end).split(' ').at(-1))
      const text = content.toString('utf8', end + 1, end + 1 + size)
      at = end + size + 2
      return [path, text]
    }),
  )
}

/** Rooms and ways of a commit's code. */
function readTree(commit: string): Tree {
  const files = filesOf(commit)
  const rooms = new Map<string, Room>()
  for (const [path, text] of files) {
    const { files: count, lines } = rooms.get(roomOf(path)) ?? { files: 0, lines: 0 }
    rooms.set(roomOf(path), { files: count + 1, lines: lines + text.split('\n').length - 1 })
  }
  const texts = [...files.values()]
  const counted = (pattern: RegExp) =>
    texts.reduce(
      (sum, text) =>
        sum + (pattern.global ? text.matchAll(pattern).toArray().length : pattern.test(text) ? 1 : 0),
      0,
    )
  return {
    rooms,
    ways: new Map((Object.keys(ways) as Way[]).map((way) => [way, counted(ways[way])])),
  }
}

/** Rooms that make reports and papers, which are told also where nothing changed. */
const engines = /^(?:api|src|domain)\/(?:reports|ledger|papers|forms|figures|documents|calls)$/

const none: Room = { files: 0, lines: 0 }
const signed = (change: number) => (change > 0 ? `+${change}` : String(change))

/** The table of two trees, as Markdown: each room that changed or makes reports, the sum of all rooms, then the ways. */
export function engineTable(then: Tree, now: Tree): string {
  const names = [...new Set([...then.rooms.keys(), ...now.rooms.keys()])].toSorted()
  const pairs = names.map((name) => ({
    name,
    old: then.rooms.get(name) ?? none,
    own: now.rooms.get(name) ?? none,
  }))
  const sumOf = (which: 'old' | 'own', unit: keyof Room) =>
    pairs.reduce((sum, pair) => sum + pair[which][unit], 0)
  const row = (name: string, old: Room, own: Room) =>
    `| ${name} | ${old.files} | ${own.files} | ${old.lines} | ${own.lines} | ${signed(own.lines - old.lines)} |`
  const shown = pairs.filter(
    ({ name, old, own }) => engines.test(name) || old.lines !== own.lines || old.files !== own.files,
  )
  const all = (which: 'old' | 'own'): Room => ({ files: sumOf(which, 'files'), lines: sumOf(which, 'lines') })
  return [
    '| room | files before | files now | lines before | lines now | change |',
    '| --- | --- | --- | --- | --- | --- |',
    ...shown.map(({ name, old, own }) => row(name, old, own)),
    row('all rooms', all('old'), all('own')),
    '',
    '| ways | before | now |',
    '| --- | --- | --- |',
    ...[...now.ways].map(([way, count]) => `| ${way} | ${then.ways.get(way) ?? 0} | ${count} |`),
  ].join('\n')
}

if (import.meta.main)
  await runCommand(() => {
    const [commit = 'HEAD~1'] = process.argv.slice(2)
    console.log(engineTable(readTree(commit), readTree('HEAD')))
    return Promise.resolve()
  })
