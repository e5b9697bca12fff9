import { Card, Skeleton } from 'antd'
import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { foretellTelling } from '#domain/calls/tell-residents.ts'
import { isOpenWay, type TellWay } from '#domain/notices/tell-ways.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { UnsentWays } from '../crud/record/unsent-ways.tsx'
import { useReport } from '../data/use-report.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { idsOf } from '../fields/references/ids.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { Caution } from '../ui/caution.tsx'
import { LineTable } from '../ui/line-table.tsx'
import { standingOf } from './tell-fields.ts'

interface ReachProps {
  readonly buildingId: string
  readonly values: Values
  readonly tools: ViewTools
}

const words = 'console.push.tell.reach'

/** Whom each chosen way would reach if the text went out now, counted by the code that sends. */
export function TellReach({ buildingId, values, tools }: ReachProps) {
  const { t } = tools
  const { going, fields, required } = standingOf(values, tools)
  const chosen = (name: 'blocks' | 'apartments') => (fields.has(name) ? idsOf(values[name]) : [])
  const [blocks, apartments] = [chosen('blocks'), chosen('apartments')]
  const isAsked =
    (!required.has('blocks') || blocks.length > 0) && (!required.has('apartments') || apartments.length > 0)
  const { data, error, refetch } = useReport({
    call: foretellTelling,
    input: {
      body: { building_id: buildingId, target: String(values['target'] ?? 'all'), blocks, apartments },
    },
    of: ['resident', 'residency', 'account'],
    enabled: isAsked,
    isAnew: true,
  })
  const content = () => {
    if (!isAsked) return <p role="status">{t(`${words}.choose`)}</p>
    if (error !== null)
      return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
    if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    const byEmail = fields.has('by_email') && values['by_email'] === true
    return <Counted of={data} going={going} byEmail={byEmail} tools={tools} />
  }
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>} style={{ marginBottom: 16 }}>
      {content()}
    </Card>
  )
}

interface CountedProps {
  readonly of: DataOf<typeof foretellTelling>
  readonly going: readonly TellWay[]
  /** A message also goes by e-mail to those without an account. */
  readonly byEmail: boolean
  readonly tools: ViewTools
}

function Counted({ of, going, byEmail, tools: { t, language, can } }: CountedProps) {
  const count = (total: number) => formatNumber(total, { language, digits: 0 })
  if (of.meant.people === 0 && of.app.people === 0) return <Caution message={t(`${words}.nobody`)} />
  const rows = [
    { name: t(`${words}.meant`), reached: of.meant },
    ...going.map((way) => ({
      name: entityLabel(t, way, 'many'),
      reached: isOpenWay(way) ? of.app : of.push_notification,
    })),
    ...(byEmail ? [{ name: t(`${words}.email`), reached: of.email }] : []),
  ]
  const missed = of.no_account + of.account_disabled - (byEmail ? of.email.people : 0)
  const invite = screensOf(invitationRound).create
  return (
    <div role="status">
      <LineTable
        caption={t(`${words}.title`)}
        keyOf={({ name }) => name}
        rows={rows}
        columns={[
          { title: t(`${words}.way`), isHead: true, cell: ({ name }) => name },
          { title: t(`${words}.people`), isNumber: true, cell: ({ reached }) => count(reached.people) },
          {
            title: t(`${words}.apartments`),
            isNumber: true,
            cell: ({ reached }) => count(reached.apartments),
          },
        ]}
      />
      {going.some(isOpenWay) && <p className="lobby-secondary">{t(`${words}.open`)}</p>}
      {byEmail && <UnsentWays of={['email']} />}
      {missed > 0 && (
        <Caution message={t(`${words}.missed`, { total: count(missed) })}>
          {can('create', invitationRound.name) && <Link to={`/${invite}`}>{t(`${words}.invite`)}</Link>}
        </Caution>
      )}
    </div>
  )
}
