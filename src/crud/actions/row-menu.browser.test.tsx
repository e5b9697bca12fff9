import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnyRecord } from '#core/entity.ts'
import { block } from '#entities/property/block.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { useRowMenu } from './row-menu.tsx'
import '../crud.css'

const record: AnyRecord = { id: '7', version: 1, code: 'A', name: 'Tháp A' }

function Row({ tools, open }: { readonly tools: ViewTools; readonly open: (record: AnyRecord) => void }) {
  const rights = { create: true, update: true, delete: true, transitions: [], actions: [], accountId: '1' }
  const row = useRowMenu({
    entity: block,
    tools,
    rights,
    isTrash: false,
    run: () => undefined,
    open,
  })
  return (
    <>
      <button type="button" onClick={(event) => row.show(record, event.currentTarget)}>
        menu of the row
      </button>
      {row.menu}
    </>
  )
}

test('Enter takes the entry, closes the menu, and gives the focus back to its button', async () => {
  const open = vi.fn<(record: AnyRecord) => void>()
  const screen = await renderInConsole(<WithTools>{(tools) => <Row tools={tools} open={open} />}</WithTools>)
  const button = screen.getByRole('button', { name: 'menu of the row' })
  // A pointer that an earlier test left where the menu opens would choose the entry under it.
  await userEvent.hover(button)
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => open.mock.calls).toEqual([[record]])
  await expect.element(button).toHaveFocus()
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull()
})

test('an open menu stays at its row when the page is scrolled', async () => {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <div style={{ height: '300vh', paddingTop: '60vh' }}>
          <Row tools={tools} open={() => undefined} />
        </div>
      )}
    </WithTools>,
  )
  const button = screen.getByRole('button', { name: 'menu of the row' })
  await button.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  const distance = () => {
    const menu = document.querySelector('[role="menu"]')
    return Math.round(
      (menu?.getBoundingClientRect().top ?? 0) - button.element().getBoundingClientRect().bottom,
    )
  }
  await expect.poll(() => Math.abs(distance()) < 20).toBe(true)
  window.scrollBy(0, 120)
  await expect.poll(() => Math.abs(distance()) < 20).toBe(true)
  await new Promise((done) => setTimeout(done, 200))
  expect(Math.abs(distance())).toBeLessThan(20)
})
