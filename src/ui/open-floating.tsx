import { Dropdown, Popover, type DropdownProps, type PopoverProps } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFirstItemFocused } from './first-item-focused.ts'

/**
 * Opens as it comes, because a press has brought it here. An open menu has the focus on its first item, so that the
 * arrows walk it; what an item does finds the focus back on the button.
 */
export function OpenDropdown({ children, menu, ...props }: DropdownProps & { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const box = useFocusKept(() => setOpen(true))
  useFirstItemFocused(isOpen)
  return (
    <span ref={box} style={{ display: 'contents' }}>
      <Dropdown
        {...props}
        menu={{
          ...menu,
          onClick: (info) => {
            // Else the same Enter would press the button that has the focus now.
            if (info.domEvent.type === 'keydown') info.domEvent.preventDefault()
            box.current?.querySelector('button')?.focus()
            menu?.onClick?.(info)
          },
        }}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {children}
      </Dropdown>
    </span>
  )
}

export function OpenPopover({ children, ...props }: PopoverProps & { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const box = useFocusKept(() => setOpen(true))
  const change: PopoverProps['onOpenChange'] = (next, event) => {
    setOpen(next)
    props.onOpenChange?.(next, event)
  }
  return (
    <span ref={box} style={{ display: 'contents' }}>
      <Popover {...props} open={props.open ?? isOpen} onOpenChange={change}>
        {children}
      </Popover>
    </span>
  )
}

/** The pressed button was replaced by this one, so its focus moves here. */
function useFocusKept(then: () => void) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
    then()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it comes
  }, [])
  return box
}
