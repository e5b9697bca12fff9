import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

const { crud: words, block: labels } = wordsIn('vi')
let anna: Visit
let ben: Caller
let id: string
beforeAll(async () => {
  ben = await apiAs('admin')
  const { buildingId } = await apiAs('manager')
  const made = await ben.create('blocks', {
    building_id: buildingId,
    code: 'TWO',
    name: 'Tháp Đôi',
    description: 'Cũ',
  })
  id = made.id
  anna = await visit()
  await signIn(anna, 'manager')
})
afterAll(endVisits)

const field = (name: keyof typeof labels.fields) =>
  anna.page.locator('form').getByLabel(labels.fields[name], { exact: true })

it('another’s save shows a banner, wipes nothing, and saving lets one choose for each field', async () => {
  const { page } = anna
  await page.goto(`/block-edit/${id}`)
  await field('name').fill('Tháp của An')
  await field('description').fill('Lời của An')
  await ben.call(`PATCH blocks/${id}`, { name: 'Tháp của Bình', description: 'Lời của Bình' })
  await page.getByText(say(words.form.changed_by, { name: 'Phạm Minh Quân', one: labels.one })).waitFor()
  expect(await field('name').inputValue()).toBe('Tháp của An')
  expect(await field('description').inputValue()).toBe('Lời của An')

  await button(page, words.form.save).click()
  const dialog = page.getByRole('dialog').filter({ hasText: words.form.conflict_title })
  const row = (name: keyof typeof labels.fields) => dialog.getByRole('row', { name: labels.fields[name] })
  await row('name').getByRole('radio', { name: 'Tháp của Bình' }).check()
  await row('description').getByRole('radio', { name: 'Lời của An' }).check()
  await dialog.getByRole('button', { name: words.form.save_choice }).click()
  await page.waitForURL('**/block-detail/*')
  expect(dataOf(await ben.call(`GET blocks/${id}`))).toMatchObject({
    name: 'Tháp của Bình',
    description: 'Lời của An',
  })
})

it('another’s save of other fields is kept beside one’s own', async () => {
  const { page } = anna
  await page.goto(`/block-edit/${id}`)
  await field('name').fill('Tháp Mới')
  await ben.call(`PATCH blocks/${id}`, { description: 'Lời mới' })
  await page.getByText(say(words.form.changed_by, { name: 'Phạm Minh Quân', one: labels.one })).waitFor()
  await button(page, words.form.save).click()
  const choice = page.getByRole('button', { name: words.form.save_choice })
  await choice
    .or(page.getByRole('heading', { level: 1, name: 'Tháp Mới', exact: true }))
    .first()
    .waitFor()
  if (await choice.isVisible()) await choice.click()
  await page.waitForURL('**/block-detail/*')
  expect(dataOf(await ben.call(`GET blocks/${id}`))).toMatchObject({
    name: 'Tháp Mới',
    description: 'Lời mới',
  })
})
