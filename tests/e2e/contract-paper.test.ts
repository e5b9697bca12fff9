import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { contractWords } from '#domain/documents/contract-words.ts'
import { exampleLetters } from '#domain/documents/example-letters.ts'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit } from '#tests/support/browser/console.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'

afterAll(endVisits)

it('an office words its contracts beside a real one, plans its payments, and prints and saves a contract that says both', async () => {
  const manager = await apiAs('manager')
  const sign = String(Date.now()).slice(-8)
  const template = await manager.create('example-templates', {
    code: `TemplateNotice_HD${sign}`,
    name: 'Hợp đồng thuê',
    type: 'contract',
    paper_size: 'a4',
    content: exampleLetters.contract.vi,
  })
  const kind = await manager.create('contract-templates', {
    code: `MHD-${sign}`,
    name: 'Thuê mặt bằng',
    type: 'rental',
    body: '<p>Bên B giữ vệ sinh chung.</p>',
    print_template_id: template.id,
  })
  const party = `Công ty Phố Xanh ${sign}`
  const made = await manager.create('contracts', {
    name: 'Thuê shop tầng trệt',
    template_id: kind.id,
    value: '120000000',
    tax_percent: 10,
    start_date: '2026-12-01',
    end_date: '2027-11-30',
    party_a_name: 'Ban quản lý',
    party_b_name: party,
  })
  const visitor = await visit()
  await signIn(visitor, 'manager')
  const { page } = visitor

  // The latest contract is drawn beside the text; what no contract has is refused at the field.
  await page.goto(`/example-template-edit/${template.id}`)
  const preview = page.locator('.letter-preview .desk-paper')
  await preview.getByText(party).first().waitFor()
  await preview.getByText('Bên B giữ vệ sinh chung.').waitFor()
  const text = page.getByRole('textbox', { name: labels.example_template.vi.fields.content })
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('{{ payer }} ')
  await page.locator('.letter-preview').getByRole('alert').getByText(/payer/).waitFor()
  for (const _sign of '{{ payer }} ') await page.keyboard.press('Backspace')
  await page.keyboard.type('MẪU RIÊNG ')
  await preview.getByText('MẪU RIÊNG').waitFor()
  await button(page, locales.crud.vi.form.save).click()
  await page.waitForURL((url) => url.pathname === `/example-template-detail/${template.id}`)

  // The contract's value is shared among twelve months, and its paper says them in the article of payment.
  await page.goto(`/voucher-plan-create?set.contract_id=${made.id}`)
  await page.getByRole('textbox', { name: labels.voucher_plan.vi.fields.name }).fill('Tiền thuê')
  const words = locales.contracts.vi
  await button(page, say(words.plan_share, { value: '120.000.000 đ', count: 12 })).click()
  const sums = { count: 12, each: '11.000.000 đ', all: '132.000.000 đ' }
  await page.getByText(say(words.plan_in_all, sums)).waitFor()
  await button(page, locales.crud.vi.form.save).click()
  await page.waitForURL('**/voucher-plan-detail/*')
  await page.getByText(say(words.plan_in_all, sums)).waitFor()

  await page.goto(`/contract-detail/${made.id}`)
  const paper = page.locator('article.desk-paper')
  await paper.getByText('MẪU RIÊNG').waitFor()
  await paper
    .getByText(/120\.000\.000/)
    .first()
    .waitFor()
  await paper.getByText(contractWords.vi.in_all(12)).waitFor()
  await paper.getByText(sums.all).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, locales.desk.vi.pdf).click()])
  const pdf = pdfText(readFileSync(await file.path()))
  expect([pdf.width, pdf.height]).toEqual([210, 297])
  expect(pdf.text).toContain('MẪURIÊNG')
  expect(pdf.text).toMatch(/Điều4\.Thanhtoán.*11\.000\.000đ.*132\.000\.000đ.*Điều5/s)
  expect(pdf.text).toContain(party.replaceAll(' ', ''))
  expect(visitor.complaints).toEqual([])
})
