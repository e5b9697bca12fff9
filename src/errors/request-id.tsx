import { useT } from '../i18n/use-t.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** The request's id, for the person who is asked for help. */
export function RequestId({ id }: { readonly id: string }) {
  const t = useT()
  return (
    <span className="lobby-secondary">
      <code>{t('console.shell.request_id', { id })}</code>
      <CopyButton text={id} />
    </span>
  )
}
