import { codeText } from '../i18n/code-text.ts'
import type { Translate } from '../i18n/use-t.ts'
import { message } from './feedback.ts'

/** Copies a text, and says whether it worked: a browser refuses on a page that did not come by https. */
export async function copyText(t: Translate, text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    message.success(done)
  } catch {
    message.error(codeText(t, 'copy_failed'))
  }
}
