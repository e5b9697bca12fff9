import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { foretellAnnouncement } from '#domain/calls/audience.ts'
import { screensOf } from '#core/derive/screens.ts'
import { tellWays, type TellWay } from '#domain/notices/tell-ways.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { UnsentWays } from '../crud/record/unsent-ways.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { Caution } from '../ui/caution.tsx'
import { LineTable } from '../ui/line-table.tsx'

interface ReachTableProps {
  readonly of: DataOf<typeof foretellAnnouncement>
  readonly ways: readonly TellWay[]
  /** Everybody is meant, and reads it by a public link too. */
  readonly isForAll: boolean
  /** A message also goes by e-mail to those without an account. */
  readonly byEmail?: boolean
  readonly tools: ViewTools
}

const words = 'console.push.tell.reach'
const isRead = (way: TellWay) => way !== 'push_notification'

/** Whom a text is for now, and how many of them each way reaches. */
export function ReachTable({
  of,
  ways,
  isForAll,
  byEmail = false,
  tools: { t, language, can },
}: ReachTableProps) {
  const count = (total: number) => formatNumber(total, { language, digits: 0 })
  if (of.meant.people === 0 && of.app.people === 0) return <Caution message={t(`${words}.nobody`)} />
  const rows = [
    { name: t(`${words}.meant`), reached: of.meant },
    ...tellWays
      .filter((way) => ways.includes(way))
      .map((way) => ({
        name: entityLabel(t, way, 'many'),
        reached: isRead(way) ? of.app : of.push_notification,
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
      {ways.some(isRead) && (
        <p className="lobby-secondary">{t(isForAll ? `${words}.open` : `${words}.for_some`)}</p>
      )}
      {byEmail && <UnsentWays of={['email']} />}
      {missed > 0 && (
        <Caution message={t(`${words}.missed`, { total: count(missed) })}>
          {can('create', invitationRound.name) && <Link to={`/${invite}`}>{t(`${words}.invite`)}</Link>}
        </Caution>
      )}
    </div>
  )
}
