import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  clickWhenStill,
  endVisits,
  listOf,
  say,
  selectOf,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

const words = locales.imports.vi
const { apartment } = labels
let visitor: Visit
let manager: Caller
let block: string
beforeAll(async () => {
  manager = await apiAs('manager')
  const blocks = await manager.call(`GET blocks?building_id=${manager.buildingId}&limit=1`)
  block = (blocks.blocks as { code: string }[])[0]?.code ?? ''
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

it('an office brings in a sheet: looks at what it would do, imports, and takes it back', async () => {
  const { page } = visitor
  await page.goto('/apartments')
  await page.getByRole('link', { name: locales.crud.vi.list.import }).click()
  await page.getByRole('heading', { level: 1, name: say(words.title, { many: apartment.vi.many }) }).waitFor()
  const lines = [
    'Mã căn hộ của tôi,Khối,Diện tích (m²),Tên căn hộ,Hướng cửa sổ',
    `E2E-1,${block},50,Căn một,Đông`,
    'E2E-2,KHONG-CO,60,Căn hai,Tây',
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'can-ho.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  // Two of its headings are unknown and are mapped by hand.
  for (const [title, field] of [
    ['Mã căn hộ của tôi', apartment.vi.fields.code],
    ['Khối', apartment.vi.fields.block_id],
    ['Diện tích (m²)', apartment.vi.fields.area],
    ['Tên căn hộ', apartment.vi.fields.name],
  ] as const) {
    const box = selectOf(page, `${words.field}: ${title}`)
    await box.fill(field)
    // A field that a line needs has a star behind its name.
    await clickWhenStill((await listOf(box)).getByTitle(field).first())
  }
  await button(page, words.try).click()
  await button(page, say(words.apply, { total: 1 })).waitFor()
  await page.getByRole('cell', { name: 'KHONG-CO' }).waitFor()
  await page.getByText(say(words.unused_columns, { columns: 'Hướng cửa sổ' }), { exact: true }).waitFor()
  await button(page, say(words.apply, { total: 1 })).click()
  await page.getByRole('link', { name: words.open_list }).waitFor()
  const earlier = await manager.call(`GET imports/apartment/batches?building_id=${manager.buildingId}`)
  const [{ uploaded_by, applied_by } = { uploaded_by: '', applied_by: '' }] = earlier.data as {
    uploaded_by: string
    applied_by: string
  }[]
  const people = [say(words.uploaded_by, { name: uploaded_by }), say(words.applied_by, { name: applied_by })]
  await page.getByText(people.join(' · '), { exact: true }).waitFor()
  const download = page.waitForEvent('download')
  await button(page, words.errors).click()
  expect((await download).suggestedFilename()).toBe('apartment-errors.xlsx')
  const count = async () =>
    (await manager.call(`GET apartments?building_id=${manager.buildingId}&code=E2E-1`)).total
  expect(await count()).toBe(1)
  await button(page, words.undo).first().click()
  await page.getByRole('dialog').getByRole('button', { name: words.undo }).click()
  await page.getByText(words.outcome.undone).first().waitFor()
  expect(await count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})
