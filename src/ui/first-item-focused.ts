import { useEffect } from 'react'

const shownItem = '.ant-dropdown:not(.ant-dropdown-hidden) [role=menuitem]:not([aria-disabled=true])'

/**
 * Gives an open menu's first item the focus, in place of antd's `autoFocus`: that looks once, after three frames, when a
 * slow machine has not drawn the menu yet or has closed it again, and it scrolls the page to where the menu waits for its
 * place.
 */
export function useFirstItemFocused(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    let frame = requestAnimationFrame(function look() {
      if (document.activeElement?.closest('[role=menu]')) return
      document.querySelector<HTMLElement>(shownItem)?.focus({ preventScroll: true })
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
}
