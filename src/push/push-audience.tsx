import { foretellPush } from '#domain/calls/push-notifications.ts'
import { UnsentWays } from '../crud/record/unsent-ways.tsx'
import { callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { Failure } from '../errors/failure.tsx'
import { formatNumber } from '../fields/format.ts'
import { Caution } from '../ui/caution.tsx'

interface PushAudienceProps {
  readonly id: string
  readonly tools: ViewTools
}

const words = 'console.push.audience'

/** How many residents a message would reach now, in the dialog that asks before it is sent. */
export function PushAudience({ id, tools: { t, language } }: PushAudienceProps) {
  // Questions stand outside the page's tree, where no context has the cache.
  const { data, error } = useQuery(
    {
      queryKey: ['push', 'audience', id],
      queryFn: () => callForData(foretellPush, { path: { id } }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
  if (error !== null) return <Failure error={error} />
  if (data === undefined) return <p role="status">{t('console.fields.loading')}</p>
  const text = (count: number) => formatNumber(count, { language, digits: 0 })
  const missed = data.total - data.sent - data.emailed
  if (data.total === 0) return <Caution message={t(`${words}.nobody`)} />
  return (
    <div role="status">
      <p className="lobby-sum">{t(`${words}.reaches`, { sent: text(data.sent), total: text(data.total) })}</p>
      {data.emailed > 0 && (
        <>
          <p>{t(`${words}.emailed`, { emailed: text(data.emailed) })}</p>
          <UnsentWays of={['email']} />
        </>
      )}
      {missed > 0 && <p>{t(`${words}.missed`, { missed: text(missed) })}</p>}
    </div>
  )
}
