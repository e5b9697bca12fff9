import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from 'playwright'

export interface PageCost {
  /** From the start of the navigation to a table with rows, in milliseconds. */
  readonly rowsVisible: number
  /** All scripts loaded before that, in bytes as they arrive, with their headers. */
  readonly scriptBytes: number
}

export function launch(): Promise<Browser> {
  const own = chromium.executablePath()
  const found = [
    process.env.CHROMIUM_PATH,
    own,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ].find((path) => path !== undefined && path !== '' && existsSync(path))
  return chromium.launch({ executablePath: found, args: ['--no-sandbox'] })
}

/** A slow line: 4 Mbit/s each way, 60 ms. */
export const slowLine = {
  offline: false,
  latency: 60,
  downloadThroughput: 500_000,
  uploadThroughput: 500_000,
} as const

export interface Visit {
  readonly url: string
  /** A row of the table's body. */
  readonly row: string
  /** Signs in before the visit. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
  /** Default: the machine's own. */
  readonly line?: typeof slowLine
}

/** One visit in a fresh profile, with an empty cache and storage. */
export async function visit(browser: Browser, { url, row, prepare, line }: Visit): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await prepare?.(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (line !== undefined) await session.send('Network.emulateNetworkConditions', line)
    const scripts = new Set<string>()
    let scriptBytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.addInitScript((selector) => {
      const seen = new MutationObserver(() => {
        if (document.querySelectorAll(selector).length < 20) return
        seen.disconnect()
        // After the frame that paints them.
        requestAnimationFrame(() => setTimeout(() => performance.mark('rows'), 0))
      })
      seen.observe(document, { childList: true, subtree: true })
    }, row)
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0, undefined, {
      timeout: 60_000,
    })
    const rowsVisible = await page.evaluate(() => performance.getEntriesByName('rows')[0]?.startTime ?? 0)
    return { rowsVisible, scriptBytes }
  } finally {
    await context.close()
  }
}
