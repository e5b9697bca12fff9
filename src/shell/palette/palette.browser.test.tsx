import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { SearchButton } from '../search-button.tsx'

const found = { resource: 'apartment', id: '7', title: 'A-0107', subtitle: 'Căn hộ A-0107', rank: 1 }

/** A page with a field in which one types an amount. */
async function renderPage(data: readonly object[] = [found]) {
  const screen = await renderInConsole(
    <>
      <SearchButton wide />
      <input aria-label="amount" />
    </>,
    { replies: { 'GET /v1/manage/search': { data } } },
  )
  const amount = screen.getByLabelText('amount')
  await amount.click()
  return { screen, amount }
}

const place = (screen: Awaited<ReturnType<typeof renderPage>>['screen']) => {
  const { pathname, search } = screen.router.state.location
  return `${pathname}${search}`
}

test('Ctrl K opens it from within a field, which gets nothing of what is typed at once', async () => {
  const { screen, amount } = await renderPage()
  await userEvent.keyboard('{Control>}k{/Control}cu dan')
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Tìm nhanh')
  await expect.element(screen.getByRole('combobox')).toHaveValue('cu dan')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await expect.element(amount).toHaveValue('')
  await expect.element(screen.getByRole('option', { name: 'Cư dân', exact: false }).first()).toBeVisible()
})

test('an action with the name of what it is about opens its screen for that record', async () => {
  const { screen } = await renderPage()
  // Enter comes before the records do.
  await userEvent.keyboard('{Control>}k{/Control}thu tien a-0107')
  await expect.element(screen.getByRole('combobox')).toHaveValue('thu tien a-0107')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => place(screen)).toBe('/manage-cost-debt-create?apartment=7')
})

test('Esc closes it, as its foot says, and the focus is back where it was', async () => {
  const { screen, amount } = await renderPage()
  await userEvent.keyboard('{Control>}k{/Control}a-01')
  await expect.element(screen.getByRole('combobox')).toHaveValue('a-01')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(amount).toHaveFocus()
})

test('arrows go through pages, records and actions, and a record opens its page', async () => {
  const { screen } = await renderPage()
  await userEvent.keyboard('{Control>}k{/Control}a-0107')
  const record = screen.getByRole('option', { name: /^A-0107/ })
  await expect.element(record).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(screen.getByRole('option', { name: 'Thu tiền A-0107' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => place(screen)).toBe('/apartment-detail/7')
})

test('a new record is begun and the theme switched from anywhere', async () => {
  const { screen } = await renderPage([])
  await userEvent.keyboard('{Control>}k{/Control}giao dien toi')
  await expect.element(screen.getByRole('option', { name: 'Giao diện: Tối' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  await userEvent.keyboard('{Control>}k{/Control}them can ho')
  await expect.element(screen.getByRole('option', { name: 'Thêm căn hộ' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => place(screen)).toBe('/apartment-create')
})
