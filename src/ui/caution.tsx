import { Alert } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { confirmingButton, wayBackButton } from './confirm-keys.tsx'

interface CautionProps {
  readonly message: ReactNode
  /** Stands below the message: a way to what it is about. */
  readonly children?: ReactNode
}

/** A warning in a question: Enter then leads back, unless the focus was moved elsewhere in the meantime. */
export function Caution({ message, children }: CautionProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After antd, which focuses the button that confirms in a timer of its own.
    const timer = setTimeout(() => {
      const dialog = box.current?.closest<HTMLElement>('.ant-modal')
      if (dialog && document.activeElement === confirmingButton(dialog)) wayBackButton(dialog)?.focus()
    })
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={box} data-caution>
      <Alert type="warning" showIcon message={message} description={children} />
    </div>
  )
}

export const isCautious = (dialog: HTMLElement) => dialog.querySelector('[data-caution]') !== null
