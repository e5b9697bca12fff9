import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { DeferredDropdown } from './deferred.tsx'

async function open() {
  const onClick = vi.fn<(of: { key: string }) => void>()
  const items = ['edit', 'delete'].map((key) => ({ key, label: key }))
  const screen = await renderInConsole(
    <DeferredDropdown trigger={['click']} menu={{ items, onClick }}>
      <button type="button">more</button>
    </DeferredDropdown>,
  )
  const opener = screen.getByRole('button', { name: 'more' })
  // A pointer that an earlier test left where the menu opens would choose the entry under it.
  await userEvent.hover(opener)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'edit' })).toHaveFocus()
  return { screen, opener, onClick }
}

test('a menu that a key opens has the focus on its first item, and the arrows walk it', async () => {
  const { screen, opener, onClick } = await open()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onClick.mock.calls.map(([{ key }]) => key)).toEqual(['delete'])
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).not.toHaveClass('ant-dropdown-open')
})

test('Escape closes it and gives the focus back, and it opens so again', async () => {
  const { screen, opener } = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).not.toHaveClass('ant-dropdown-open')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'edit' })).toHaveFocus()
})

test('Escape pressed as soon as the menu has the focus leaves the focus on the button', async () => {
  const screen = await renderInConsole(
    <DeferredDropdown trigger={['click']} menu={{ items: [{ key: 'edit', label: 'edit' }] }}>
      <button type="button">more</button>
    </DeferredDropdown>,
  )
  const opener = screen.getByRole('button', { name: 'more' })
  const closed = new Promise((done) => {
    document.addEventListener('focusin', function closeMenu({ target }) {
      if (!(target instanceof Element) || target.closest('[role=menu]') === null) return
      document.removeEventListener('focusin', closeMenu)
      // antd reads `keyCode`, which userEvent's keys come too late for.
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27 }))
      requestAnimationFrame(function wait(_, left = 5) {
        if (left === 0) done(undefined)
        else requestAnimationFrame((time) => wait(time, left - 1))
      })
    })
  })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await closed
  await expect.element(opener).toHaveFocus()
})
