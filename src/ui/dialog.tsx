import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useT } from '../i18n/use-t.ts'
import { isCautious } from './caution.tsx'
import { confirmingButton, wayBackButton, withConfirmKeys } from './confirm-keys.tsx'
import { rescueFocus } from './rescue-focus.ts'

const whereOneTypes =
  'input:not([type=hidden], [type=checkbox], [type=radio], [disabled], [readonly]), textarea:not([disabled]), [contenteditable=true]'

/**
 * antd's dialog for people who use the keyboard: it opens with the cursor where one types (or on its button, if there
 * is nothing to type; on the way back, if there is a caution), Ctrl+Enter confirms from anywhere in it, and closing it
 * puts the focus back where it was.
 */
export function Dialog({ open = false, onOk, afterOpenChange, children, ...rest }: ModalProps) {
  const t = useT()
  const body = useRef<HTMLDivElement>(null)
  const [opener, setOpener] = useState<Element | null>(null)
  if (open && opener === null) setOpener(document.activeElement ?? document.body)
  if (!open && opener !== null) setOpener(null)
  useEffect(
    () => () => {
      if (opener === null) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      // What was confirmed may take the opener away.
      rescueFocus()
    },
    [opener],
  )
  return (
    <Modal
      closable={{ 'aria-label': t('console.crud.record.close') }}
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
  if (dialog === null) return null
  return isCautious(dialog) ? wayBackButton(dialog) : confirmingButton(dialog)
}

function focusWithin(body: HTMLElement | null): void {
  // A field that took the cursor itself keeps it.
  if (body === null || body.contains(document.activeElement)) return
  const target = body.querySelector<HTMLElement>(whereOneTypes) ?? buttonOf(body)
  target?.focus()
}
