import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { flagWords, permissionWords } from '#entities/words.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { button, endVisits, say, admit, visit } from '#tests/support/browser/console.ts'
import { handsOf } from '#tests/support/browser/hands.ts'

/*
 * The jobs of the day by keyboard alone, with the keys that they take: a limit is what it takes today, so that a change
 * that costs more is seen.
 */
afterAll(endVisits)

/** Past the header and the menu, by the link that the first Tab reaches. */
async function skipToContent(page: Page, hands: ReturnType<typeof handsOf>) {
  await hands.press('Tab')
  await page.getByRole('link', { name: locales.shell.vi.skip }).waitFor()
  await hands.press('Enter')
}

const open = async (user: string, path: string) => {
  const visitor = await visit()
  await admit(visitor, user)
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return { ...visitor, hands: handsOf(visitor.page) }
}

it('three receipts take nine keys each beside the apartments’ codes', async () => {
  const manager = await apiAs('manager')
  const { data } = (await manager.call(
    `GET debts?building_id=${manager.buildingId}&limit=3&with=apartment`,
  )) as { data: { apartment: { id: string; code: string } }[] }
  const words = locales.desk.vi
  const { page, hands, complaints } = await open('cashier', '/manage-cost-debt-create')
  const codes = data.map(({ apartment }) => apartment.code)
  for (const { apartment } of data) {
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('combobox')
    await hands.type(apartment.code)
    await hands.press('Enter')
    await expect.poll(() => page.url()).toContain(`apartment=${apartment.id}`)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('inputmode')))
      .toBe('numeric')
    await hands.type('150000')
    await button(page, say(words.collect_amount, { amount: '150.000 đ' })).waitFor()
    await hands.press('Enter')
    await page.locator('.desk-copy').first().getByText('Một trăm năm mươi nghìn đồng').waitFor()
    await hands.press('Escape')
    await page.locator('.desk-paper').waitFor({ state: 'detached' })
  }
  expect(hands.keys()).toBe(codes.join('').length + 3 * 9)
  expect(complaints).toEqual([])
})

it('a month’s fees are made and approved by four keys', async () => {
  const words = locales.fees.vi
  const { page, hands, complaints } = await open('manager', '/manage-fee-create')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lobby-field-run-month')
  await hands.press('Control+s')
  await page.waitForURL('**/group-fee-slip-detail/*')
  await button(page, words.approve.run).waitFor()
  await hands.moveTo(button(page, words.approve.run))
  await hands.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/đ$/).first().waitFor()
  // The dialog takes the focus once it has opened.
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await hands.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(hands.keys()).toBeLessThanOrEqual(4)
  expect(complaints).toEqual([])
})

it('a sheet with a wrong line is brought in by eleven keys', async () => {
  const words = locales.imports.vi
  const { page, hands } = await open('manager', '/import-data/apartment')
  const manager = await apiAs('manager')
  const blocks = await manager.call(`GET blocks?building_id=${manager.buildingId}&limit=1`)
  const block = (blocks.blocks as { code: string }[])[0]?.code ?? ''
  const { fields } = labels.apartment.vi
  const lines = [
    [fields.code, fields.name, fields.block_id, fields.floor, fields.area],
    ['KEY-1', 'Căn một', block, 1, 50],
    ['KEY-2', 'Căn hai', 'KHONG-CO', 1, 60],
  ]
  const sheet = {
    name: 'can-ho.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map((line) => line.join()).join('\n')),
  }
  // Long before it opens: the browser is told asynchronously that nobody is there to choose.
  page.once('filechooser', (chooser) => void chooser.setFiles(sheet))
  await skipToContent(page, hands)
  await hands.moveTo(page.getByRole('button', { name: words.drop }))
  await hands.press('Enter')
  const apply = button(page, say(words.apply, { total: 1 }))
  await apply.waitFor()
  await page.getByRole('cell', { name: 'KHONG-CO' }).waitFor()
  await hands.moveTo(apply)
  await hands.press('Enter')
  await page.getByRole('link', { name: words.open_list }).waitFor()
  expect(hands.keys()).toBeLessThanOrEqual(11)
})

it('the palette alone leads to a phone, a plate, a code, a page and a job', async () => {
  const manager = await apiAs('manager')
  const firstWith = async (path: string, field: string) => {
    const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}&limit=50&sort=id`)
    const rows = Object.values(reply).find(Array.isArray) as Record<string, string | null>[]
    return rows.find((row) => typeof row[field] === 'string') as Record<string, string> | undefined
  }
  // Not everybody has a phone.
  const [resident, vehicle, apartment] = await Promise.all([
    firstWith('residents', 'phone_number'),
    firstWith('vehicles', 'license_plate'),
    firstWith('apartments', 'code'),
  ])
  const { page, hands, complaints } = await open('manager', '/dashboard')
  const { label } = locales.shell.vi.search
  const search = async (text: string) => {
    await hands.press('Control+k')
    await page.getByRole('dialog', { name: label }).waitFor()
    await hands.type(text)
    await hands.press('Enter')
    await page.getByRole('dialog', { name: label }).waitFor({ state: 'detached' })
  }
  const typed: readonly (readonly [text: string | undefined, place: string])[] = [
    [resident?.['phone_number'], `/resident-detail/${resident?.['id']}`],
    [vehicle?.['license_plate'], `/accessories-management-detail/vehicle/${vehicle?.['id']}`],
    [apartment?.['code']?.replaceAll('-', '').toLowerCase(), `/apartment-detail/${apartment?.['id']}`],
    ['bao cao thang', '/monthly-report'],
    [`thu tien ${apartment?.['code']}`, `/manage-cost-debt-create?apartment=${apartment?.['id']}`],
  ]
  for (const [text = '', place] of typed) {
    await search(text)
    await expect
      .poll(() => page.url().slice(new URL(page.url()).origin.length), { message: text })
      .toContain(place)
  }
  expect(complaints).toEqual([])
})

it('a permission group with one right takes 29 keys beside its name', async () => {
  const words = locales.account.vi.permissions
  const { page, hands, complaints } = await open('admin', '/permission-group-create')
  const name = `Xem công nợ ${monthOf(officeToday())}`
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await hands.type(name)
  const box = (flag: 'read' | 'approve') =>
    page.getByRole('checkbox', {
      name: say(words.cell, { permission: permissionWords.manage_debt.vi, flag: flagWords[flag].vi }),
    })
  await hands.moveTo(page.getByRole('searchbox', { name: words.search }))
  await hands.type(permissionWords.manage_debt.vi)
  await hands.moveTo(page.getByRole('checkbox').first())
  // The table is one stop; arrows move in it.
  const row = say(words.row, { permission: permissionWords.manage_debt.vi })
  await hands.moveTo(page.getByRole('checkbox', { name: row }), { by: 'ArrowDown' })
  await hands.moveTo(box('read'), { by: 'ArrowRight' })
  await hands.press('Space')
  await hands.press('Control+s')
  await page.waitForURL('**/permission-group-detail/*')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await box('read').isChecked()).toBe(true)
  expect(hands.keys() - name.length).toBeLessThanOrEqual(29)
  expect(complaints).toEqual([])
})
