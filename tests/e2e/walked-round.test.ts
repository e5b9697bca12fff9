import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { locales } from '#src/locales/index.ts'
import { words as operationWords } from '#src/operation/locale.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  chooseItem,
  endVisits,
  follow,
  say,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

// "Walk a round of checks with a phone, part of it where there is no network."
const words = operationWords.vi
let manager: Caller
let visitor: Visit
let id: string
beforeAll(async () => {
  manager = await apiAs('manager')
  const checklist = await manager.create('checklists', {
    code: 'CL-DI-VONG',
    name: 'Phòng bơm',
    points: [{ name: 'Áp suất', kind: 'number', unit: 'bar', min: 2, max: 6 }, { name: 'Rò rỉ' }],
  })
  const round = await manager.create('periodic-checklists', {
    code: 'KT-DI-VONG',
    checklist_id: checklist.id,
    period: 'once',
    start_date: officeToday(),
    due_date: addDays(officeToday(), 3),
  })
  id = round.id
  await manager.call(`POST periodic-checklists/${id}/start`, {})
  visitor = await visit({ width: 390, height: 844 })
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

interface Row {
  readonly result: string | null
  readonly value: string | null
  readonly photo: string | null
}
const stored = async () => {
  const { data } = await manager.call(`GET periodic-checklists/${id}`)
  return data as { status: string; results: Row[] }
}

it('what is answered without the network is sent when it is back, with photo and measure, and the round ends', async () => {
  const { page, context } = visitor
  await follow(visitor, `/periodic-checklist-detail/${id}`)
  const pressure = page.getByRole('textbox', { name: 'Giá trị: Áp suất' })
  await pressure.fill('4,5')
  await expect.poll(async () => (await stored()).results[0]?.value).toBe('4,5')

  await context.setOffline(true)
  const leaks = page.getByRole('radiogroup', { name: 'Kết quả: Rò rỉ' })
  await leaks.getByText('Không đạt').click()
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Ảnh: Rò rỉ', { exact: true })
    .setInputFiles({ name: 'ro-ri.jpg', mimeType: 'image/jpeg', buffer })
  await button(page, words.finish).click()
  await page.getByText(words.finishing).waitFor()
  await page.getByText(words.offline).waitFor()
  expect((await stored()).results[1]?.result).toBeNull()
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
  expect(await fits()).toBe(true)

  await context.setOffline(false)
  await expect.poll(async () => (await stored()).status).toBe('done')
  const { results } = await stored()
  expect(results).toMatchObject([{ result: 'good', value: '4,5' }, { result: 'bad' }])
  expect(results[1]?.photo).not.toBeNull()
  await page.getByText(words.walk).waitFor({ state: 'detached' })
})

it('a round that was opened once opens again without the network, and says from when it is', async () => {
  const { page, context } = visitor
  const code = 'KT-DI-VONG'
  await follow(visitor, `/predictable`)
  await page.getByText(code, { exact: true }).first().waitFor()
  await context.setOffline(true)
  const [held] = locales.crud.vi.record.held.split('{{')
  const notice = page.getByText(held ?? '')
  // What was loaded a moment ago is not asked for again.
  const comeBack = async () => {
    await follow(visitor, `/predictable`)
    await page.getByText(code, { exact: true }).first().waitFor()
    await follow(visitor, `/periodic-checklist-detail/${id}`)
    await page.getByRole('heading', { name: code }).waitFor()
    return notice.count()
  }
  await expect.poll(comeBack, { timeout: 20_000 }).toBe(1)
  await context.setOffline(false)
  await button(page, locales.crud.vi.list.retry).click()
  await notice.waitFor({ state: 'detached' })
})

it('a round under way is loaded again without the network, judged, and sent once when it is back', async () => {
  const { page, context } = visitor
  const checklist = await manager.create('checklists', {
    code: 'CL-NGOAI-MANG',
    name: 'Phòng máy phát',
    points: [{ name: 'Nhiên liệu', kind: 'number', unit: 'l', min: 50, max: 400 }, { name: 'Ắc quy' }],
  })
  const round = await manager.create('periodic-checklists', {
    code: 'KT-NGOAI-MANG',
    checklist_id: checklist.id,
    period: 'once',
    start_date: officeToday(),
    due_date: addDays(officeToday(), 3),
  })
  await manager.call(`POST periodic-checklists/${round.id}/start`, {})
  await page.goto(`/periodic-checklist-detail/${round.id}`)
  const fuel = page.getByRole('textbox', { name: 'Giá trị: Nhiên liệu' })
  await fuel.waitFor()
  // The page and its files are kept: the shell, and each file that the page has loaded.
  const missing = () =>
    page.evaluate(async () => {
      const caught = await Promise.all(
        ['/periodic-checklist-detail/', ...performance.getEntriesByType('resource').map(({ name }) => name)]
          .filter((path) => path.startsWith('/') || new URL(path).pathname.startsWith('/assets/'))
          .map(async (path) => ((await caches.match(path)) === undefined ? [path] : [])),
      )
      return caught.flat()
    })
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'KT-NGOAI-MANG' }).waitFor()
  await fuel.fill('120')
  await page.getByRole('radiogroup', { name: 'Kết quả: Ắc quy' }).getByText('Đạt', { exact: true }).click()
  // Once more: what was typed is kept too.
  await page.getByText(say(words.waiting, { total: 2 })).waitFor()
  await page.reload()
  await expect.poll(() => fuel.inputValue()).toBe('120')
  await button(page, words.finish).click()
  await page.getByText(words.finishing).waitFor()
  await context.setOffline(false)
  const now = async () => dataOf(await manager.call(`GET periodic-checklists/${round.id}`))
  await expect.poll(async () => (await now()).status).toBe('done')
  expect((await now()).results).toMatchObject([{ result: 'good', value: '120' }, { result: 'good' }])
  const { data: lines } = await manager.call(`GET periodic-checklists/${round.id}/history`)
  expect((lines as readonly { action: string }[]).filter(({ action }) => action === 'update')).toHaveLength(1)

  // Whoever signs out leaves nothing of it in the browser.
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  expect((await left()).length).toBeGreaterThan(0)
  const { shell } = locales
  await page.getByRole('button', { name: shell.vi.account_menu }).click()
  await chooseItem(page, shell.vi.sign_out)
  await expect.poll(left).toEqual([])
})
