import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { createPool } from '#api/database/pool.ts'
import { seed } from '#api/setup/seed.ts'
import { registry } from '#entities/index.ts'
import { call } from './keep-alive.ts'
import { onGround } from './ground.ts'
import { said, timed, whole } from './money-times.ts'
import { office, officeAccount, officeRows } from './office-rows.ts'
import { measureScreens, type ScreenFigures } from './office-screens.ts'

const searches = [
  ['an apartment’s code', 'A-00777'],
  ['a code without its marks', 'a00777'],
  ['a code with other marks', 'a 00.777'],
  ['a name without accents', 'tran thi dao'],
  ['a part of a phone number', '0910004'],
  ['a phone number as it is dialled from abroad', '+84 910 004 777'],
  ['what nothing has', 'khong co gi'],
] as const

const ms = (value: number) => `${whole(value)} ms`
const headers = { 'client-id': '3', 'content-type': 'application/json' }

/**
 * `npm run bench:office`: the map, the meter round, a grid, the calendar and the palette, on the ground of `npm run bench` with a
 * building of 2,000 apartments beside it. Writes bench/office.md; never fails on a figure.
 */
await onGround(async ({ databaseUrl, lobby: { url: lobbyUrl } }) => {
  const db = createPool(databaseUrl, { statementTimeout: 0 })
  await seed(db, registry, officeRows())
  await db.execute('vacuum analyze')
  await db.close()
  const token = await signIn(lobbyUrl)
  console.log('Measuring the palette …')
  const found = []
  for (const [what, keyword] of searches)
    found.push({ what, times: await timed({ calls: 100, work: () => search(lobbyUrl, token, keyword) }) })
  console.log('Measuring the screens …')
  const { map, round, grid, calendar, pasted } = await measureScreens({ url: lobbyUrl, token })
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const screen = (what: string, { firstPaint, frame }: ScreenFigures) =>
    row(
      what,
      ms(firstPaint),
      // A screen that is one page high is not scrolled.
      Number.isNaN(frame.usual) ? '–' : `${ms(frame.usual)} / ${ms(frame.longest)}`,
    )
  const text = [
    '# Office bench',
    '',
    'Written by `npm run bench:office`; do not edit.',
    '',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}, Node.js ${process.version}; the browser on the same machine. Medians of fresh profiles.`,
    '',
    row('screen', 'all of it painted', 'a frame while scrolling: 95th of a hundred / longest'),
    row('---', '---:', '---:'),
    screen(`map of ${whole(office.apartments)} apartments`, map),
    screen(`meter round of ${whole(office.apartments)} apartments`, round),
    screen('apartments as a grid, a page of a hundred', grid),
    screen(`calendar, the week’s first hundred of ${whole(office.bookings)} bookings`, calendar),
    '',
    `1,000 rows pasted into the round, until they stand saved on the screen: ${ms(pasted.round)}. 1,000 rows of two cells pasted into the grid, ten pages of it, until it says that they are saved: ${ms(pasted.grid)}.`,
    '',
    row(
      'palette, in a building of 10,000 apartments and 10,000 residents, of 102,000 apartments',
      'half / 99 of a hundred',
      'goal',
    ),
    row('---', '---:', '---:'),
    ...found.map(({ what, times }) => row(what, said(times), '≤ 200 ms')),
    '',
  ].join('\n')
  console.log(text)
  await writeFile(join(import.meta.dirname, 'office.md'), text)
})

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify(officeAccount)
  const reply = await call(`${url}/v1/auth/login`, { headers, body })
  if (!reply.ok) throw new Error(`signing in: ${reply.status} ${reply.text}`)
  return (JSON.parse(reply.text) as { data: { access_token: string } }).data.access_token
}

async function search(url: string, token: string, keyword: string): Promise<void> {
  const asked = new URLSearchParams({ building_id: '1', keyword })
  const reply = await call(`${url}/v1/manage/search?${asked.toString()}`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  if (!reply.ok) throw new Error(`searching: ${reply.status} ${reply.text}`)
}
