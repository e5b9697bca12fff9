import { afterAll, expect, it } from 'vitest'
import { addDays, monthAfter, officeToday } from '#core/days.ts'
import { exampleLetters } from '#domain/documents/example-letters.ts'
import { labels } from '#entities/labels.ts'
import { placeholderWords } from '#src/letters/placeholder-words.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { button, endVisits, signIn, visit } from '#tests/support/browser/console.ts'
import { handsOf } from '#tests/support/browser/hands.ts'

const words = locales.letters.vi
const template = labels.example_template.vi
afterAll(endVisits)

it('an office changes the text of its notices, puts a placeholder in by keyboard, sees it, and prints with it', async () => {
  const manager = await apiAs('manager')
  const made = await manager.create('example-templates', {
    code: `TemplateNotice_E${String(Date.now()).slice(-8)}`,
    name: 'Thư báo phí',
    type: 'notice',
    content: exampleLetters.notice.vi,
  })
  const visitor = await visit()
  await signIn(visitor, 'manager')
  const { page } = visitor
  const hands = handsOf(page)
  await page.goto(`/example-template-edit/${made.id}`)
  const text = page.getByRole('textbox', { name: template.fields.content })
  const paper = page.locator('.letter-preview .desk-paper')
  await paper.getByText('THÔNG BÁO PHÍ').waitFor()
  /** Without the mouse: the editor takes a click up a moment later, and would put the caret back there. */
  const goToEnd = async () => {
    await text.focus()
    await expect
      .poll(async () => {
        await hands.press('Control+End')
        return text.evaluate((box) => box.lastElementChild?.contains(getSelection()?.anchorNode ?? null))
      })
      .toBe(true)
  }

  // At the end of the text: a sentence, and whose apartment it is, chosen from the list by its name.
  await goToEnd()
  await hands.press('Enter')
  await hands.type('Thư này dành cho căn hộ ')
  await paper.getByText('Thư này dành cho căn hộ').waitFor()
  const picker = page.getByRole('combobox', { name: words.insert })
  await hands.moveTo(picker, { by: 'Shift+Tab' })
  await hands.type(placeholderWords.vi.apartment)
  await hands.press('Enter')
  await expect.poll(() => text.textContent()).toContain('căn hộ {{ apartment }}')
  await paper.getByText(/Thư này dành cho căn hộ [A-Z]/).waitFor()

  // What no notice has is refused at the field, and beside it while it is typed.
  await hands.type('{{ payer }}')
  await page.locator('.letter-preview').getByRole('alert').getByText(/payer/).waitFor()
  await button(page, locales.crud.vi.form.save).click()
  await page.locator('.lobby-field-error').getByText(/payer/).waitFor()
  await goToEnd()
  for (const _sign of '{{ payer }}') await hands.press('Backspace')
  await button(page, locales.crud.vi.form.save).click()
  await page.waitForURL((url) => url.pathname === `/example-template-detail/${made.id}`)

  // A notice is printed with it.
  const blocks = await manager.call(`GET blocks?building_id=${manager.buildingId}&limit=1&columns=id`)
  const [block] = Object.values(blocks).find((value) => Array.isArray(value)) as { id: string }[]
  const batch = await manager.create('group-notice-slips', {
    name: 'Đợt thư mới',
    month: monthAfter(officeToday(), -1),
    collect_on: addDays(officeToday(), 10),
    audience: 'blocks',
    blocks: [block?.id],
    channels: ['email'],
    template_id: made.id,
  })
  await manager.call(`POST group-notice-slips/${batch.id}/send`, {})
  await expect
    .poll(async () => {
      const { data } = await manager.call(`GET group-notice-slips/${batch.id}`)
      return (data as { status: string }).status
    })
    .toBe('sent')
  await page.goto(`/manage-group-announcement-print/${batch.id}`)
  const sheets = page.locator('.notice-paper')
  await sheets
    .first()
    .getByText(/Thư này dành cho căn hộ [A-Z]/)
    .waitFor()
  expect(visitor.complaints).toEqual([])
})
