import type { NotificationProvider } from '@refinedev/core'
import { createElement } from 'react'
import { codeText } from '../i18n/code-text.ts'
import type { Translate } from '../i18n/use-t.ts'
import { notification } from '../ui/feedback.ts'

/** A cancelled call has nobody waiting for it; the session shows its own dialog for the others. */
const toldElsewhere = (t: Translate) =>
  new Set([
    'cancelled',
    'network',
    ...(['network_error', 'user_unauthorized'] as const).flatMap((code) => [code, codeText(t, code)]),
  ])

/** refine's messages through antd, errors by their sentences, or their codes, in the user's language. */
export const createNotificationProvider = (t: Translate): NotificationProvider => ({
  open({ key, message, description = '', type }) {
    if (type !== 'error') return notification.success({ key, message, placement: 'bottomRight' })
    // The server's sentences, one a line; what never came from it is told by codes.
    const codes = description.split(/^[a-z_0-9,]+$/.test(description) ? ',' : '\n')
    const elsewhere = toldElsewhere(t)
    if (codes.some((code) => elsewhere.has(code))) return
    notification.error({
      key,
      message: t('console.shell.failed'),
      description: createElement(
        'span',
        { className: 'lobby-lines' },
        [
          ...new Set(codes.map((code) => codeText(t, code, { fallback: code.includes(' ') ? code : '' }))),
        ].join('\n'),
      ),
      placement: 'bottomRight',
    })
  },
  close: (key) => notification.destroy(key),
})
