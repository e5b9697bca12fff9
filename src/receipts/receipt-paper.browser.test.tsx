import { expect, test } from 'vitest'
import type { Language } from '#core/language.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { locales } from '../locales/index.ts'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { administrator } from '#tests/support/components/session.ts'
import { Printable } from '../papers/printable.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

const record = { id: '9', version: 1, code: 'PT-2026-000001', change_given: '5000' }
const pageIn = (language: Language): DocumentPage => ({
  language,
  title: labels.receipt[language].one,
  facts: [{ name: paperWords[language].paid_by, value: 'Sok Dara' }],
  table: {
    columns: [{ title: 'a' }, { title: 'b', align: 'right' }],
    rows: Array.from({ length: 40 }, (_one, at) => [`Fee ${at}`, '3,000']),
  },
  totals: [{ name: 'c', value: '120,000 ៛', strong: true }],
  words: { name: 'd', value: 'e' },
  signatures: [{ title: 'f', hint: paperWords[language].sign }],
  copies: paperWords[language].copies,
})
const replies = {
  'GET /v1/manage/receipts/9/paper': ({ language }: { language: Language }) => ({
    data: { paper: 'a4', pages: [pageIn(language)] },
  }),
}

const inRiel = {
  ...administrator,
  building:
    administrator.building === null ? null : { ...administrator.building, currency_code: 'riel' as const },
}

test('a Cambodian receipt is in Khmer on a Vietnamese screen, in two copies, of which the screen shows one', async () => {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <Printable tools={tools}>{(paper) => <ReceiptPaper record={record} tools={paper} />}</Printable>
      )}
    </WithTools>,
    { user: inRiel, replies },
  )
  const paper = screen.getByRole('article')
  await expect.element(paper).toHaveAttribute('lang', 'km')
  const [first, second] = paper.element().querySelectorAll('.desk-copy')
  expect(first?.textContent).toContain(paperWords.km.copies[0])
  expect(second?.textContent).toContain(paperWords.km.copies[1])
  expect(second?.checkVisibility()).toBe(false)
  await screen.getByText('Tiếng Việt').click()
  await expect.poll(() => paper.element().textContent).toContain(paperWords.vi.paid_by)
})

test('the dialog’s buttons stay on the screen below a long receipt', async () => {
  const screen = await renderInConsole(
    <WithTools>{(tools) => <ReceiptDialog made={record} tools={tools} close={() => undefined} />}</WithTools>,
    { replies },
  )
  const print = screen.getByRole('dialog').getByRole('button', { name: `printer ${locales.desk.vi.print}` })
  await expect.element(screen.getByText('Fee 39').first()).toBeInTheDocument()
  await expect.element(print).toHaveFocus()
  await expect.element(print).toBeInViewport({ ratio: 1 })
  await expect.element(screen.getByRole('status').first()).toBeInViewport()
})
