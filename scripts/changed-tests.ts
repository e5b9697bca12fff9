import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { durations } from './test-durations.ts'
import type { ProjectName } from './test-project.ts'

/** Lists of everything: what imports one of them does not depend on each of its parts. */
const lists = new Set([
  'entities/index.ts',
  'entities/labels.ts',
  'domain/calls/call-files.ts',
  'domain/reports/index.ts',
  'api/rooms.ts',
  'api/extensions.ts',
  'api/server.ts',
  'api/main.ts',
  'src/rooms.ts',
  'src/page-list.ts',
  'src/view-list.ts',
  'src/dialog-list.ts',
  'src/locales/rooms.ts',
  'src/locales/index.ts',
])
/** They walk over all declarations, calls and rights. All unit tests run beside them, of which tests/matrix are some. */
export const always = [
  'tests/api/openapi.test.ts',
  'tests/api/calls.test.ts',
  'tests/security/access-matrix.test.ts',
  'tests/security/ways-out.test.ts',
]
/** Seconds of tests, one after the other, that two workers do in the time there is beside checks, build and starts. */
const budget = 150
/** Of a file that is too quick to be listed. */
const quick = 3

export interface Sources {
  readonly paths: readonly string[]
  readonly read: (path: string) => string
}
export interface Choice {
  /** The tests to run, what is likeliest to break first. */
  readonly chosen: readonly string[]
  /** Tests that the change may break, too, for which there is no time. */
  readonly left: readonly string[]
  /** Changed files of which the rule cannot tell what they break: they serve everything. */
  readonly general: readonly string[]
}

/**
 * The tests outside the unit tests that a change of these files can break, within the budget: a changed test, one that
 * imports a changed file (lists of everything are not followed), one that names what the file is about most often.
 * docs/decisions/changed-tests.md
 */
export function testsFor(changed: readonly string[], { paths, read }: Sources): Choice {
  const tests = paths.filter((path) => /\.test\.tsx?$/.test(path) && !isUnit(path))
  const users = usersOf({ paths, read })
  const near = new Set(changed.flatMap((path) => [...reach(path, users)]))
  const count = (own: Iterable<string>) => {
    const names = [...new Set([...own].flatMap((path) => namesOf(path, { paths, read })))]
    const pattern = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g')
    return (test: string) => (names.length === 0 ? 0 : [...read(test).matchAll(pattern)].length)
  }
  const ofChanged = count(changed)
  // A test is called after its subject: its entity, page or room, one or many of them.
  const stems = changed
    .filter((path) => namesOf(path, { paths, read }).length > 0)
    .flatMap((path) => [basename(path).split('.')[0] ?? '', /^(?:api|src)\/([^/]+)\//.exec(path)?.[1] ?? ''])
    .filter((name) => name !== '')
    .map((name) => name.replace(/(?:-page|s)$/, ''))
  // Which pages a part of many screens is in tells where a browser sees it.
  const ofNear = count([...near].filter((path) => path.startsWith('src/') && isSource(path)))
  const weight = (test: string) =>
    (near.has(test) ? 1000 : 0) +
    (stems.some((stem) => basename(test).includes(stem)) ? 100 : 0) +
    ofChanged(test) +
    (test.startsWith('tests/e2e/') ? ofNear(test) / 100 : 0)
  const related = tests
    .filter((test) => !always.includes(test))
    .map((test) => ({ test, weight: weight(test) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  let room = budget
  const chosen: string[] = []
  const left: string[] = []
  for (const test of [...always, ...related.map(({ test }) => test)]) {
    const seconds = durations[test] ?? quick
    if (!always.includes(test) && !changed.includes(test) && seconds > room) left.push(test)
    else {
      chosen.push(test)
      room -= seconds
    }
  }
  const general = changed.filter((path) => isSource(path) && namesOf(path, { paths, read }).length === 0)
  return { chosen, left, general }
}

/** The project of vitest's that a test belongs to which is no unit test. */
export function projectOf(test: string): ProjectName {
  if (test.includes('.browser.')) return 'components'
  if (test.startsWith('tests/e2e/')) return 'e2e'
  return test.startsWith('tests/reliability/') ? 'reliability' : 'api'
}

const isUnit = (path: string) =>
  path.startsWith('tests/matrix/') ||
  (!path.startsWith('tests/') && !path.startsWith('api/') && !path.includes('.browser.'))
const isSource = (path: string) => /\.(tsx?|css|sql)$/.test(path) && !/\.test\.tsx?$/.test(path)

/** Who imports a file. */
function usersOf({ paths, read }: Sources): ReadonlyMap<string, readonly string[]> {
  const known = new Set(paths)
  const users = new Map<string, string[]>()
  for (const path of paths.filter((one) => /\.tsx?$/.test(one) && !lists.has(one)))
    for (const [, from = ''] of read(path).matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)) {
      const to = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from))
      if (known.has(to)) users.set(to, [...(users.get(to) ?? []), path])
    }
  return users
}

function reach(path: string, users: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([path])
  for (const one of found) for (const user of users.get(one) ?? []) found.add(user)
  return found
}

/** What a file is about, as tests write it: its entity's name and path, or those of its room with its calls and pages. */
function namesOf(path: string, sources: Sources): readonly string[] {
  const [top = '', room = '', ...rest] = path.split('/')
  const entity = basename(path).split('.')[0] ?? ''
  const declared = sources.paths.find((one) => one.startsWith('entities/') && one.endsWith(`/${entity}.ts`))
  const isOfEntity = top === 'entities' || /\.(extension|views)\./.test(path)
  if (isOfEntity && declared !== undefined) return addressesIn([declared], sources)
  if (top === 'domain' && room === 'calls') return addressesIn([path], sources)
  if (!['api', 'src', 'domain'].includes(top) || rest.length === 0) return []
  const own = sources.paths.filter((one) => one.startsWith(`api/${room}/`) && one.endsWith('.extension.ts'))
  const entities = new Set(own.map((one) => `${basename(one).split('.')[0]}.ts`))
  const declarations = sources.paths.filter(
    (one) =>
      one === `domain/calls/${room}.ts` ||
      one === `src/${room}/room.ts` ||
      (one.startsWith('entities/') && entities.has(basename(one))),
  )
  return addressesIn(declarations, sources)
}

/** The names and paths that declarations give, as expressions: anything stands for a path's parameters. */
const addressesIn = (paths: readonly string[], { read }: Sources): readonly string[] =>
  paths.flatMap((path) =>
    [...read(path).matchAll(/^(?:  name|\s*path): (?:manage\()?'([\w/{}:-]+)'/gm)].map(([, found = '']) =>
      found.replaceAll(/\{\w+\}|:\w+/g, '[^/\\s]+').replace(/^\//, ''),
    ),
  )

/** The files that differ from a commit, in what is committed, in the work tree, and new. */
export function changedSince(commit: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '')
  return [...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '-o', '--exclude-standard')])]
}

/** The work tree's files. */
export function workTree(): Sources {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => existsSync(path))
  return { paths, read: (path) => readFileSync(path, 'utf8') }
}
