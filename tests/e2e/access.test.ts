import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { entities } from '#resources'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { closeBrowser, follow, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

let admin: Caller
beforeAll(async () => {
  admin = await apiAs('admin')
})
afterAll(closeBrowser)

/** The serious and critical findings of a page, with their places. */
async function findings({ page }: Visit) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Otherwise a page that is still loading would be judged.
  await page.waitForFunction(
    () => document.querySelector('.ant-skeleton-active, .ant-spin-spinning') === null,
  )
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Within the page only, which has no foreign frames.
    .setLegacyMode(true)
    .analyze()
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

const own = ['dashboard', 'profile', 'outbox', 'fee-statistic', 'manage-fee-create'].map((path) => ({
  name: path,
  path,
  source: undefined,
  key: undefined,
}))
const generated = entities.flatMap((entity) =>
  Object.entries(screensOf(entity)).flatMap(([screen, path]) =>
    path === undefined
      ? []
      : [
          {
            name: `${entity.name} ${screen}`,
            path: path as string,
            source: entity.path,
            key: entity.replyKey,
          },
        ],
  ),
)
const pages = [...own, ...generated]

/** The id of any record, for pages about one; undefined where the demo has none. */
async function anyId(path: string, replyKey = 'data'): Promise<string | undefined> {
  const reply = await admin.call(`GET ${path}?building_id=${admin.buildingId}&limit=1`)
  return (reply[replyKey] as { id: string }[])[0]?.id
}

describe.each([
  { theme: 'light', dark: false, shown: pages },
  // Colours come from one set of tokens, so one entity's screens show them all.
  {
    theme: 'dark',
    dark: true,
    shown: pages.filter(({ name }) => /^(dashboard|profile|apartment )/.test(name)),
  },
])('everybody can use, $theme', ({ dark, shown }) => {
  let visitor: Visit
  beforeAll(async () => {
    visitor = await visit({ dark })
    await visitor.page.goto('/login')
    expect(await findings(visitor)).toEqual([])
    await signIn(visitor, 'admin')
  })

  it('is judged by a check that finds real faults', async () => {
    const { page } = visitor
    await page.evaluate(() => document.body.append(document.createElement('button')))
    expect(await findings(visitor)).toEqual([expect.stringContaining('button-name')])
    await page.reload()
  })

  it.each(shown)('$name', async ({ path, source, key }) => {
    const id = path.includes(':id') ? await anyId(source ?? '', key) : ''
    // A kind of record that the demo has none of has no record page; its list and form are still checked.
    if (id === undefined) return expect(['files', 'logs']).toContain(source)
    visitor.complaints.length = 0
    await follow(visitor, `/${path.replace(':id', id)}`)
    expect((await findings(visitor)).join('\n')).toBe('')
    expect(visitor.complaints).toEqual([])
  })
})
