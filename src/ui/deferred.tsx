import type { DropdownProps, PopoverProps } from 'antd'
import { cloneElement, Suspense, useState, type ReactElement } from 'react'
import { lazyPart } from './with-antd.tsx'

interface Pressable {
  readonly onClick?: () => void
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
  readonly 'aria-expanded'?: boolean
}
type Button = ReactElement<Pressable>

const OpenDropdown = lazyPart(async () => (await import('./open-floating.tsx')).OpenDropdown)
const OpenPopover = lazyPart(async () => (await import('./open-floating.tsx')).OpenPopover)

/** antd's dropdown from the first press of its button on: no page waits for the script of a closed menu. */
export function DeferredDropdown({ children, ...props }: DropdownProps & { readonly children: Button }) {
  const [isWanted, setWanted] = useState(false)
  const button = <Waiting button={children} popup="menu" press={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenDropdown {...props}>{children}</OpenDropdown>
    </Suspense>
  )
}

/** The same of antd's popover; `open` and `onOpenChange` may come from outside. */
export function DeferredPopover({ children, ...props }: PopoverProps & { readonly children: Button }) {
  const [isWanted, setWanted] = useState(false)
  const press = () => {
    setWanted(true)
    props.onOpenChange?.(true)
  }
  const button = <Waiting button={children} popup="dialog" press={press} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenPopover {...props}>{children}</OpenPopover>
    </Suspense>
  )
}

interface WaitingProps {
  readonly button: Button
  readonly popup: 'menu' | 'dialog'
  readonly press: () => void
}

const Waiting = ({ button, popup, press }: WaitingProps) =>
  cloneElement(button, { onClick: press, 'aria-haspopup': popup, 'aria-expanded': false })
