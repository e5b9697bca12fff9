import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { Tabs } from './tabs.tsx'

test('tabs add no English to what a screen reader says of them', async () => {
  const items = ['Chi tiết', 'Lịch sử'].map((label) => ({ key: label, label, children: label }))
  const screen = await renderInConsole(<Tabs items={items} />)
  const tab = screen.getByRole('tab', { name: 'Chi tiết' })
  await expect.element(tab).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(tab).toHaveFocus()
  await expect.poll(() => tab.element().querySelector('[aria-live]')).not.toBeNull()
  await expect.element(screen.getByText('Tab 1 of 2')).not.toBeVisible()
})
