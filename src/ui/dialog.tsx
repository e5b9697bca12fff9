import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { confirmingButton, withConfirmKeys } from './confirm-keys.tsx'

const whereOneTypes =
  'input:not([type=hidden], [type=checkbox], [type=radio], [disabled], [readonly]), textarea:not([disabled]), [contenteditable=true]'

/**
 * antd's dialog for people who use the keyboard: it opens with the cursor where one types (or on its button, if there
 * is nothing to type), Ctrl+Enter confirms from anywhere in it, and closing it puts the focus back where it was.
 */
export function Dialog({ open = false, onOk, afterOpenChange, children, ...rest }: ModalProps) {
  const body = useRef<HTMLDivElement>(null)
  const [opener, setOpener] = useState<Element | null>(null)
  if (open && opener === null) setOpener(document.activeElement ?? document.body)
  if (!open && opener !== null) setOpener(null)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
  return (
    <Modal
      {...rest}
      open={open}
      modalRender={withConfirmKeys}
      onOk={(event: MouseEvent<HTMLButtonElement>) => onOk?.(event)}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusWithin(body.current)
        afterOpenChange?.(isOpen)
      }}
    >
      <div ref={body}>{children}</div>
    </Modal>
  )
}

const buttonOf = (body: HTMLElement) => {
  const dialog = body.closest<HTMLElement>('.ant-modal-content')
  return dialog === null ? null : confirmingButton(dialog)
}

function focusWithin(body: HTMLElement | null): void {
  // A field that took the cursor itself keeps it.
  if (body === null || body.contains(document.activeElement)) return
  const target = body.querySelector<HTMLElement>(whereOneTypes) ?? buttonOf(body)
  target?.focus()
}
