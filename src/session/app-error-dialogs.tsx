import { useEffect, useRef } from 'react'
import { useT, type Translate } from '../i18n/use-t.ts'
import { loseSession } from './session.ts'
import { codeText } from '../i18n/code-text.ts'
import { isWorkingOffline, onAppError, type AppError } from '../errors/app-errors.ts'
import { message, modal } from '../ui/feedback.ts'

/** Title and text by the catalogue's sentences (`domain/errors`). */
const sentencesOf = (kind: Exclude<AppError['kind'], 'restored' | 'second_factor'>, t: Translate) =>
  ({
    expired: { title: codeText(t, 'token_expired'), content: t('console.shell.trouble.expired') },
    network: { title: t('console.shell.trouble.network_title'), content: codeText(t, 'network_error') },
    chunk: { title: codeText(t, 'session_expired'), content: t('console.shell.trouble.chunk') },
  })[kind]

/** Modals for what no page can handle itself: one at a time, however many calls failed together. */
export function AppErrorDialogs() {
  const t = useT()
  const open = useRef<{ readonly kind: AppError['kind']; readonly destroy: () => void }>(undefined)
  useEffect(() => {
    const reload = () => location.reload()
    const show = ({ kind }: AppError) => {
      // The session itself leads to the page where it is set up.
      if (kind === 'second_factor') return
      // What was said of the connection is no longer so.
      if (kind === 'restored') {
        if (open.current?.kind === 'network') open.current.destroy()
        return
      }
      if (kind === 'network' && isWorkingOffline()) {
        message.open({
          key: 'lobby-offline',
          type: 'warning',
          content: codeText(t, 'network_error'),
          duration: 4,
        })
        return
      }
      const isExpired = kind === 'expired'
      // Whatever is on the screen: the token is no longer valid.
      if (isExpired) loseSession()
      if (open.current !== undefined) return
      const shown = modal.warning({
        ...sentencesOf(kind, t),
        okText: t(isExpired ? 'console.shell.trouble.sign_in' : 'console.shell.trouble.reload'),
        onOk: isExpired ? undefined : reload,
        afterClose: () => forget(),
        keyboard: !isExpired,
      })
      const mine = {
        kind,
        destroy() {
          shown.destroy()
          forget()
        },
      }
      // It goes slowly: by then another one may be open.
      const forget = () => {
        if (open.current === mine) open.current = undefined
      }
      open.current = mine
    }
    const onChunk = (event: Event) => {
      event.preventDefault()
      show({ kind: 'chunk' })
    }
    // Vite's own event for a piece of the console that a newer release has replaced.
    window.addEventListener('vite:preloadError', onChunk)
    const stop = onAppError(show)
    return () => {
      stop()
      window.removeEventListener('vite:preloadError', onChunk)
    }
  }, [t])
  return null
}
