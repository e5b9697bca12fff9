import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { languages, type Language } from '#core/language.ts'
import { phoneClientId } from '#domain/constants.ts'
import { noSession, sessionHeader } from '#domain/session-cookie.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { closeBrowser, visit } from '#tests/support/browser/console.ts'
import { startLobby } from '#tests/support/server/start-lobby.ts'
import { layOut, type Shot } from './shot-sheets.ts'

/**
 * `npm run shots:resident`: pictures of the residents' app by language, width, colour and size of letters, on sheets in
 * `shots-resident/`.
 */
const out = 'shots-resident'
const widths = [390, 820] as const
const letters = [100, 200] as const
const places = [
  '',
  '/fees',
  '/fees/paid',
  '/fees/prepaid',
  '/pay',
  '/papers',
  '/papers/notices',
  '/more',
  '/more/me',
  '/more/devices',
  '/more/language',
  '/more/letters',
] as const

interface Series {
  readonly lobby: string
  readonly language: Language
  readonly dark: boolean
  readonly size: (typeof letters)[number]
}

/** One language, colour and size of letters, as the demo's resident. */
async function shoot({ lobby, language, dark, size }: Series): Promise<Shot[]> {
  const series = `${language}-${dark ? 'dark' : 'light'}-${size}`
  const folder = join(out, series)
  await mkdir(folder, { recursive: true })
  const { page, context } = await visit({ lobby, language, dark })
  const reply = await context.request.post(`${lobby}/v1/auth/login`, {
    headers: { 'client-id': phoneClientId, [sessionHeader]: noSession },
    data: { username: 'resident@lobby.test', password: demoPassword },
  })
  if (!reply.ok()) throw new Error(`the resident was not let in: ${await reply.text()}`)
  await page.goto('/app/')
  await page.evaluate((percent) => localStorage.setItem('lobby.resident.letters', String(percent)), size)
  await page.waitForURL('**/app/homes/*')
  const start = new URL(page.url()).pathname
  const shots: Shot[] = []
  for (const [at, place] of places.entries())
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(start + place)
      await page.locator('main h1').waitFor()
      await page.waitForFunction(() => document.querySelector('.skeleton') === null)
      const file = join(
        folder,
        `${String(at + 1).padStart(2, '0')}${place.replaceAll('/', '-')}-${width}.jpg`,
      )
      await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 75 }))
      shots.push({ series, screen: place || '/', width, file: relative(out, file) })
    }
  await context.close()
  console.log(`${series}: ${shots.length} pictures`)
  return shots
}

const dataDir = await mkdtemp(join(tmpdir(), 'lobby-shots-'))
const server = await startLobby({ dataDir })
try {
  await rm(out, { recursive: true, force: true })
  const shots: Shot[] = []
  for (const language of languages)
    for (const dark of [false, true])
      for (const size of letters) shots.push(...(await shoot({ lobby: server.url, language, dark, size })))
  const { page } = await visit({ lobby: server.url, width: 1600, height: 1200 })
  await layOut(out, shots, page)
  console.log(`${shots.length} pictures: ${join(out, 'index.html')}`)
} finally {
  await closeBrowser()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
