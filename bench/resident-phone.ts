import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type BrowserContext } from 'playwright'
import { phoneClientId } from '#domain/constants.ts'
import { noSession, sessionHeader } from '#domain/session-cookie.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { findChromium, quiet } from '#tests/support/browser/chromium.ts'
import { startLobby } from '#tests/support/server/start-lobby.ts'

// Lighthouse is fetched when this runs and is no dependency: nothing else needs it, and it would triple what `npm ci` brings.
const lighthouse = 'lighthouse@13.5.0'
const port = 9_477
const rounds = 3

/** Per cent, milliseconds, and the sum of shifts. */
const goals = { performance: 95, accessibility: 100, paint: 2_500, shift: 0.05 }
type Figures = typeof goals

interface Report {
  readonly finalDisplayedUrl: string
  readonly categories: Readonly<Record<'performance' | 'accessibility', { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** One look at a page as Lighthouse's phone: four times slower, at 1.6 Mbit/s and 150 ms, with nothing in its cache. */
async function look(url: string, folder: string): Promise<Figures> {
  const file = join(folder, 'report.json')
  const chosen = [
    '--form-factor=mobile',
    '--only-categories=performance,accessibility',
    '--disable-storage-reset',
  ]
  const kept = ['--output=json', `--output-path=${file}`, '--quiet', `--port=${port}`]
  await promisify(execFile)('npm', [
    'exec',
    '--yes',
    `--package=${lighthouse}`,
    '--',
    'lighthouse',
    url,
    ...chosen,
    ...kept,
  ])
  const { finalDisplayedUrl, categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Signs in without opening a page, so that nothing of the app is in the cache; returns the first home's page. */
async function signIn(context: BrowserContext, lobby: string): Promise<string> {
  const headers = { 'client-id': phoneClientId, [sessionHeader]: noSession }
  const data = { username: 'resident@lobby.test', password: demoPassword }
  const reply = await context.request.post(`${lobby}/v1/auth/login`, { headers, data })
  if (!reply.ok()) throw new Error(`the resident was not let in: ${await reply.text()}`)
  const page = await context.newPage()
  await page.goto(`${lobby}/app/`)
  await page.waitForURL('**/app/homes/*')
  return page.url()
}

/** A fresh profile for each look: what a phone loads that has never been here. */
async function lookAfresh(lobby: string, place: string | null, folder: string): Promise<Figures> {
  const profile = await mkdtemp(join(folder, 'profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...quiet, `--remote-debugging-port=${port}`],
    serviceWorkers: 'block',
  })
  try {
    if (place === null) return await look(`${lobby}/app/sign-in`, folder)
    const home = await signIn(context, lobby)
    const session = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()))
    await session.send('Network.clearBrowserCache')
    return await look(home + place, folder)
  } finally {
    await context.close()
  }
}

const screens = [
  ['sign in', null],
  ['home', ''],
  ['fees', '/fees'],
  ['pay', '/pay'],
  ['receipts', '/fees/paid'],
  ['more', '/more'],
] as const

/** `npm run bench:phone`, after a build and on a quiet machine: Lighthouse on the residents' app, into `bench/resident-phone.md`. */
const folder = await mkdtemp(join(tmpdir(), 'lobby-phone-'))
const server = await startLobby({ dataDir: join(folder, 'data') })
try {
  const rows: string[] = []
  for (const [name, place] of screens) {
    const looks: Figures[] = []
    for (let round = 0; round < rounds; round += 1) looks.push(await lookAfresh(server.url, place, folder))
    const of = (key: keyof Figures) => median(looks.map((figures) => figures[key]))
    rows.push(
      `| ${name} | ${of('performance')} | ${of('accessibility')} | ${Math.round(of('paint'))} | ${of('shift').toFixed(3)} |`,
    )
    console.log(rows.at(-1))
  }
  const page = `# The residents' app on a phone

Medians of ${rounds} looks of ${lighthouse} as its phone (four times slower, 1.6 Mbit/s, 150 ms), each in a fresh profile. Written by
\`npm run build && npm run bench:phone\`.

| screen | performance | accessibility | largest paint, ms | shift |
| --- | --: | --: | --: | --: |
${rows.join('\n')}
| goal | ≥ ${goals.performance} | ${goals.accessibility} | ≤ ${goals.paint} | ≤ ${goals.shift} |
`
  await writeFile(join(import.meta.dirname, 'resident-phone.md'), page)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
