import { expect, test } from 'vitest'
import type { GuideKey } from '#domain/guide-steps.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { words } from './locale.ts'
import type { GuideStepState } from './use-guide.ts'

const { vi } = words
const step = (key: GuideKey, more: Partial<GuideStepState> = {}): GuideStepState => ({
  key,
  is_needed: true,
  is_done: false,
  is_answered: false,
  total: 0,
  open: 0,
  part: null,
  may: true,
  groups: [],
  ...more,
})
const show = (...steps: GuideStepState[]) =>
  renderInConsole(
    <WithTools>
      {(tools) => (
        <GuidePanel
          guide={{ state: 'shown', dismissed_at: null, dismissed_by: null, steps }}
          buildingId="7"
          tools={tools}
        />
      )}
    </WithTools>,
  )

test('the next needed step that the reader can do is a button, and every link names the building', async () => {
  const screen = await show(
    step('basics', { is_done: true }),
    step('people', { is_needed: false }),
    step('prices', { may: false, groups: ['Kế toán trưởng', 'Quản lý'] }),
    step('bank'),
    step('approve', { may: false }),
  )
  await expect.element(screen.getByText('Xong 1 / 4 bước cần thiết')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: vi.next }))
    .toHaveAttribute('href', '/building-guide/7/bank')
  const links = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(links.every((href) => href?.startsWith('/building-guide/7/') === true)).toBe(true)
  expect(links).not.toContain('/building-guide/7/prices')
  await expect.element(screen.getByText('Nhóm làm được việc này: Kế toán trưởng, Quản lý.')).toBeVisible()
  await expect.element(screen.getByText(/^Cần quyền: .+/)).toBeVisible()
})

test('a step says how much it still waits for, also once it is done', async () => {
  const screen = await show(step('workbook', { is_done: true, total: 1606, open: 30 }))
  await expect.element(screen.getByText('30 / 1.606 căn hộ chưa bàn giao nên chưa tính phí.')).toBeVisible()
  expect(screen.getByText(vi.step.workbook.gives).elements()).toEqual([])
})

test('a price that ends where the next one is known is told, also while all fees have one', async () => {
  const screen = await show(step('prices', { is_done: true, total: 3, open: 1, part: 'new_price' }))
  await expect.element(screen.getByText(vi.new_price)).toBeVisible()
  await expect.element(screen.getByText('1 / 3 loại phí chưa có giá nên chưa tính.')).toBeVisible()
})
