import { expect, test } from 'vitest'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { DebtorsPage } from './debtors-page.tsx'

test('the words of the switch stand beside its box', async () => {
  const screen = await renderInConsole(<DebtorsPage />, {
    replies: { 'GET /v1/manage/debts/debtors': { data: { debtors: [], total: 0 } } },
  })
  const box = screen.getByRole('checkbox')
  await expect.element(box).toBeVisible()
  const label = box.element().closest('label')
  const words = [...(label?.querySelectorAll('span') ?? [])].findLast(({ textContent }) => textContent !== '')
  const [at, said] = [box.element(), words].map((part) => part?.getBoundingClientRect())
  expect(said?.left).toBeGreaterThanOrEqual(at?.right ?? Infinity)
  expect(said?.top).toBeLessThan(at?.bottom ?? 0)
})
