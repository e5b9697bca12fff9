import type { Browser, Page } from 'playwright'
import { monthOf, officeToday } from '#core/days.ts'
import { median } from './load.ts'
import { launch } from './page-time.ts'
import { codeAt, office } from './office-rows.ts'
import { signedIn } from './session-cookies.ts'

interface Screens {
  readonly url: string
  readonly token: string
}

export interface ScreenFigures {
  /** Milliseconds from the navigation to the frame that paints the last tile, row or booking. */
  readonly firstPaint: number
  /** Milliseconds of a frame while the page is scrolled from top to bottom: the 95th of a hundred, and the longest. */
  readonly frame: { readonly usual: number; readonly longest: number }
}

const visits = 5
const pastedRows = 1_000
const gridRows = 100
const gridPath = `/apartments?look=grid&size=${gridRows}`

/** The map, the round, a page of apartments as a grid, and the calendar of the office's building, each in a fresh profile; medians. */
export async function measureScreens(asked: Screens) {
  const browser = await launch()
  try {
    const of = (path: string, item: string, most: number) =>
      measureScreen(browser, asked, { path, item, most })
    const map = await of('/status-map', '.lobby-tile', office.apartments)
    const round = await of('/water-meters', 'tr[data-meter]', office.apartments)
    const grid = await of(gridPath, '.lobby-grid tr[data-record]', gridRows)
    const calendar = await of('/utility-bookings', '.lobby-calendar-item', 100)
    const pasted = { round: await pasteReadings(browser, asked), grid: await pasteNames(browser, asked) }
    return { map, round, grid, calendar, pasted }
  } finally {
    await browser.close()
  }
}

interface Screen {
  readonly path: string
  readonly item: string
  /** So many items are the whole screen. */
  readonly most: number
}

async function measureScreen(
  browser: Browser,
  asked: Screens,
  { path, item, most }: Screen,
): Promise<ScreenFigures> {
  const paints: number[] = []
  const frames: number[][] = []
  for (let visit = 0; visit <= visits; visit++) {
    const { page, close } = await openPage(browser, asked)
    await page.addInitScript(
      ([selector, total]) => {
        const seen = new MutationObserver(() => {
          if (document.querySelectorAll(selector).length < total) return
          seen.disconnect()
          // After the frame that paints them.
          requestAnimationFrame(() => setTimeout(() => performance.mark('painted'), 0))
        })
        seen.observe(document, { childList: true, subtree: true })
      },
      [item, most] as const,
    )
    await page.goto(`${asked.url}${path}`)
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0)
    // The first visit warms the server.
    if (visit > 0) {
      paints.push(
        await page.evaluate(() => performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN),
      )
      frames.push(await scrollThrough(page))
    }
    await close()
  }
  const at = (times: readonly number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
  return {
    firstPaint: median(paints),
    frame: {
      usual: median(frames.map((times) => at(times, 0.95))),
      longest: median(frames.map((times) => Math.max(...times))),
    },
  }
}

/** Scrolls by a wheel's step each frame to the end; returns how long each frame took. */
const scrollThrough = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let last = performance.now()
        const step = (now: number) => {
          times.push(now - last)
          last = now
          const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
          if (isEnd || times.length > 2_000) resolve(times.slice(1))
          else {
            window.scrollBy(0, 120)
            requestAnimationFrame(step)
          }
        }
        requestAnimationFrame(step)
      }),
  )

/** Pastes a thousand rows into the round; milliseconds until they stand saved on the screen. */
async function pasteReadings(browser: Browser, asked: Screens): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const { page, close } = await openPage(browser, asked)
    await page.goto(`${asked.url}/water-meters?month=${monthOf(officeToday())}`)
    await page
      .locator('tr[data-meter]')
      .nth(office.apartments - 1)
      .waitFor({ state: 'attached' })
    const figure = 110 + visit
    const sheet = Array.from({ length: pastedRows }, (_, at) => `${codeAt(at)}\t${figure}`).join('\n')
    await page.locator('tr[data-meter] input').first().focus()
    const took = await page.evaluate(
      async ([text, value, total]) => {
        const began = performance.now()
        const data = new DataTransfer()
        data.setData('text/plain', text)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
        const saved = () =>
          [...document.querySelectorAll<HTMLInputElement>('.lobby-round-index input')].filter(
            (cell) => cell.value === value,
          ).length
        while (saved() < total) await new Promise((resolve) => requestAnimationFrame(resolve))
        return performance.now() - began
      },
      [sheet, String(figure), pastedRows] as const,
    )
    times.push(took)
    await close()
  }
  return median(times)
}

/**
 * Pastes a thousand names into the grid; milliseconds from the
 * word that the following pages are meant too, until all are saved. */
async function pasteNames(browser: Browser, asked: Screens): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const { page, close } = await openPage(browser, asked)
    await page.goto(`${asked.url}${gridPath}`)
    const cells = page.locator('.lobby-grid td[data-field="name"] input')
    await cells.nth(gridRows - 1).waitFor({ state: 'attached' })
    await cells.first().focus()
    const sheet = Array.from({ length: pastedRows }, (_, at) => `Corner ${visit}-${at}\t${1 + (at % 30)}`)
    await page.evaluate((text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, sheet.join('\n'))
    const yes = page.locator('.ant-modal-confirm-btns .ant-btn-primary')
    await yes.waitFor()
    const took = await page.evaluate(async () => {
      const began = performance.now()
      document.querySelector<HTMLElement>('.ant-modal-confirm-btns .ant-btn-primary')?.click()
      const isSaved = () => document.querySelector('.ant-message-success') !== null
      const isRefused = () => document.querySelector('.ant-message-warning, .ant-message-error') !== null
      while (!isSaved()) {
        if (isRefused()) throw new Error('the pasted names were refused')
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return performance.now() - began
    })
    times.push(took)
    await close()
  }
  return median(times)
}

async function openPage(browser: Browser, { url, token }: Screens) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([
    ...signedIn(url, token),
    { name: 'lobby_building', value: String(office.building), url },
  ])
  return { page: await context.newPage(), close: () => context.close() }
}
