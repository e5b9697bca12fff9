import { useT } from '../i18n/use-t.ts'

/** Stands where a page will be, at about its height, so that nothing jumps. */
export function PageSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('console.shell.loading')} className="lobby-page-skeleton">
      {Array.from({ length: 11 }, (_one, at) => (
        <span key={at} />
      ))}
    </div>
  )
}
