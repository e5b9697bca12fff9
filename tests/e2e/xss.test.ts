import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutTurns } from '#core/text.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, follow, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'
import { payloads } from '#tests/support/browser/payloads.ts'
import { lobbyUrl } from '#tests/support/browser/lobby-url.ts'

const { crud: words } = wordsIn('vi')
let visitor: Visit
let manager: Caller
/** The scripts that ran, and the foreign addresses that were requested. */
const executed: string[] = []
const foreign: string[] = []
let blocks: { id: string; payload: string }[]

beforeAll(async () => {
  manager = await apiAs('manager')
  blocks = []
  for (const [n, payload] of payloads.entries()) {
    const values = {
      code: `XSS${n}`,
      name: payload,
      description: payloads.slice(n).concat(payload).join('\n'),
    }
    blocks.push({ id: (await manager.create('blocks', values)).id, payload })
  }
  visitor = await visit()
  const { page, context } = visitor
  await context.exposeFunction('reportExecution', (what: string) => void executed.push(what))
  await context.addInitScript(() => {
    const report = (window as unknown as { reportExecution: (what: string) => void }).reportExecution
    window.alert = (what) => report(`${String(what)} at ${location.pathname}`)
  })
  page.on('dialog', (dialog) => {
    executed.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== lobbyUrl()) foreign.push(request.url())
  })
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const harmless = async () => {
  // An image that fails, an animation that begins, a frame that loads: what comes after those of the page comes later.
  await visitor.page.evaluate(async () => {
    const image = new Image()
    const fetched = new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
    image.src = `/favicon.svg?${Math.random()}`
    const frame = document.createElement('iframe')
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    document.body.append(frame)
    await Promise.all([fetched, loaded])
    frame.remove()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(executed).toEqual([])
  expect(foreign).toEqual([])
  expect(visitor.complaints).toEqual([])
}

it('the trap springs where a page does trust text', async () => {
  const { page } = visitor
  await page.evaluate(() => window.alert('trap'))
  await expect.poll(() => executed.splice(0)).toEqual(['trap at /dashboard'])
})

it('lists show hostile names as text', async () => {
  const { page } = visitor
  await page.goto('/blocks?q=XSS&size=100')
  await page.getByRole('link', { name: payloads[0], exact: true }).waitFor()
  expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(payloads.length)
  await harmless()
})

it.each(payloads.map((payload, n) => ({ payload, n })))(
  'a record and its form show $payload as text',
  async ({ payload, n }) => {
    const { page } = visitor
    const id = blocks[n]?.id ?? ''
    await (n % 10 === 0 ? page.goto(`/block-detail/${id}`) : follow(visitor, `/block-detail/${id}`))
    await page.getByRole('tab', { name: words.record.details }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      withoutTurns(payload).slice(0, 12).trim(),
    )
    if (n % 10 === 0) await page.getByRole('tab', { name: words.record.history }).click()
    await harmless()
    if (n % 5 !== 0) return
    await (n % 10 === 0 ? page.goto(`/block-edit/${id}`) : follow(visitor, `/block-edit/${id}`))
    await page.locator('form').getByLabel(wordsIn('vi').block.fields.name, { exact: true }).waitFor()
    await harmless()
  },
)

it('nor do residents and apartments that carry them, or a search for them', async () => {
  const { page } = visitor
  const [hostile = ''] = [payloads[10]]
  const resident = await manager.create('residents', {
    code: 'XSS-R',
    full_name: hostile,
    name: payloads[18],
  })
  const apartment = await manager.create('apartments', {
    code: 'XSS-A',
    name: hostile,
    block_id: blocks[0]?.id,
    area: 1,
  })
  for (const path of [
    `/resident-detail/${resident.id}`,
    `/resident-edit/${resident.id}`,
    `/apartment-detail/${apartment.id}?tab=history`,
    `/apartment-edit/${apartment.id}`,
    `/apartments?q=${encodeURIComponent(hostile)}&f=${encodeURIComponent(JSON.stringify(['name', 'contains', hostile]))}`,
    `/login?to=${encodeURIComponent('javascript:alert(1)')}`,
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await harmless()
  }
})
