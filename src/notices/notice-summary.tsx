import { previewNotices } from '#domain/calls/notices.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { Caution } from '../ui/caution.tsx'

import { UnsentWays } from '../crud/record/unsent-ways.tsx'

export type Preview = DataOf<typeof previewNotices>

interface SummaryOfProps {
  readonly of: Preview
  readonly tools: ViewTools
}

const words = 'console.notices.preview'

/** How many get a notice, over how much, and how many cannot be reached in which way. */
export function SummaryOf({ of, tools }: SummaryOfProps) {
  const { t, language, currency } = tools
  const count = (total: number) => formatNumber(total, { language, digits: 0 })
  if (of.notices === 0) return <p role="status">{t(`${words}.none`)}</p>
  return (
    <div role="status">
      <p className="lobby-sum">
        {t(`${words}.found`, {
          notices: count(of.notices),
          due: formatMoney(of.due, currency, language),
        })}
      </p>
      <ul>
        {of.channels.map(({ channel, reached, missed }) => (
          <li key={channel}>
            {t(`${words}.channel`, {
              channel: optionLabel(t, groupNoticeSlip.name, 'channels', channel),
              reached: count(reached),
              missed: count(missed),
            })}
          </li>
        ))}
        {of.without > 0 && <li>{t(`${words}.without`, { total: count(of.without) })}</li>}
        <li>
          {of.account === null ? t(`${words}.no_account`) : t(`${words}.account`, { account: of.account })}
        </li>
      </ul>
      <UnsentWays of={of.channels.map(({ channel }) => channel)} />
      {of.not_reached > 0 && (
        <Caution message={t(`${words}.not_reached`, { total: count(of.not_reached) })} />
      )}
    </div>
  )
}

interface NoticeSummaryProps {
  readonly groupId: string
  readonly tools: ViewTools
}

/** The same where the console asks before it sends. */
export function NoticeSummary({ groupId, tools }: NoticeSummaryProps) {
  // Questions stand outside the page's tree, where no context has the cache.
  const { data } = useQuery(
    {
      queryKey: ['notices', 'before-sending', groupId],
      queryFn: () => callForData(previewNotices, { path: { id: groupId } }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
  if (data === undefined) return <p role="status">{tools.t('console.fields.loading')}</p>
  return <SummaryOf of={data} tools={tools} />
}
