import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyRecord } from '#core/entity.ts'
import { officeToday, addDays } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { answering } from '#tests/support/components/provider.ts'
import { choose } from '#tests/support/components/keys.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import type { ApartmentAccount, OpenFee } from './calls.ts'
import { CollectByPurpose } from './collect-by-purpose.tsx'
import '../fields/fields.css'
import './receipts.css'

const words = locales.desk.vi
const fields = labels.receipt.vi.fields

const line = (id: string, name: string, open: string, daysUntilDue = 15): OpenFee => ({
  id,
  name,
  open,
  amount: open,
  month: '2026-11',
  priority: Number(id),
  fee_type: 'MANAGEMENT',
  due_on: addDays(officeToday(), daysUntilDue),
  payer_kind: null,
  payer_ref: null,
  payer_name: null,
  income_kind: 'own',
})
const account: ApartmentAccount = {
  outstanding: '3000000',
  credit: '0',
  payer: { id: '7', code: 'A-0101', name: null, householder: 'Lê Thị Hoa' },
  lines: [
    line('1', 'Phí quản lý', '1500000'),
    line('2', 'Nước', '500000', -40),
    line('3', 'Gửi xe', '1000000'),
  ],
  payers: [],
  pays_for: [],
}
const methods = [
  { id: '1', name: 'Tiền mặt', code: 'CASH' as const },
  { id: '2', name: 'Chuyển khoản', code: 'BANK_TRANSFER' as const },
]

async function openDesk(feeId?: string, of: ApartmentAccount = account, recipients: readonly object[] = []) {
  const sent: unknown[] = []
  const onDone = vi.fn<(made: AnyRecord) => void>()
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <CollectByPurpose
          apartmentId="7"
          feeIds={feeId === undefined ? [] : [feeId]}
          account={of}
          methods={methods}
          tools={tools}
          reload={() => undefined}
          onDone={onDone}
        />
      )}
    </WithTools>,
    {
      verbs: {
        getList: ({ resource }: { readonly resource: string }) => {
          const found = resource === 'cash_account' ? [dollars] : recipients
          return Promise.resolve({ data: found, total: found.length })
        },
        getMany: () => Promise.resolve({ data: [dollars] }),
        create: ({ variables }: { readonly variables: object }) => {
          sent.push(variables)
          return Promise.resolve({ data: { id: '9', ...variables } })
        },
        // Once it is made, it is read again with the names that its paper says.
        getOne: answering({ id: '9' }),
      },
      replies: {
        'GET /v1/manage/debts/rates': { data: {} },
        // Cash of one currency: one amount is asked for.
        'GET /v1/manage/cashiers/cash': {
          data: {
            currencies: [{ currency_code: 'vnd', of: null, price: null }],
            transfers: [{ cash_account_id: dollars.id, currency_code: 'usd', of: 'usd', price: '25000' }],
            change: 'vnd',
            riel_step: '100',
            riel_rounding: 'nearest',
          },
        },
      },
    },
  )
  await expect.element(screen.getByLabelText(fields.amount_received)).toHaveFocus()
  return { screen, sent, onDone }
}

const dollars = { id: '5', code: 'NH-USD', name: 'ABA đô la' }

const button = (amount: string) => words.collect_amount.replace('{{amount}}', amount)

afterEach(() => page.viewport(1280, 900))

test('a note above two ticked fees pays those two, and the rest is handed back', async () => {
  const { screen, sent } = await openDesk()
  await screen.getByRole('checkbox', { name: 'Nước 11/2026' }).click()
  await screen.getByRole('checkbox', { name: 'Gửi xe 11/2026' }).click()
  await expect.element(screen.getByRole('button', { name: button('1.500.000 đ') })).toBeVisible()
  await userEvent.fill(screen.getByLabelText(fields.amount_received), '2000000')
  await expect
    .element(screen.getByRole('status').filter({ hasText: words.give_back }))
    .toHaveTextContent(`${words.give_back} 500.000 đ`)
  await expect.element(screen.getByRole('checkbox', { name: 'Phí quản lý 11/2026' })).not.toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    amount_received: '2000000',
    change_given: '500000',
    lines: [
      { fee_id: '2', amount: '500000' },
      { fee_id: '3', amount: '1000000' },
    ],
  })
})

test('ticked fees are collected exactly, without an amount', async () => {
  const { screen, sent } = await openDesk()
  await screen.getByRole('checkbox', { name: 'Nước 11/2026' }).click()
  await screen.getByRole('button', { name: button('500.000 đ') }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ amount_received: '500000', lines: [{ fee_id: '2', amount: '500000' }] })
})

test('a transfer into a dollar account is said in dollars, and what is more is credit', async () => {
  const { screen, sent } = await openDesk()
  const focus = (label: string) =>
    screen.getByRole('combobox', { name: label }).element().focus({ preventScroll: true })
  focus(fields.payment_method_id)
  await choose('Chuyển khoản')
  await screen.getByText(words.more).click()
  focus(fields.cash_account_id)
  await choose(dollars.name)
  const amount = screen.getByLabelText(
    words.transferred.replace('{{currency}}', labels.receipt.vi.options.currency_code.usd),
  )
  await userEvent.fill(amount, '121')
  await screen.getByRole('button', { name: button('3.025.000 đ') }).click()
  await screen.getByRole('dialog').getByRole('button', { name: words.excess_ok }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    currency_code: 'vnd',
    cash_account_id: dollars.id,
    amount_received: '3025000',
    tenders: [{ currency_code: 'usd', amount: '121' }],
    confirm_excess: true,
  })
})

test('a line that the desk is opened for is ticked alone', async () => {
  const { screen, sent } = await openDesk('2')
  await expect.element(screen.getByRole('checkbox', { name: 'Nước 11/2026' })).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Gửi xe 11/2026' })).not.toBeChecked()
  await screen.getByRole('button', { name: button('500.000 đ') }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ amount_received: '500000', lines: [{ fee_id: '2', amount: '500000' }] })
})

test('a line that is no longer open leaves the choice to the building’s order', async () => {
  const { screen } = await openDesk('99')
  await userEvent.fill(screen.getByLabelText(fields.amount_received), '3000000')
  await expect.element(screen.getByRole('button', { name: button('3.000.000 đ') })).toBeVisible()
})

test('by keyboard alone the rest is kept as credit instead, with its reason', async () => {
  const { screen, sent } = await openDesk()
  await userEvent.keyboard('3200000')
  await expect.element(screen.getByRole('radio', { name: words.leftovers.change })).toBeChecked()
  // The currency is between the amount and the choice.
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: words.leftovers.credit })).toBeChecked()
  await expect.element(screen.getByRole('button', { name: button('3.200.000 đ') })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog').getByLabelText(fields.extra_credit_reason)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ amount_received: '3200000', confirm_excess: true })
  expect(sent[0]).not.toHaveProperty('change_given')
})

test('an apartment that owes nothing pays in advance: all of it becomes credit, with its reason', async () => {
  const { screen, sent } = await openDesk(undefined, { ...account, outstanding: '0', lines: [] })
  await expect.element(screen.getByText(words.advance)).toBeVisible()
  await userEvent.keyboard('300000{Enter}')
  const reason = screen.getByRole('textbox', { name: fields.extra_credit_reason })
  await expect.element(reason).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    amount_received: '300000',
    confirm_excess: true,
    extra_credit_reason: words.excess_default,
    lines: [],
  })
})

test('with every line unticked all of it becomes credit, though fees are open', async () => {
  const { screen, sent } = await openDesk()
  const line = screen.getByRole('checkbox', { name: 'Nước 11/2026' })
  await line.click()
  await line.click()
  await userEvent.fill(screen.getByLabelText(fields.amount_received), '300000')
  await screen.getByRole('radio', { name: words.leftovers.credit }).click()
  await screen.getByRole('button', { name: button('300.000 đ') }).click()
  await expect.element(screen.getByRole('dialog').getByLabelText(fields.extra_credit_reason)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ amount_received: '300000', confirm_excess: true, lines: [] })
})

test('a fee that is not due says so, and only an overdue one has an age', async () => {
  const { screen } = await openDesk()
  const { not_due, to_60 } = labels.debt.vi.fields
  expect(screen.getByText(not_due).elements()).toHaveLength(2)
  await expect.element(screen.getByText(to_60)).toHaveAttribute('data-age', 'to_60')
})

test('on a phone every fee is a short row, and the button is in reach', async () => {
  await page.viewport(390, 844)
  const { screen } = await openDesk()
  await userEvent.fill(screen.getByLabelText(fields.amount_received), '3000000')
  window.scrollTo(0, 0)
  const rows = [...document.querySelectorAll('.desk-lines tr[data-ticked]')]
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThan(84)
  const collect = screen.getByRole('button', { name: button('3.000.000 đ') })
  await expect.element(collect).toBeInViewport({ ratio: 1 })
})

test('the desk says to whom the invoice is made out', async () => {
  const { screen } = await openDesk(undefined, account, [
    { id: '3', name: 'Công ty Sen Vàng', tax_code: '0312345678' },
  ])
  await expect.element(screen.getByText(`${words.invoice}: Công ty Sen Vàng · 0312345678`)).toBeVisible()
})

test('without tax information the sale is to a consumer', async () => {
  const { screen } = await openDesk()
  await expect.element(screen.getByText(`${words.invoice}: ${words.to_consumer}`)).toBeVisible()
})

test('what is owed to the maintenance fund is collected apart, without credit, deduction or QR', async () => {
  const top = { ...line('4', 'Thu bổ sung quỹ bảo trì', '700000'), income_kind: 'maintenance_fund' as const }
  const owing = { ...account, credit: '90000', outstanding: '3700000', lines: [...account.lines, top] }
  const { screen, sent } = await openDesk(undefined, owing)
  await expect.element(screen.getByRole('checkbox', { name: 'Nước 11/2026' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Thu bổ sung quỹ bảo trì 11/2026' }).elements()).toHaveLength(0)
  await screen.getByText(words.purpose.fund, { exact: true }).click()
  await expect.element(screen.getByText(words.purpose.into_fund)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Nước 11/2026' }).elements()).toHaveLength(0)
  expect(screen.getByLabelText(new RegExp(fields.credit_used ?? '')).elements()).toHaveLength(0)
  await userEvent.fill(screen.getByLabelText(fields.amount_received), '700000')
  await screen.getByRole('button', { name: button('700.000 đ') }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ amount_received: '700000', lines: [{ fee_id: '4', amount: '700000' }] })
})
