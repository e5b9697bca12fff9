import type { Page } from 'playwright'
import type { Visit } from './console.ts'

/**
 * What of the page, or of the part that `within` selects, is cut off, covers something else, hangs out of the window or
 * has no name.
 */
const boxFaults = async (page: Page, within: string): Promise<string[]> =>
  await page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(selector)]
    const all = (names: string) =>
      parts
        .flatMap((part) => [...part.querySelectorAll(names)])
        .filter((box) => box.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    const wordsOf = (box: Element) =>
      box.textContent.trim() || box.getAttribute('aria-label') || box.getAttribute('title') || ''
    const called = (box: Element) => `${box.tagName.toLowerCase()} "${wordsOf(box).slice(0, 60)}"`

    const isCut = (box: Element) =>
      box.scrollWidth > box.clientWidth + 1 && !/auto|scroll/.test(getComputedStyle(box).overflowX)
    const hasCutText = (box: Element) =>
      [box, ...box.querySelectorAll('span')].some(
        (one) =>
          isCut(one) &&
          one.closest('[role="switch"]') === null &&
          getComputedStyle(one).display !== 'inline' &&
          one.clientWidth > 1,
      )
    const texts = 'h1, h2, h3, legend, dt, label, button, th.lobby-cell, td.lobby-whole'
    const cut = [
      ...all('.lobby-header .lobby-modules, .lobby-toolbar').filter(isCut),
      // What says its whole text when pointed at may be shortened.
      ...all(texts).filter((box) => hasCutText(box) && !box.matches('[title]')),
    ].map((box) => `cut: ${called(box)}`)

    const controls = all('button, a[href], input, textarea, [role="combobox"], [role="switch"], [role="tab"]')
    const scrolls = (box: Element): boolean => {
      const parent = box.parentElement
      if (parent === null) return false
      const { overflowX, position } = getComputedStyle(parent)
      return (
        (/auto|scroll|hidden/.test(overflowX) &&
          parent.scrollWidth > parent.clientWidth &&
          parent.tagName !== 'BODY') ||
        (position !== 'fixed' && scrolls(parent))
      )
    }
    const out = controls
      .filter((box) => {
        const { left, right, width } = box.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(box)
      })
      .map((box) => `outside the window: ${called(box)}`)
    const isWide = document.documentElement.scrollWidth > innerWidth
    const wide = isWide ? ['the page is wider than the window'] : []

    // Columns that stay are above others that pass below them: a table is not judged.
    const alone = controls
      .filter((box) => box.closest('table, .ant-tabs-nav, [inert]') === null && !box.matches('[type="file"]'))
      .map((box) => ({ box, area: box.getBoundingClientRect() }))
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
    // A bar that stays in its place is above what scrolls below it.
    const layer = (box: Element): Element | null => {
      for (let one: Element | null = box; one !== null; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return one
      return null
    }
    const covered = alone.flatMap(({ box, area }, index) =>
      alone
        .slice(index + 1)
        // Measured once for each control: asked of each pair, a form takes a second.
        .filter((other) => overlap(area, other.area))
        .map(({ box: other }) => other)
        .filter(
          (other) =>
            !box.contains(other) &&
            !other.contains(box) &&
            layer(box) === layer(other) &&
            box.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') !==
              (other.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? other),
        )
        .map((other) => `one over the other: ${called(box)} and ${called(other)}`),
    )

    const unnamed = controls
      .filter((box) => {
        if (wordsOf(box) !== '' || box.closest('[aria-hidden="true"]') !== null) return false
        const labels = 'labels' in box ? ((box as HTMLInputElement).labels?.length ?? 0) : 0
        const by = box.getAttribute('aria-labelledby')
        const hasImage = box.querySelector('[aria-label], img[alt]') !== null
        return labels === 0 && by === null && !hasImage
      })
      .map((box) => `without a name: ${box.outerHTML.slice(0, 160)}`)
    return [...new Set([...cut, ...out, ...wide, ...covered, ...unnamed])]
  }, within)

/** The same at each of some widths of the window, once all is there; the window gets its own width back. */
export async function findBoxFaults(
  { page }: Visit,
  widths: readonly number[],
  within = '.lobby-header, main',
): Promise<string[]> {
  await page.waitForFunction(
    () => document.querySelector('main .lobby-skeleton') === null && document.fonts.status === 'loaded',
  )
  const former = page.viewportSize() ?? { width: 1440, height: 900 }
  const found: string[] = []
  for (const width of widths) {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ ...former, width })
    // Columns are fitted in the frame after that of the new width.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
        }),
    )
    found.push(...(await boxFaults(page, within)).map((fault) => `${fault} at ${width} px`))
  }
  await page.setViewportSize(former)
  return found
}
