import type { KeyboardEvent, ReactNode } from 'react'

/** The content of a dialog; Ctrl+Enter confirms from anywhere in it, also where one of its buttons has the focus. */
export const withConfirmKeys = (content: ReactNode) => <div onKeyDown={confirm}>{content}</div>

function confirm(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  confirmingButton(event.currentTarget)?.click()
}

/** The button that leads back; none in a dialog without one. */
export const wayBackButton = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(
    ':is(.ant-modal-footer, .ant-modal-confirm-btns) .ant-btn:not(.ant-btn-primary)',
  )

/** The button that confirms; none in a dialog without one. */
export const confirmingButton = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(':is(.ant-modal-footer, .ant-modal-confirm-btns) .ant-btn-primary')
