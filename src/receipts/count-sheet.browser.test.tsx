import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { CountSheetPrint } from './count-sheet.tsx'

const words = locales.count.vi

const record = {
  id: '3',
  cash_account: { id: '1', name: 'Quỹ tiền mặt' },
  cashier_name: 'Trần Minh',
  receiver_name: 'Lê Mai',
  closed_at: '2026-11-22T10:00:00.000Z',
  expected: '1000000',
  counted: '950000',
  other_cash: '50000',
  note: 'thiếu một tờ',
  denominations: [
    { value: '200000', count: 2 },
    { value: '500000', count: 1 },
  ],
}

const openSheet = (more: object = {}) =>
  renderInConsole(
    <WithTools>
      {(tools) => (
        <CountSheetPrint entity={registry.till_closing} record={{ ...record, ...more }} tools={tools} />
      )}
    </WithTools>,
  )

const rowsOf = (paper: Element) =>
  [...paper.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )

test('a count sheet has book, notes, difference, and three places to sign', async () => {
  const screen = await openSheet()
  const paper = screen.getByRole('article')
  await expect.element(paper.getByRole('heading', { name: words.title })).toBeVisible()
  expect(rowsOf(paper.element())).toEqual([
    ['I', words.expected, '', '1.000.000'],
    ['II', words.counted, '', '950.000'],
    ['1', 'Loại 500.000', '1', '500.000'],
    ['2', 'Loại 200.000', '2', '400.000'],
    ['3', expect.any(String), '', '50.000'],
    ['III', words.difference, '', '50.000'],
    ['', words.surplus, '', ''],
    ['', words.shortage, '', '50.000'],
  ])
  const said = paper.element().textContent
  expect(said).toContain('Chín trăm năm mươi nghìn đồng')
  expect(said).toContain('thiếu một tờ')
  expect(paper.getByText(locales.desk.vi.paper.sign).elements()).toHaveLength(3)
})

test('a count without notes leaves room for each of them', async () => {
  const screen = await openSheet({ denominations: null, other_cash: null })
  await expect.element(screen.getByRole('article')).toBeVisible()
  expect(rowsOf(screen.getByRole('article').element())).toHaveLength(2 + 11 + 1 + 3)
})
