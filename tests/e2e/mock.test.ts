import { afterAll, beforeAll, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { registry, type EntityName } from '#entities/index.ts'
import {
  button,
  choose,
  endVisits,
  follow,
  say,
  signInOnScreen,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'
import { startMock } from '#tests/support/browser/start-mock.ts'

const { crud, shell, fields, apartment, block } = wordsIn('en')
let mock: Awaited<ReturnType<typeof startMock>>
let visitor: Visit
const refused: string[] = []

beforeAll(async () => {
  mock = await startMock()
  visitor = await visit({ lobby: mock.url, language: 'en' })
  visitor.page.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.request().method()} ${reply.url()}`)
  })
  await signInOnScreen(visitor, 'admin', 'en')
})
afterAll(async () => {
  await endVisits()
  await mock.stop()
})

/** Some of each kind: states, amounts, lines, files, computed columns, further lists, records of all buildings. */
const walked = [
  'apartment',
  'resident',
  'vehicle',
  'tariff',
  'contract',
  'water_meter',
  'service_booking',
  'news',
  'account',
  'permission_group',
  'stock_in',
  'receipt',
  'fee_setting',
  'order',
] as const satisfies readonly EntityName[]

it.each(walked)(
  'every screen of %s works on the mock, without a control that it cannot answer',
  async (name) => {
    const { page, complaints } = visitor
    const entity = registry[name]
    const [first] = (await (
      await fetch(`${mock.url}/rest/${name}?_start=0&_end=1&building_id=1`)
    ).json()) as { id: string }[]
    complaints.length = 0
    for (const [screen, path] of Object.entries(screensOf(entity))) {
      if (path === undefined || (path.includes(':id') && first === undefined)) continue
      const address = `/${path.replace(':id', first?.id ?? '')}`
      expect(await follow(visitor, address)).toBe(address)
      for (const label of [crud.list.trash, crud.list.export, shell.notifications.title])
        expect(await page.getByRole('button', { name: label }).count()).toBe(0)
      expect(await page.getByRole('tab', { name: crud.record.history }).count()).toBe(0)
      // Related records come one list after the other, and move what is below them.
      await expect.poll(() => page.locator('.lobby-skeleton').count()).toBe(0)
      // A form has none; those of the page before it may stand until it is there.
      if (screen === 'list' || screen === 'show')
        for (const tab of await page.getByRole('tab').all()) await tab.click()
      expect(await page.locator('.lobby-failure').count()).toBe(0)
    }
    expect(refused).toEqual([])
    expect(complaints).toEqual([])
  },
)

it('pages that call the server are neither in the menu nor at their address', async () => {
  const { page } = visitor
  await follow(visitor, '/manage-fee')
  for (const path of [
    '/fee-statistic',
    '/manage-cost-debt-create',
    '/file-usage',
    '/accessories-management-deleted',
  ])
    expect(await page.locator(`nav a[href^="${path}"]`).count()).toBe(0)
  await page.goto('/fee-statistic')
  await page.waitForURL('**/not-found')
})

/** The codes of the rows that the list shows. */
const shown = async () => await visitor.page.locator('tbody tr td:nth-child(2)').allInnerTexts()

it('records are created, found, sorted, filtered, paged, changed and deleted', async () => {
  const { page } = visitor
  for (const code of ['Z1', 'Z2']) {
    await page.goto('/block-create')
    await page.getByLabel(block.fields.code).fill(code)
    await page.getByLabel(block.fields.name).fill(`Tower ${code}`)
    await button(page, crud.form.save).click()
    await page.getByRole('heading', { level: 1, name: `Tower ${code}` }).waitFor()
  }
  await button(page, crud.record.edit).click()
  await page.getByLabel(block.fields.name).fill('Tower of the lake')
  await button(page, crud.form.save).click()
  await page.getByRole('heading', { level: 1, name: 'Tower of the lake' }).waitFor()

  await page.goto('/blocks')
  await page.getByRole('searchbox').fill('tower')
  await expect.poll(shown).toEqual(['Z1', 'Z2'])
  await page.getByRole('columnheader', { name: block.fields.code }).click()
  await expect.poll(shown).toEqual(['Z2', 'Z1'])

  await page.getByRole('row', { name: /Z2/ }).getByRole('checkbox').check()
  await button(page, crud.record.delete).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(crud.record.delete_for_good).waitFor()
  await button(dialog, crud.record.delete).click()
  await expect.poll(shown).toEqual(['Z1'])
  expect(await page.getByRole('button', { name: crud.record.undo }).count()).toBe(0)

  await page.goto('/apartments?size=10')
  await button(page, crud.list.add_filter).click()
  await choose(page, crud.list.filter_field, apartment.fields.floor)
  for (const end of [fields.from, fields.to])
    await page.getByRole('spinbutton', { name: `${crud.list.filter_value}, ${end}` }).fill('3')
  await button(page, crud.list.apply).click()
  await expect
    .poll(async () => (await shown()).every((code) => code.startsWith('A-03') || code.startsWith('B-03')))
    .toBe(true)
  const before = await shown()
  await page.getByRole('button', { name: say(crud.list.page, { page: 2 }), exact: true }).click()
  await expect.poll(shown).not.toEqual(before)
  expect(refused).toEqual([])
})
