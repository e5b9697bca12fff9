import { Link } from 'react-router'
import { foretellApproval } from '#domain/calls/fees.ts'
import { callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney, formatNumber } from '../fields/format.ts'
import { Caution } from '../ui/caution.tsx'
import { bodyOf, type DraftsAsked } from './calls.ts'
import { flaggedDrafts } from './fee-lists.ts'

interface ApprovalSummaryProps {
  readonly asked: DraftsAsked
  readonly tools: ViewTools
}

/**
 * What approving would do, before it is done: how many fees, how much in all, when they are due, what stays, and what to
 * look at first.
 */
export function ApprovalSummary({ asked, tools }: ApprovalSummaryProps) {
  const { t, language, currency } = tools
  // Questions stand outside the page's tree, where no context has the cache.
  const { data } = useQuery(
    {
      queryKey: ['fees', 'foretell-approval', asked],
      queryFn: () => callForData(foretellApproval, { body: bodyOf(asked) }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
  if (data === undefined) return <p role="status">{t('console.fields.loading')}</p>
  const count = (value: number) => formatNumber(value, { language, digits: 0 })
  const { due_from: from, due_to: to } = data
  return (
    <div role="status">
      <p className="lobby-sum">
        {t('console.fees.approve.count', { total: count(data.fees) })}{' '}
        <strong>{formatMoney(data.amount, currency, language)}</strong>
      </p>
      {from !== null && to !== null && (
        <p>
          {t('console.fees.approve.due', {
            day: from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`,
          })}
        </p>
      )}
      {data.flagged > 0 && (
        <Caution message={t('console.fees.approve.flagged', { total: count(data.flagged) })}>
          {'ids' in asked ? undefined : (
            <Link to={flaggedDrafts(asked)}>{t('console.fees.approve.see_flagged')}</Link>
          )}
        </Caution>
      )}
      {data.left_out > 0 && (
        <p className="lobby-field-error">
          {t('console.fees.approve.left_out', { total: count(data.left_out) })}
        </p>
      )}
    </div>
  )
}
