import type { NotificationProvider } from '@refinedev/core'
import { codeText } from '../errors/error-text.ts'
import type { Translate } from '../i18n/use-t.ts'
import { notification } from '../ui/feedback.ts'

/** refine's messages through antd, errors by their codes in the user's language. */
export const createNotificationProvider = (t: Translate): NotificationProvider => ({
  open({ key, message, description, type }) {
    const isError = type === 'error'
    notification[isError ? 'error' : 'success']({
      key,
      message: isError ? t('console.shell.failed') : message,
      description: isError ? codeText(t, description ?? '', message) : undefined,
      placement: 'bottomRight',
    })
  },
  close: (key) => notification.destroy(key),
})
