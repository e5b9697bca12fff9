import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPool } from '#api/database/pool.ts'
import { bareCalls, jsonServerCalls, lobbyCalls, signIn } from './calls.ts'
import { canTime } from './can-time.ts'
import { measureConsole } from './console-cost.ts'
import { onGround } from './ground.ts'
import { measureLoad, rowOf } from './load-rounds.ts'
import { reportText, share, wholeOf, type Line, type LoadRow } from './report.ts'
import { apartmentRows, buildings } from './rows.ts'

/**
 * `npm run bench`: everything in one run, results into bench/README.md. It measures; it is not a test and never fails
 * on a figure.
 */
await onGround(async ({ folder, databaseUrl, lobby, bare, start }) => {
  const rowsFile = join(folder, 'rows.json')
  await writeFile(rowsFile, JSON.stringify({ apartments: allApartments() }))
  const jsonServer = await start('bench/json-server.ts', { ROWS_FILE: rowsFile }, '/apartments/1')
  const db = createPool(databaseUrl, { max: 1 })
  const load = await measureLoad(db, {
    lobby: { calls: await lobbyCalls(lobby.url), pid: lobby.pid },
    bare: { calls: bareCalls(bare.url), pid: bare.pid },
    jsonServer: { calls: jsonServerCalls(jsonServer.url), pid: jsonServer.pid },
  })
  await db.close()
  console.log('Measuring the console …')
  const token = await signIn(lobby.url, 0)
  const page = await measureConsole({ folder, lobbyUrl: lobby.url, bareUrl: bare.url, token })
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
      ofBare('get one, of the bare handler', one, 0.8),
      cheaper('get one, by processor time', one, 0.8),
      ofBare('audited create, of the bare handler', create, 0.5),
      cheaper('audited create, by processor time', create, 0.5),
      below('JavaScript before the first table, as it arrives', page.lobby.scriptBytes / 1000, 400, 'kB'),
      factor('rows visible, of react-admin', page.lobby.rowsVisible / page.admin.rowsVisible, 1),
      factor(
        'the same on a line of 4 Mbit/s and 60 ms',
        page.slow.lobby.rowsVisible / page.slow.admin.rowsVisible,
        1,
      ),
      below('200 `can` calls once asked', can, 1, 'ms'),
      below('script of a page of 100 rows × 12 columns', page.script, 60, 'ms'),
    ],
    notes: [
      `Rows visible in a fresh profile: Lobby ${Math.round(page.lobby.rowsVisible)} ms (${Math.round(page.lobby.scriptBytes / 1000)} kB of script), react-admin ${Math.round(page.admin.rowsVisible)} ms (${Math.round(page.admin.scriptBytes / 1000)} kB).`,
      `The same on a line of 4 Mbit/s and 60 ms: Lobby ${Math.round(page.slow.lobby.rowsVisible)} ms, react-admin ${Math.round(page.slow.admin.rowsVisible)} ms. Both sides send scripts packed at build.`,
      'Lobby: ten signed-in members with a permission group per building, who take turns; every call permission-checked, every create validated and audited in its transaction.',
      'Bare: Fastify and pg with prepared statements, the same SQL on the same tables (what is counted and read from other tables too), no session, rights, validation or audit. react-admin reads from it.',
      'json-server: 0.17 over a file of the same rows.',
      'Counted once a second: each of the ten buildings gets a new apartment once a second, on both servers, so that a remembered count is of no use for longer.',
      'Script of a page: processor time of the page’s own thread, so that other work of the machine is not counted.',
      'Processor time: of the server’s process and of all processes of the database, user and system, for one request. Other work of the machine does not lengthen it. A share “of the bare handler” is of both together.',
      '100,000 apartments in 10 buildings, 10 connections, rounds interleaved, medians; each server warmed until its processor time does not fall any more.',
    ],
  })
  await writeFile(report, text)
  console.log(text)
})

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

/** The bare handler's processor time for a request, as a share of Lobby's. */
function cheaper(what: string, { processor }: LoadRow, goal: number): Line {
  const { lobby, bare } = processor
  const [ours, theirs] = [wholeOf(lobby), wholeOf(bare)]
  return { what, measured: share(theirs, ours), goal: `≥ ${goal * 100} %`, isMet: theirs >= goal * ours }
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
