import { useEffect, useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { endSession } from '../session/session.ts'
import { onTrouble, type Trouble } from './bus.ts'
import { modal } from '../ui/feedback.ts'

/** Modals for what no page can handle itself: one at a time, however many calls failed together. */
export function Troubles() {
  const t = useT()
  const isOpen = useRef(false)
  useEffect(() => {
    const reload = () => location.reload()
    const show = ({ kind }: Trouble) => {
      // The session itself leads to the page where it is set up.
      if (isOpen.current || kind === 'second_factor') return
      isOpen.current = true
      const isExpired = kind === 'expired'
      if (isExpired) endSession()
      modal.warning({
        title: t(`console.shell.trouble.${kind}_title`),
        content: t(`console.shell.trouble.${kind}`),
        okText: t(isExpired ? 'console.shell.trouble.sign_in' : 'console.shell.trouble.reload'),
        onOk: isExpired ? undefined : reload,
        afterClose: () => (isOpen.current = false),
        keyboard: !isExpired,
      })
    }
    const onChunk = (event: Event) => {
      event.preventDefault()
      show({ kind: 'chunk' })
    }
    // Vite's own event for a piece of the console that a newer release has replaced.
    window.addEventListener('vite:preloadError', onChunk)
    const stop = onTrouble(show)
    return () => {
      stop()
      window.removeEventListener('vite:preloadError', onChunk)
    }
  }, [t])
  return null
}
