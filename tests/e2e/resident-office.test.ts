import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '#entities/demo/index.ts'
import { words as asked } from '#resident/places/asked/words.ts'
import { words as office } from '#resident/places/office/words.ts'
import { entryWords } from '#resident/words/entry.ts'
import { shellWords } from '#resident/words/shell.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import { endVisits, onScreen, say, visit } from '#tests/support/browser/console.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'
import { startOwnLobby, type OwnLobby } from '#tests/support/browser/own-lobby.ts'

// A resident writes to the office from a phone without a network, is answered and rates it; answers a form and the survey.
type Row = Readonly<Record<string, unknown>> & { readonly id: string }

let lobby: OwnLobby
let manager: Caller
beforeAll(async () => {
  lobby = await startOwnLobby()
  manager = await apiAs('manager', { lobby: lobby.url })
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.each(['vi', 'km'] as const)('a resident who reads %s', (language) => {
  it('writes to the office offline with a picture, is answered, and rates it', async () => {
    const visitor = await visit({ width: 390, height: 844, language, lobby: lobby.url })
    const { page, context } = visitor
    const words = onScreen(office[language])
    const entry = onScreen(entryWords[language].sign_in)
    await page.goto('/app/sign-in')
    await page.getByLabel(entry.username).fill('resident@lobby.test')
    await page.getByLabel(entry.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: entry.submit, exact: true }).click()
    await page.waitForURL('**/app/homes/*')
    const start = new URL(page.url()).pathname
    const bar = page.getByRole('navigation', { name: onScreen(shellWords[language]).menu })
    await bar.getByRole('link', { name: onScreen(shellWords[language]).office }).click()
    await page.getByRole('link', { name: words.write }).click()
    await page.getByLabel(words.topic).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

    const title = `Vòi nước rò ${language}`
    await page.getByLabel(words.topic).selectOption({ index: 1 })
    await page.getByLabel(words.subject).fill(title)
    await page.getByLabel(words.content).fill('Rò từ tối qua')
    await page
      .getByLabel(words.pictures)
      .setInputFiles({ name: 'voi.png', mimeType: 'image/png', buffer: pixel })
    await page.locator('.pictures img').waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await page.getByText(words.not_sent).waitFor()
    await page.reload()
    await page.getByText(words.not_sent).waitFor()
    await page.locator('.unsent img').waitFor()
    await context.setOffline(false)
    await page.getByRole('link', { name: title }).waitFor()
    await page.getByText(words.not_sent).waitFor({ state: 'hidden' })
    const found = (
      await manager.call(`GET conversations?building_id=${manager.buildingId}&sort=-created_at&limit=50`)
    ).data as readonly Row[]
    const mine = found.filter((one) => one['title'] === title)
    expect(mine).toHaveLength(1)
    const id = mine[0]?.id ?? ''
    expect(dataOf(await manager.call(`GET conversations/${id}`)).images).toHaveLength(1)

    const said = { conversation_id: id, is_internal: false }
    await manager.create('conversation-comments', { ...said, content: 'Thợ đến chiều nay' })
    await manager.create('conversation-comments', { ...said, is_internal: true, content: 'CHỈ NỘI BỘ' })
    await manager.call(`POST conversations/${id}/finish`, { result: 'Đã thay vòi' })
    await page.getByRole('link', { name: title }).click()
    await page.getByText('Thợ đến chiều nay').waitFor()
    await page.getByText('Đã thay vòi').waitFor()
    await page.locator('article img').waitFor()
    expect(await page.getByText('CHỈ NỘI BỘ').count()).toBe(0)
    expect(await findAccessFaults(visitor)).toEqual([])
    expect(await findBoxFaults(visitor, [390, 820], '.homes, main, .bar')).toEqual([])
    await page.getByRole('button', { name: say(words.stars, { n: 5 }) }).click()
    await page.getByText(say(words.rated, { n: 5 })).waitFor()
    await vi.waitFor(async () =>
      expect(Number(dataOf(await manager.call(`GET conversations/${id}`)).rating)).toBe(5),
    )

    await page.goto(`${start}/more/told`)
    await page.locator('main a.button').first().click()
    await page.waitForURL(`**${start}/office/*`)
  })

  it('answers a form and the survey', async () => {
    const visitor = await visit({ width: 390, height: 844, language, lobby: lobby.url })
    const { page } = visitor
    const words = onScreen(asked[language])
    const entry = onScreen(entryWords[language].sign_in)
    const form = await manager.create('forms', {
      name: `Hội chợ ${language}`,
      type: 'registration',
      fields: [
        { key: 'seats', label: 'Số chỗ', type: 'number', required: true, min: 1, max: 4 },
        { key: 'way', label: 'Cách đi', type: 'select', required: true, options: 'Xe\nBộ' },
      ],
      requires_apartment: true,
      answer_limit: 'per_person',
    })
    await manager.call(`POST forms/${form.id}/publish`, {})
    await page.goto('/app/sign-in')
    await page.getByLabel(entry.username).fill('resident@lobby.test')
    await page.getByLabel(entry.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: entry.submit, exact: true }).click()
    await page.waitForURL('**/app/homes/*')
    const start = new URL(page.url()).pathname
    await page.goto(`${start}/forms`)
    await page.getByRole('link', { name: `Hội chợ ${language}` }).click()
    await page.getByLabel('Số chỗ').fill('9')
    await page.getByLabel('Cách đi').selectOption('Xe')
    await page.getByRole('button', { name: words.send }).click()
    await page.locator('.field .error').filter({ hasText: '4' }).waitFor()
    await page.getByLabel('Số chỗ').fill('2')
    await page.getByRole('button', { name: words.send }).click()
    await page.getByText(words.thanks).waitFor()
    expect(await page.getByLabel('Số chỗ').count()).toBe(0)
    expect(await findAccessFaults(visitor)).toEqual([])

    if (language !== 'vi') return
    await page.goto(`${start}/survey`)
    await page.getByLabel(words.rate.satisfied, { exact: true }).check()
    await page.getByLabel(words.talk).check()
    await page.getByRole('button', { name: words.send }).click()
    await page.getByText(words.thanks).waitFor()
  })
})
