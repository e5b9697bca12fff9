import { AxeBuilder } from '@axe-core/playwright'
import type { Visit } from './console.ts'

/**
 * The serious and critical findings of a page that has loaded, with their places; with `within`, of that part only, for
 * pages whose frame was judged already.
 */
export async function findAccessFaults({ page }: Visit, within?: string): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Otherwise a page that is still loading would be judged.
  await page.waitForFunction(
    () => document.querySelector('.ant-skeleton-active, .ant-spin-spinning') === null,
  )
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Within the page only, which has no foreign frames.
    .setLegacyMode(true)
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    )
}
