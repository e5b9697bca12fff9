import { useT } from '../i18n/use-t.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** The request's id, to give to support. In the page's font, because a monospace font lacks Khmer. */
export function RequestId({ id }: { readonly id: string }) {
  const t = useT()
  return (
    <span className="lobby-secondary">
      {t('console.shell.request_id', { id })}
      <CopyButton text={id} />
    </span>
  )
}
