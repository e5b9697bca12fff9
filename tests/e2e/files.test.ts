import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileIdPattern } from '#core/fields/upload.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, follow, signIn, visit, wordsIn } from '#tests/support/browser/console.ts'
import { lobbyUrl } from '#tests/support/browser/lobby-url.ts'

const { crud, files: words, menu, resident: labels } = wordsIn('vi')
const scanName = 'cccd-mat-truoc.png'
let manager: Caller
let residentId: string
beforeAll(async () => {
  manager = await apiAs('manager')
  const made = await manager.create('residents', { code: 'CD-TEP-1', full_name: 'Trần Thị Tệp' })
  residentId = made.id
})
afterAll(endVisits)

it('stores a picture chosen in a form, shows it to those who may see it, and notes it in the history', async () => {
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, 'manager')
  await follow(visitor, `/resident-edit/${residentId}`)
  const scan = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: new RegExp(`^${labels.fields.id_front_image}:`) }).click()
  await (await chooser).setFiles({ name: scanName, mimeType: 'image/png', buffer: scan })
  await button(page, crud.form.save).click()
  await page.waitForURL('**/resident-detail/*')
  const shown = page.getByRole('img', { name: new RegExp(labels.fields.id_front_image) }).first()
  await expect.poll(() => shown.getAttribute('src')).toMatch(/^blob:/)
  const { data } = await manager.call(`GET residents/${residentId}`)
  expect((data as Record<string, unknown>).id_front_image).toMatch(fileIdPattern)
  const history = await manager.call(`GET residents/${residentId}/history`)
  expect((history.data as { action: string }[]).map(({ action }) => action)).toContain('view')
  await visitor.context.close()
})

it('shows what the storage is used for, and each file only to those who may open it', async () => {
  const see = async (user: string) => {
    const visitor = await visit()
    await signIn(visitor, user)
    await follow(visitor, '/file-usage')
    await visitor.page.getByRole('meter', { name: menu.title.storage_use }).waitFor()
    const [names, rest] = [
      await visitor.page.getByText(scanName).count(),
      await visitor.page.getByText(words.usage.others).count(),
    ]
    await visitor.context.close()
    return { names, hasRest: rest > 0 }
  }
  expect((await see('manager')).names).toBe(1)
  // The board reads everything except the pictures of identity cards.
  expect(await see('board')).toEqual({ names: 0, hasRest: true })
})

it('refuses the content to who reads the resident only, in the browser’s own call too', async () => {
  const board = await apiAs('board')
  const { data } = await manager.call(`GET residents/${residentId}`)
  const id = String((data as Record<string, unknown>).id_front_image)
  expect(id).toMatch(fileIdPattern)
  const answer = await fetch(`${lobbyUrl()}/v1/manage/storage/media/${id}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${board.token}` },
  })
  expect(answer.status).toBe(404)
})
