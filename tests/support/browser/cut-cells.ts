import type { Page } from 'playwright'
import type { Visit } from './console.ts'

/**
 * The bars above the page's lists, their headings, and the cells that are to be read whole (dates, times, sums, states,
 * codes), of which a part is cut off. Empty where the page has no list.
 */
const cutCells = async (page: Page): Promise<string[]> =>
  await page.evaluate(() => {
    const isCut = (box: Element) => box.scrollWidth > box.clientWidth
    const hasCutText = (cell: Element) =>
      [cell, ...cell.querySelectorAll('span')].some(
        (box) => isCut(box) && getComputedStyle(box).display !== 'inline',
      )
    const named = (cells: Iterable<Element>, what: string) =>
      [...cells].filter(hasCutText).map((cell) => `${what} "${cell.textContent.trim()}"`)
    const bars = [...document.querySelectorAll('.lobby-header .lobby-modules, .lobby-toolbar')]
    const found = [
      ...bars.filter(isCut).map(({ className }) => `a part of ${className}`),
      ...named(document.querySelectorAll('.lobby-table th.lobby-cell'), 'heading'),
      ...named(document.querySelectorAll('.lobby-table td.lobby-whole'), 'cell'),
    ]
    return [...new Set(found)]
  })

/** The same at each of some widths of the window, once the rows are there; the window gets its own width back. */
export async function findCutCells({ page }: Visit, widths: readonly number[]): Promise<string[]> {
  if ((await page.locator('main .lobby-list').count()) === 0) return []
  await page.waitForFunction(
    () => document.querySelector('main .lobby-skeleton') === null && document.fonts.status === 'loaded',
  )
  const former = page.viewportSize() ?? { width: 1440, height: 900 }
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...former, width })
    // Columns are fitted in the frame after that of the new width.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
        }),
    )
    found.push(...(await cutCells(page)).map((cell) => `${cell} at ${width} px`))
  }
  await page.setViewportSize(former)
  return found
}
