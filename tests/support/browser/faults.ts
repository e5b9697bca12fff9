import axe from 'axe-core'
import { waitForStillness, type Visit } from './console.ts'

/**
 * The serious and critical findings of a page that has loaded, with their places; with `within`, of that part only, for
 * pages whose frame was judged already.
 */
export async function findAccessFaults({ page }: Visit, within = 'html'): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Otherwise a page that is still loading would be judged.
  await page.waitForFunction(
    () => document.querySelector('.ant-skeleton-active, .ant-spin-spinning') === null,
  )
  // A colour that still fades in is no fault.
  await waitForStillness(page)
  // Half a megabyte, which a page that is left without being loaded again keeps.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return await page.evaluate(async (selector) => {
    const { violations } = await (globalThis as unknown as { readonly axe: typeof axe }).axe.run(selector, {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(' | ')}`,
      )
  }, within)
}
