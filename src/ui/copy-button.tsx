import { CopyOutlined } from '@ant-design/icons'
import { useT } from '../i18n/use-t.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

/** Copies a text. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useT()
  return (
    <Button
      type="text"
      size="small"
      icon={<CopyOutlined aria-hidden />}
      aria-label={t('console.shell.copy')}
      onClick={() => void copyText(t, text, t('console.shell.copied'))}
    />
  )
}
