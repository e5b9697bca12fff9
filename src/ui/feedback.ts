import type { ModalFuncProps } from 'antd'
import type { useAppProps } from 'antd/es/app/context'
import { withConfirmKeys } from './confirm-keys.tsx'

/** antd's own: what `FeedbackHost` hands over once it stands. */
export type FeedbackApi = Pick<useAppProps, 'message' | 'modal' | 'notification'>

let api: FeedbackApi | undefined
let isWanted = false
const waiting: ((api: FeedbackApi) => void)[] = []
const listeners = new Set<() => void>()

/** True once a message was shown; until then the page works without antd's messages and dialogs. */
export const isFeedbackWanted = () => isWanted
export function onFeedbackWanted(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function provideFeedback(next: FeedbackApi): void {
  api = next
  for (const work of waiting.splice(0)) work(next)
}

function later(work: (api: FeedbackApi) => void): void {
  if (api !== undefined) return work(api)
  waiting.push(work)
  isWanted = true
  for (const listener of listeners) listener()
}

type MessageApi = FeedbackApi['message']
type NoticeApi = FeedbackApi['notification']

/** A message at the top of the page that disappears by itself. */
export const message = {
  success: (...said: Parameters<MessageApi['success']>) => later((to) => void to.message.success(...said)),
  error: (...said: Parameters<MessageApi['error']>) => later((to) => void to.message.error(...said)),
  info: (...said: Parameters<MessageApi['info']>) => later((to) => void to.message.info(...said)),
  warning: (...said: Parameters<MessageApi['warning']>) => later((to) => void to.message.warning(...said)),
  open: (...said: Parameters<MessageApi['open']>) => later((to) => void to.message.open(...said)),
  destroy: (...said: Parameters<MessageApi['destroy']>) => later((to) => to.message.destroy(...said)),
}

/** A card in the corner. */
export const notification = {
  success: (...said: Parameters<NoticeApi['success']>) => later((to) => to.notification.success(...said)),
  error: (...said: Parameters<NoticeApi['error']>) => later((to) => to.notification.error(...said)),
  info: (...said: Parameters<NoticeApi['info']>) => later((to) => to.notification.info(...said)),
  destroy: (...said: Parameters<NoticeApi['destroy']>) => later((to) => to.notification.destroy(...said)),
}

const keys = { modalRender: withConfirmKeys }

/** A question in the middle of the page. */
export const modal = {
  confirm: (props: ModalFuncProps) => openDialog('confirm', props),
  warning: (props: ModalFuncProps) => openDialog('warning', props),
  error: (props: ModalFuncProps) => openDialog('error', props),
}

const dialogs = new Set<Dialog>()

/** Takes away all that was said and asked, when its reader has gone. */
export function clearFeedback(): void {
  waiting.length = 0
  for (const dialog of dialogs) dialog.destroy()
  dialogs.clear()
  api?.message.destroy()
  api?.notification.destroy()
}

interface Dialog {
  destroy(): void
  update(props: ModalFuncProps): void
}

/** Shows a dialog; the returned handle can change or remove it before it has appeared. */
function openDialog(kind: 'confirm' | 'warning' | 'error', props: ModalFuncProps): Dialog {
  let shown: Dialog | undefined
  let isGone = false
  let changed: ModalFuncProps | undefined
  later((to) => {
    if (isGone) return
    shown = to.modal[kind]({
      ...keys,
      ...props,
      afterClose() {
        dialogs.delete(dialog)
        props.afterClose?.()
      },
    })
    if (changed !== undefined) shown.update(changed)
  })
  const dialog: Dialog = {
    update(next) {
      changed = { ...changed, ...next }
      shown?.update(next)
    },
    destroy() {
      isGone = true
      shown?.destroy()
    },
  }
  dialogs.add(dialog)
  return dialog
}
