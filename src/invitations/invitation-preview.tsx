import { Card, Skeleton } from 'antd'
import type { DataOf } from '#domain/calls/call.ts'
import { previewInvitations } from '#domain/calls/invitations.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { UnsentWays } from '../crud/record/unsent-ways.tsx'
import { callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { Caution } from '../ui/caution.tsx'

interface PreviewProps {
  readonly roundId: string
  readonly tools: ViewTools
}

const words = 'console.invitations.preview'

/** What a sending would do now, worked out by the code that sends. */
export function InvitationPreview({ roundId, tools }: PreviewProps) {
  const { t } = tools
  const { data, error, isPending, refetch } = useReport({
    call: previewInvitations,
    input: { path: { id: roundId } },
    of: ['invitation_round', 'resident', 'residency'],
  })
  const content = () => {
    if (error !== null)
      return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
    if (isPending) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    return <SummaryOf of={data} tools={tools} />
  }
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      {content()}
    </Card>
  )
}

/** The same where the console asks before it sends. */
export function InvitationSummary({ roundId, tools }: PreviewProps) {
  const { t } = tools
  // Questions stand outside the page's tree, where no context has the cache.
  const { data } = useQuery(
    {
      queryKey: ['invitations', 'before-sending', roundId],
      queryFn: () => callForData(previewInvitations, { path: { id: roundId } }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
  if (data === undefined) return <p role="status">{t('console.fields.loading')}</p>
  return (
    <>
      <SummaryOf of={data} tools={tools} />
      {data.letters > 0 && <p className="lobby-secondary">{t('console.invitations.letters_help')}</p>}
    </>
  )
}

interface SummaryProps {
  readonly of: DataOf<typeof previewInvitations>
  readonly tools: ViewTools
}

function SummaryOf({ of, tools }: SummaryProps) {
  const { t, language } = tools
  const count = (total: number) => formatNumber(total, { language, digits: 0 })
  if (of.people === 0) return <p role="status">{t(`${words}.none`)}</p>
  return (
    <div role="status">
      <p className="lobby-sum">
        {t(`${words}.people`, { people: count(of.people), apartments: count(of.apartments) })}
      </p>
      <ul>
        {(['email', 'sms', 'letters'] as const)
          .filter((way) => of[way] > 0)
          .map((way) => (
            <li key={way}>{t(`${words}.${way}`, { total: count(of[way]) })}</li>
          ))}
      </ul>
      <UnsentWays of={of.unsent} />
      {of.not_reached > 0 && (
        <Caution message={t(`${words}.not_reached`, { total: count(of.not_reached) })} />
      )}
    </div>
  )
}
