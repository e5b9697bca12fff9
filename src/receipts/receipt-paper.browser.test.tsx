import { expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { administrator } from '#tests/support/components/session.ts'
import { Printable } from './printable.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

const record = {
  id: '9',
  version: 1,
  code: 'PT-2026-000001',
  received_on: '2026-11-22',
  payer: 'Sok Dara',
  collector_name: 'Chea Bopha',
  status: 'collected',
  currency_code: 'usd',
  amount_received: '30',
  change_given: '5000',
  rate: 25650,
  book_rate: 6.35,
  received: '116181',
  settled: '116181',
  credit_used: '0',
  deduction: '0',
  excess: '0',
  lines: Array.from({ length: 40 }, (_, at) => ({
    fee_id: String(at),
    name: `Fee ${at}`,
    month: '2026-11',
    amount: '3000',
  })),
}

const inRiel = {
  ...administrator,
  building:
    administrator.building === null ? null : { ...administrator.building, currency_code: 'riel' as const },
}

test('a Cambodian receipt is in Khmer on a Vietnamese screen, says its rate and its change, and is signed', async () => {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <Printable tools={tools}>{(paper) => <ReceiptPaper record={record} tools={paper} />}</Printable>
      )}
    </WithTools>,
    { user: inRiel },
  )
  const paper = screen.getByRole('article')
  await expect.element(paper).toHaveAttribute('lang', 'km')
  const text = () => paper.element().textContent
  expect(text()).toContain(labels.receipt.km.fields.payer)
  expect(text()).toContain('30.00 $ (1 $ = 4,039.37 ៛)')
  expect(text()).toContain(`${labels.receipt.km.fields.change_given}5,000 ៛`)
  expect(paper.getByText(locales.desk.km.paper.sign).elements()).toHaveLength(2)
  await screen.getByText('Tiếng Việt').click()
  await expect.poll(text).toContain(labels.receipt.vi.fields.payer)
})

test('the dialog’s buttons stay on the screen below a long receipt', async () => {
  const screen = await renderInConsole(
    <WithTools>{(tools) => <ReceiptDialog made={record} tools={tools} close={() => undefined} />}</WithTools>,
  )
  const print = screen.getByRole('dialog').getByRole('button', { name: `printer ${locales.desk.vi.print}` })
  await expect.element(screen.getByText('Fee 39')).toBeInTheDocument()
  await expect.element(print).toHaveFocus()
  await expect.element(print).toBeInViewport({ ratio: 1 })
  await expect.element(screen.getByRole('status').first()).toBeInViewport()
})
