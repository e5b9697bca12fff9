import { CopyOutlined } from '@ant-design/icons'
import { codeText } from '../i18n/code-text.ts'
import { useT } from '../i18n/use-t.ts'
import { message } from './feedback.ts'
import { Button } from './button.tsx'

/** Copies a text, and says whether it worked: a browser refuses on a page that did not come by https. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useT()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      message.success(t('console.shell.copied'))
    } catch {
      message.error(codeText(t, 'copy_failed'))
    }
  }
  return (
    <Button
      type="text"
      size="small"
      icon={<CopyOutlined aria-hidden />}
      aria-label={t('console.shell.copy')}
      onClick={() => void copy()}
    />
  )
}
