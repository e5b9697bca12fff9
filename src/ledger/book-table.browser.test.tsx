import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sumWords } from '#domain/reports/book-words.ts'
import { generalLedgerBook, inputVatBook, trialBook } from '#domain/reports/books.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { BookTable, sumRows } from './book-table.tsx'

const words = { opening: sumWords.opening.vi, totals: sumWords.totals.vi }

test('lines say their document, whom they are about, what was before and what they come to', async () => {
  const line = {
    entry: '1',
    booked_on: '2026-10-31',
    kind: 'receipt',
    document_id: '9',
    number: 'PT-1',
    description: 'Thu phí của A-1',
    apartment: 'A-1',
    party: 'Bà Lan',
    counter: '1111',
    debit: '0',
    credit: '300',
    balance: '0',
  }
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <BookTable
          book={generalLedgerBook}
          rows={[line]}
          keyOf={({ entry }) => entry}
          opening={{ title: words.opening, of: { balance: '300' } }}
          sums={[{ title: words.totals, of: { debit: '0', credit: '300' } }]}
          tools={tools}
        />
      )}
    </WithTools>,
  )
  await expect.element(getByRole('row', { name: `${words.opening} 300` })).toBeVisible()
  // What the description says already is not said again; nothing is a dash, but a balance is said.
  const cells = getByRole('row', { name: '31/10/2026', exact: false }).getByRole('cell')
  expect(cells.elements().map(({ textContent }) => textContent)).toEqual([
    '31/10/2026',
    expect.stringMatching(/^PT-1 · /),
    'Thu phí của A-1 · Bà Lan',
    '1111',
    '–',
    '300',
    '0',
  ])
  await expect.element(getByRole('row', { name: `${words.totals} 0 300` })).toBeVisible()
})

test('a purchase says its invoice and how it was paid, and a rate that is none is several', async () => {
  const line = {
    entry: '1',
    booked_on: '2026-10-31',
    kind: 'payment_voucher',
    document_id: '9',
    number: 'PC-1',
    symbol: '1C26TAA',
    invoice_number: '123',
    invoice_date: '2026-10-30',
    description: 'Vệ sinh',
    apartment: null,
    party: 'Công ty Xanh',
    tax_code: '0100109106',
    rate: null,
    payment_way: null,
    deduction_refusal: null,
    net: '100',
    vat: '8',
  }
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => <BookTable book={inputVatBook} rows={[line]} keyOf={({ entry }) => entry} tools={tools} />}
    </WithTools>,
  )
  for (const name of ['1C26TAA · 123 · 30/10/2026', 'Công ty Xanh · 0100109106', 'Nhiều mức'])
    await expect.element(getByRole('cell', { name })).toBeVisible()
})

test('an account opens its lines, and an empty book says that it is empty', async () => {
  const row = {
    code: '131',
    name: 'Phải thu',
    opening_debit: '380',
    opening_credit: '0',
    debit: '0',
    credit: '350',
    closing_debit: '80',
    closing_credit: '50',
  }
  const open = vi.fn()
  const { getByRole, getByText } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <>
          <BookTable
            book={trialBook}
            rows={[row]}
            keyOf={({ code }) => code}
            sums={[sumRows(trialBook, [row], words.totals)]}
            onOpen={({ code }) => open(code)}
            tools={tools}
          />
          <BookTable book={trialBook} rows={[]} keyOf={() => ''} nothing="Chưa có" tools={tools} />
        </>
      )}
    </WithTools>,
  )
  await userEvent.click(getByRole('button', { name: '131' }))
  expect(open).toHaveBeenCalledWith('131')
  await expect.element(getByRole('row', { name: `${words.totals} 380 0 0 350 80 50` })).toBeVisible()
  await expect.element(getByText('Chưa có')).toBeVisible()
})
