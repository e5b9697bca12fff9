import { expect, test, vi } from 'vitest'
import { managePrefix } from '#core/derive/routes.ts'
import { trialReport } from '#tests/matrix/trial-report.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { pages } from '../page-list.ts'
import { routeLines } from '../router/route-lines.ts'
import { menuEntries } from '../shell/menu-entries.ts'

// One more report is its declaration, its line in the list of reports, and its words.
vi.mock('#domain/reports/index.ts', async (load) => {
  const own = await load<typeof import('#domain/reports/index.ts')>()
  return { reports: [...own.reports, (await import('#tests/matrix/trial-report.ts')).trialReport] }
})
vi.mock('#domain/reports/labels.ts', async (load) => {
  const own = await load<typeof import('#domain/reports/labels.ts')>()
  const { trialLabels } = await import('#tests/matrix/trial-report.ts')
  return { ...own, labelsOfReport: () => trialLabels }
})

const today = '2026-11-20'
const read = {
  from: '2026-11-01',
  to: today,
  currency: 'vnd',
  count: 1,
  rows: [{ key: '1', label: 'Tiền mặt', values: { documents: '2', net: '840' } }],
  total: { documents: '2', net: '840' },
  compared: null,
  held: [],
  rates: [],
}

test('a declared report has its page, its right and its place in the menu', async () => {
  const page = pages.find(({ path }) => path === trialReport.page)
  expect(page?.right).toEqual({ resource: 'receipt', flag: 'read' })
  expect(menuEntries.find(({ path }) => path === '/trial-report')).toMatchObject({
    group: 'reports',
    label: 'console.menu.title.trial_report',
  })
  expect(routeLines().map(({ route }) => route)).toContain('/trial-report')

  const Page = await page?.load?.()
  if (Page === undefined) throw new Error('the trial report has no component')
  const { getByRole, getByText, router } = await renderInConsole(<Page />, {
    verbs: { getList: () => Promise.resolve({ data: [], total: 0 }) },
    replies: { [`GET ${managePrefix}/report/trial`]: { data: read } },
  })
  await router.navigate(`/?from=${read.from}&to=${today}`)
  await expect.element(getByText('Tiền mặt')).toBeVisible()
  const heads = getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  for (const { name } of trialReport.columns)
    expect(heads.join(' ')).toContain(locales.report_figures.vi.columns[name])
})
