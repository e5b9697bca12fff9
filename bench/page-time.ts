import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext } from 'playwright'

export interface PageCost {
  /** From the start of the navigation to a table with rows, in milliseconds. */
  readonly rowsVisible: number
  /** All scripts loaded before that, in bytes, each gzipped. */
  readonly scriptBytes: number
}

export function launch(): Promise<Browser> {
  const own = chromium.executablePath()
  const found = [process.env.CHROMIUM_PATH, own, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
  return chromium.launch({ executablePath: found, args: ['--no-sandbox'] })
}

export interface Visit {
  readonly url: string
  /** A row of the table's body. */
  readonly row: string
  /** Signs in before the visit. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** One visit in a fresh profile, with an empty cache and storage. */
export async function visit(browser: Browser, { url, row, prepare }: Visit): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await prepare?.(context)
    const page = await context.newPage()
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      )
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
    const known = scripts.length
    const sizes = await Promise.all(scripts.slice(0, known))
    return { rowsVisible, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) }
  } finally {
    await context.close()
  }
}
