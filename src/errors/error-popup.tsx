import type { Translate } from '../i18n/use-t.ts'
import { isCallError } from '#data-provider/http.ts'
import { modal } from '../ui/feedback.ts'
import { RequestId } from './request-id.tsx'
import { errorText, type FailedWork } from './error-text.ts'

interface Telling {
  readonly failed?: FailedWork | undefined
  /** What the user may do instead. */
  readonly advice?: string | undefined
}

/** The popup that stands open, with the lines that it says. */
let open:
  | { readonly update: (lines: readonly string[]) => void; readonly lines: readonly string[] }
  | undefined

/**
 * Shows the errors of a failed call, one sentence per line, in a popup that stays until it is
 * closed. Further failures add their lines. Cancelled calls show nothing, and errors that the session reports in its own
 * dialog (an expired token, a lost connection) are not shown twice.
 */
export function showError(t: Translate, error: unknown, { failed, advice }: Telling = {}): void {
  if (isSilent(error)) return
  const id = isCallError(error) ? error.requestId : undefined
  const own = [...errorText(t, error, failed).split('\n'), ...(advice === undefined ? [] : [advice])]
  if (open !== undefined) return open.update(own)
  const draw = (lines: readonly string[]) => ({
    title: t('console.shell.failed'),
    content: (
      <>
        <div className="lobby-lines" role="alert">
          {lines.join('\n')}
        </div>
        {id !== undefined && <RequestId id={id} />}
      </>
    ),
  })
  const shown = modal.error({
    ...draw(own),
    okText: t('console.shell.close'),
    closable: true,
    keyboard: true,
    maskClosable: true,
    className: 'lobby-error-popup',
    afterClose: () => (open = undefined),
  })
  const stand = (lines: readonly string[]) => {
    open = {
      lines,
      update(more) {
        const all = [...new Set([...lines, ...more])]
        shown.update(draw(all))
        stand(all)
      },
    }
  }
  stand(own)
}

/** True when the page need not show the error: nobody waits for it, or the session reports it. */
export const isSilent = (error: unknown): boolean =>
  isCallError(error) &&
  (error.isCancelled || error.codes.some((code) => code === 'network_error' || code === 'user_unauthorized'))
