import { Skeleton } from 'antd'
import { useT } from '../i18n/use-t.ts'

/** Stands where a page will be, at about its height, so that nothing jumps. */
export function PageSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('console.shell.loading')} style={{ padding: 8 }}>
      <Skeleton active title={{ width: 240 }} paragraph={{ rows: 10 }} />
    </div>
  )
}
