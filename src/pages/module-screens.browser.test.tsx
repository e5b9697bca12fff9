import { expect, test } from 'vitest'
import { menuEntries } from '../shell/menu-entries.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { ModuleScreens } from './module-screens.tsx'

test('every further list of the menu says what it is for, in its own or its entity’s words', async () => {
  const entries = menuEntries.filter(({ view }) => view !== undefined)
  const { getByRole, getByText } = await renderInConsole(
    <ModuleScreens groups={[{ group: 'finance', entries }]} />,
  )
  await expect.element(getByText('Các phiếu thu đã hủy, lý do hủy và người hủy.')).toBeVisible()
  const items = getByRole('listitem').elements()
  expect(items).toHaveLength(entries.length)
  for (const item of items) expect(item.querySelector('p')?.textContent).toMatch(/\.$/)
})
