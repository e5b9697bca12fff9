import { MailOutlined } from '@ant-design/icons'
import { Alert, Card } from 'antd'
import { Link } from 'react-router'
import { listNoticesOfFee } from '#domain/calls/notices.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { noticeChannels } from '#domain/notices/channels.ts'
import type { fee } from '#entities/fees/fee.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'

interface NoticesOfFeeProps {
  readonly record: ShownRecord<typeof fee>
  readonly tools: ViewTools
}

/** When and in which ways the apartment was told of a fee; where that stands no more, the way to tell it anew. */
export function NoticesOfFee({ record, tools }: NoticesOfFeeProps) {
  const isTold = typeof record.noticed_on === 'string' || typeof record.replaces_id === 'string'
  return isTold && tools.can('list', noticeSlip.name) ? <Told record={record} tools={tools} /> : null
}

function Told({ record, tools }: NoticesOfFeeProps) {
  const { t, can } = tools
  const { data } = useReport({
    call: listNoticesOfFee,
    input: { path: { id: String(record.id) } },
    of: ['notice_slip', 'fee'],
  })
  if (data === undefined || data.notices.length === 0) return null
  return (
    <Card size="small" title={<h2>{t('console.fees.notices.title')}</h2>}>
      {data.outdated && (
        <Alert
          type="warning"
          showIcon
          message={t('console.fees.notices.outdated')}
          action={
            can('create', groupNoticeSlip.name) && (
              <LinkButton size="small" icon={<MailOutlined />} to={correctedNoticeAddress(record)}>
                {t('console.fees.notices.correct')}
              </LinkButton>
            )
          }
        />
      )}
      <ul>
        {data.notices.map((notice) => (
          <li key={`${notice.id}-${notice.fee_id}`}>
            <OneNotice of={notice} tools={tools} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface OneNoticeProps {
  readonly of: DataOf<typeof listNoticesOfFee>['notices'][number]
  readonly tools: ViewTools
}

function OneNotice({ of, tools: { t, language, currency, pathOf } }: OneNoticeProps) {
  const ways = noticeChannels.flatMap((channel) => {
    const state = of[`${channel}_state`]
    return state === null
      ? []
      : [
          `${optionLabel(t, groupNoticeSlip.name, 'channels', channel)}: ${optionLabel(t, noticeSlip.name, 'email_state', state)}`,
        ]
  })
  const said = `${formatDate(of.made_on)} · ${formatMoney(of.amount, currency, language)}`
  const path = pathOf(noticeSlip.name, of.id)
  return (
    <>
      {path === undefined ? said : <Link to={path}>{said}</Link>}
      {` – ${ways.join('; ')}`}
    </>
  )
}

/** A new batch for the apartment and the month of a fee. */
function correctedNoticeAddress({ apartment_id: apartment, month }: ShownRecord<typeof fee>): string {
  const values = { month, audience: 'apartments', apartments: apartment }
  const set = Object.entries(values).map(([name, value]) => [`set.${name}`, String(value)])
  return `/${screensOf(groupNoticeSlip).create}?${new URLSearchParams(set).toString()}`
}
