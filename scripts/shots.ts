import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { isLanguage, languages } from '#core/language.ts'
import { closeBrowser, follow, signIn, visit } from '#tests/support/browser/console.ts'
import { limits } from '#tests/support/limits.ts'
import { startLobby } from '#tests/support/server/start-lobby.ts'
import { layOut, type Shot } from './shot-sheets.ts'
import { screensToShoot } from './shot-screens.ts'

const usage = `Takes a picture of every screen of the menu and lays the pictures out on sheets: open shots/index.html.

  npm run shots                            all languages, widths and colours
  npm run shots -- --languages vi,km --widths 1440,390 --schemes dark
  npm run shots -- --only residents,manage-fee   screens whose address begins so
  npm run shots -- --all                   records' pages and forms too
  npm run shots -- --user cashier          as another demo account (default: manager)
  npm run shots -- --url http://localhost:3000   of a server that runs already
`

const { values: asked } = parseArgs({
  options: {
    languages: { type: 'string', default: languages.join() },
    widths: { type: 'string', default: '1440,1024,390' },
    schemes: { type: 'string', default: 'light,dark' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    user: { type: 'string', default: 'manager' },
    url: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    help: { type: 'boolean', default: false },
  },
})
const listOf = (text: string) => text.split(',').filter((part) => part !== '')

if (asked.help) console.log(usage)
else await shootAll()

async function shootAll() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lobby-shots-'))
  const server = asked.url === undefined ? await startLobby({ dataDir }) : undefined
  try {
    const lobby = asked.url ?? server?.url ?? ''
    process.env.LOBBY_URL = lobby
    const screens = await screensToShoot({ all: asked.all, only: listOf(asked.only) })
    console.log(`${screens.length} screens as ${asked.user}`)
    await rm(asked.out, { recursive: true, force: true })
    const shots: Shot[] = []
    for (const language of listOf(asked.languages).filter(isLanguage))
      for (const scheme of listOf(asked.schemes))
        shots.push(...(await shoot({ lobby, language, dark: scheme === 'dark', screens })))
    const { page } = await visit({ lobby, width: 1600, height: 1200 })
    await layOut(asked.out, shots, page)
    console.log(`${shots.length} pictures: ${join(asked.out, 'index.html')}`)
  } finally {
    await closeBrowser()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Series {
  readonly lobby: string
  readonly language: (typeof languages)[number]
  readonly dark: boolean
  readonly screens: readonly string[]
}

/** One language and colour: each screen is opened once, and seen at each width. */
async function shoot({ lobby, language, dark, screens }: Series): Promise<Shot[]> {
  const series = `${language}-${dark ? 'dark' : 'light'}`
  const folder = join(asked.out, series)
  await mkdir(folder, { recursive: true })
  const visitor = await visit({ lobby, language, dark })
  await signIn(visitor, asked.user)
  const { page } = visitor
  const shots: Shot[] = []
  for (const [at, screen] of screens.entries()) {
    await follow(visitor, screen)
    for (const width of listOf(asked.widths).map(Number)) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      await page
        .waitForFunction(
          () =>
            document.querySelector('.lobby-skeleton, .ant-skeleton-active, .ant-spin-spinning') === null &&
            document.fonts.status === 'loaded' &&
            document.getAnimations().every(({ playState }) => playState !== 'running'),
          undefined,
          { timeout: limits.state },
        )
        .catch(() => console.error(`${screen} in ${language} at ${width} px is still loading`))
      const name = `${String(at + 1).padStart(3, '0')}${screen.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}.jpg`
      const file = join(folder, name)
      await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 70 }))
      shots.push({ series, screen, width, file: relative(asked.out, file) })
    }
  }
  await visitor.context.close()
  console.log(`${series}: ${shots.length} pictures`)
  return shots
}
