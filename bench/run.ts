import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConsole } from '../scripts/build-console.ts'
import { bareCalls, jsonServerCalls, lobbyCalls, signIn } from './calls.ts'
import { canTime } from './can-time.ts'
import { measureConsole } from './console-cost.ts'
import { openDatabase } from './database.ts'
import { measureLoad, rowOf } from './load-rounds.ts'
import { startServer } from './process.ts'
import { reportText, type Line, type LoadRow } from './report.ts'
import { apartmentRows, buildings } from './rows.ts'

/**
 * `npm run bench`: everything in one run, results into bench/README.md. It measures; it is not a test and never fails
 * on a figure.
 */
const folder = await mkdtemp(join(tmpdir(), 'lobby-bench-'))
// If the process is root, PostgreSQL runs as another user and must be able to reach its folder.
await chmod(folder, 0o755)
const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]

try {
  console.log('Filling a database with 100,000 apartments …')
  const database = await openDatabase(folder)
  ends.push(database.stop)
  const rowsFile = join(folder, 'rows.json')
  await writeFile(rowsFile, JSON.stringify({ apartments: allApartments() }))
  const env = { DATABASE_URL: database.url }
  const lobbyEnv = {
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    LOBBY_DEMO: 'off',
    LOBBY_SECRET: 'a secret of this run alone, long enough',
    LOBBY_RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  }
  const start = async (script: string, more: Readonly<Record<string, string>>, probe: string) => {
    const server = await startServer({ script, env: { ...env, ...more }, probe })
    ends.push(server.stop)
    return server.url
  }
  const bareUrl = await start('bench/bare-server.ts', {}, '/apartments/1')
  const jsonUrl = await start('bench/json-server.ts', { ROWS_FILE: rowsFile }, '/apartments/1')
  await buildConsole(join(import.meta.dirname, '..'))
  const lobbyUrl = await start('bench/lobby-server.ts', lobbyEnv, '/health/ready')
  const lobby = await lobbyCalls(lobbyUrl)

  const load = await measureLoad({ lobby, bare: bareCalls(bareUrl), jsonServer: jsonServerCalls(jsonUrl) })
  console.log('Measuring the console …')
  const token = await signIn(lobbyUrl, 0)
  const page = await measureConsole({ folder, lobbyUrl, bareUrl, token })
  const can = await canTime()

  const list = rowOf(load, 'list')
  const byCode = rowOf(load, 'listByCode')
  const written = rowOf(load, 'listWhileWritten')
  const one = rowOf(load, 'one')
  const create = rowOf(load, 'create')
  const report = join(import.meta.dirname, 'README.md')
  const text = reportText({
    load,
    former: await readFile(report, 'utf8'),
    goals: [
      ofBare('list with count, of the bare handler that counts too', list, 1),
      ofBare('list by code with count, of the same', byCode, 1),
      ofBare('list counted once a second, of the same', written, 1),
      times('list with count, of json-server', list.lobby / (list.jsonServer ?? NaN), 20),
      ofBare('get one, of the bare handler', one, 0.4),
      ofBare('audited create, of the bare handler', create, 0.25),
      below('JavaScript before the first table, gzip', page.lobby.scriptBytes / 1000, 400, 'kB'),
      factor('rows visible, of react-admin', page.lobby.rowsVisible / page.admin.rowsVisible, 1),
      below('200 `can` calls once asked', can, 1, 'ms'),
      below('script of a page of 100 rows × 12 columns', page.script, 60, 'ms'),
    ],
    notes: [
      `Rows visible in a fresh profile: Lobby ${Math.round(page.lobby.rowsVisible)} ms (${Math.round(page.lobby.scriptBytes / 1000)} kB of script), react-admin ${Math.round(page.admin.rowsVisible)} ms (${Math.round(page.admin.scriptBytes / 1000)} kB).`,
      'Lobby: ten signed-in members with a permission group per building, who take turns; every call permission-checked, every create validated and audited in its transaction.',
      'Bare: Fastify and pg with prepared statements, the same SQL on the same tables, no session, rights, validation or audit. react-admin reads from it.',
      'json-server: 0.17 over a file of the same rows.',
      'Counted once a second: each of the ten buildings gets a new apartment once a second, on both servers, so that a remembered count is of no use for longer.',
      'Script of a page: processor time of the page’s own thread, so that other work of the machine is not counted.',
      '100,000 apartments in 10 buildings, 10 connections, rounds interleaved, medians.',
    ],
  })
  await writeFile(report, text)
  console.log(text)
} finally {
  for (const end of ends.toReversed()) await end()
}

function allApartments() {
  return Array.from({ length: buildings }, (_, index) => apartmentRows(index + 1)).flat()
}

function ofBare(what: string, { lobby, bare }: LoadRow, goal: number): Line {
  const measured = lobby / bare
  return {
    what,
    measured: `${Math.round(measured * 100)} %`,
    goal: `≥ ${goal * 100} %`,
    isMet: measured >= goal,
  }
}

function times(what: string, measured: number, goal: number): Line {
  return { what, measured: `${Math.round(measured)} ×`, goal: `≥ ${goal} ×`, isMet: measured >= goal }
}

function factor(what: string, measured: number, goal: number): Line {
  return { what, measured: `${measured.toFixed(2)} ×`, goal: `≤ ${goal} ×`, isMet: measured <= goal }
}

function below(what: string, measured: number, goal: number, unit: string): Line {
  const digits = measured < 10 ? 2 : 0
  return {
    what,
    measured: `${measured.toFixed(digits)} ${unit}`,
    goal: `≤ ${goal} ${unit}`,
    isMet: measured <= goal,
  }
}
