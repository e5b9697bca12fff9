import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { median } from './load.ts'
import { compressPlugin } from '../scripts/compress-plugin.ts'
import { launch, slowLine, visit, type PageCost, type Visit } from './page-time.ts'
import { startServer } from './process.ts'
import { signedIn } from './session-cookies.ts'

const visits = 7
const root = join(import.meta.dirname, '..')

export interface ConsoleInput {
  readonly folder: string
  readonly lobbyUrl: string
  readonly bareUrl: string
  readonly token: string
}

/** Lobby's apartments page compared with react-admin's, in fresh profiles, alternating; medians. */
export async function measureConsole({ folder, lobbyUrl, bareUrl, token }: ConsoleInput) {
  const outDir = join(folder, 'react-admin')
  await build({
    root: join(root, 'bench/react-admin'),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compressPlugin()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
  const admin = await startServer({
    script: 'bench/static-server.ts',
    env: { ROOT: outDir },
    probe: '/index.html',
  })
  const browser = await launch()
  try {
    const pages = {
      lobby: lobbyVisit(lobbyUrl, token),
      admin: { url: `${admin.url}/index.html?api=${encodeURIComponent(bareUrl)}`, row: 'tbody tr' },
    }
    return {
      ...(await alternating(browser, pages)),
      slow: await alternating(browser, {
        lobby: { ...pages.lobby, line: slowLine },
        admin: { ...pages.admin, line: slowLine },
      }),
      script: await scriptTime(browser, lobbyUrl, token),
    }
  } finally {
    await browser.close()
    await admin.stop()
  }
}

/** Medians of visits that take turns; the first of each is not counted. */
async function alternating(browser: Browser, pages: Readonly<Record<'lobby' | 'admin', Visit>>) {
  const costs = { lobby: [] as PageCost[], admin: [] as PageCost[] }
  for (let round = 0; round <= visits; round++)
    for (const side of ['lobby', 'admin'] as const) {
      const cost = await visit(browser, pages[side])
      if (round > 0) costs[side].push(cost)
    }
  return { lobby: middle(costs.lobby), admin: middle(costs.admin) }
}

const middle = (costs: readonly PageCost[]): PageCost => ({
  rowsVisible: median(costs.map((cost) => cost.rowsVisible)),
  scriptBytes: median(costs.map((cost) => cost.scriptBytes)),
})

const lobbyRow = 'tbody tr[data-row]'
const lobbyVisit = (url: string, token: string) => ({
  url: `${url}/apartments`,
  row: lobbyRow,
  prepare: (context: Awaited<ReturnType<Browser['newContext']>>) => context.addCookies(signedIn(url, token)),
})

/**
 * Milliseconds of script that a page of 100 rows × 12 columns takes, without the network's wait and that for the
 * processor.
 */
async function scriptTime(browser: Browser, url: string, token: string): Promise<number> {
  await chooseColumns(url, token, columns)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(signedIn(url, token))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const scriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    }
    await page.goto(`${url}/apartments?size=100`)
    await page.waitForFunction(
      ([row, cells]) => {
        const rows = document.querySelectorAll(row)
        return rows.length >= 100 && (rows[0]?.children.length ?? 0) > cells
      },
      [lobbyRow, columns.length] as const,
    )
    const figures: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const first = await page.locator(lobbyRow).first().getAttribute('data-row')
      const before = await scriptMs()
      await page.locator('.lobby-pager li:last-child button').click()
      await page.waitForFunction(
        ([row, key]) => document.querySelector(row)?.getAttribute('data-row') !== key,
        [lobbyRow, first ?? ''] as const,
      )
      await page.waitForTimeout(300)
      figures.push((await scriptMs()) - before)
    }
    return median(figures)
  } finally {
    await context.close()
  }
}

const columns = [
  'code', 'name', 'short_id', 'block_id', 'floor', 'apartment_type_id',
  'area', 'garden_area', 'residents_count', 'statuses', 'handover_date', 'handover_status',
] // prettier-ignore

/** The reader's own columns, kept on the server. */
async function chooseColumns(url: string, token: string, shown: readonly string[]) {
  const reply = await fetch(`${url}/v1/manage/preferences/list.apartment`, {
    method: 'PUT',
    headers: { 'client-id': '3', 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ content: { shown, widths: {} } }),
  })
  if (!reply.ok) throw new Error(`choosing columns: ${reply.status}`)
}
