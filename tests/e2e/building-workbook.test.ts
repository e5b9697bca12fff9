import { afterAll, beforeAll, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { building } from '#entities/property/building.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { admit, button, endVisits, onScreen, say, visit } from '#tests/support/browser/console.ts'
import { filledWorkbook } from '#tests/support/server/filled-workbook.ts'

let admin: Caller
let id = ''
beforeAll(async () => {
  admin = await apiAs('admin')
  const { data } = await admin.call('POST buildings', {
    code: 'ZZ-TEP',
    name: 'ZZ-TEP',
    address: 'Đường mới',
  })
  id = (data as { id: string }).id
  for (const [code, name] of [
    ['householder', 'Chủ hộ'],
    ['spouse', 'Vợ / chồng'],
  ])
    await admin.call('POST relationships', { building_id: id, code, name })
})
afterAll(async () => {
  await admin.call(`DELETE buildings/${id}`)
  await endVisits()
})

const file = async (area: string) => ({
  name: 'toa-nha.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    await filledWorkbook({
      apartments: [
        { code: 'A-1', block_id: 'A', area: '68,5', handover_date: '15/06/2021' },
        { code: 'A-2', block_id: 'A', area },
      ],
      residents: [
        { full_name: 'An', apartment_id: 'A-1', relationship_id: 'Chủ nhà' },
        { full_name: 'Bình', apartment_id: 'A-1', relationship_id: 'Vợ' },
      ],
    }),
  ),
})

it('fills a fresh building: the file, a corrected one, one answer, the import, and its undo', async () => {
  const visitor = await visit()
  await admit(visitor, 'admin')
  const { page } = visitor
  const words = onScreen(locales.building_workbook.vi)
  const imports = onScreen(locales.imports.vi)
  await page.goto(`/${screensOf(building).show.replace(':id', id)}`)
  await page.getByRole('link', { name: words.title }).click()
  await page.waitForURL(`**/building-workbook/${id}`)
  const drop = page.locator('input[type=file]')
  await drop.setInputFiles(await file('rộng'))
  await page.getByRole('heading', { name: words.questions }).waitFor()
  const wrong = page.locator('.workbook-groups button', { hasText: 'Diện tích' })
  await wrong.click()
  await page.getByRole('cell', { name: 'rộng' }).waitFor()
  const download = page.waitForEvent('download')
  await button(page, say(words.wrong_rows, { rows: 1 })).click()
  expect((await download).suggestedFilename()).toBe('workbook-errors.xlsx')
  await drop.setInputFiles(await file('46'))
  await wrong.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: words.questions }).waitFor()
  // Blocks, the day of the apartment without one, relations.
  await button(page, say(words.answer, { total: 3 })).click()
  await button(page, say(imports.apply, { total: 4 })).click()
  await button(page, imports.undo).waitFor()
  const homes = async () =>
    (await admin.call(`GET apartments?building_id=${id}&sort=code`)).apartments as {
      handover_status: string
    }[]
  expect((await homes()).map((home) => home.handover_status)).toEqual(['handover', 'inactive'])
  await button(page, imports.undo).first().click()
  await page.getByRole('dialog').getByRole('button', { name: imports.undo }).click()
  await page.getByText(imports.outcome.undone).first().waitFor()
  expect(await homes()).toEqual([])
  expect(visitor.complaints).toEqual([])
})

it('stands on a phone in Khmer without running off its side', async () => {
  const visitor = await visit({ language: 'km', width: 390, height: 844 })
  await admit(visitor, 'admin')
  const { page } = visitor
  await page.goto(`/building-workbook/${id}`)
  await page.getByText(onScreen(locales.building_workbook.km).lead).waitFor()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(visitor.complaints).toEqual([])
})
