import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import type { Translate } from '#src/i18n/use-t.ts'
import { modal } from '#src/ui/feedback.ts'

interface LeaveGuard {
  readonly t: Translate
  /** By value: typing something and taking it back leaves nothing unsaved. Asked at the moment of leaving. */
  readonly isDirty: () => boolean
}

/** Asks before typed values are lost: by a link, the back button, a reload. Returns a way to leave unasked. */
export function useLeaveGuard({ t, isDirty }: LeaveGuard): () => void {
  const isFree = useRef(false)
  const asks = useRef(isDirty)
  asks.current = isDirty
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isFree.current && currentLocation.pathname !== nextLocation.pathname && asks.current(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const shown = modal.confirm({
      title: t('console.crud.form.unsaved_title'),
      content: t('console.crud.form.unsaved_body'),
      okText: t('console.crud.form.leave'),
      okButtonProps: { danger: true },
      cancelText: t('console.crud.form.stay'),
      autoFocusButton: 'cancel',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
    return () => shown.destroy()
  }, [blocker, t])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isFree.current && asks.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return () => {
    isFree.current = true
  }
}
