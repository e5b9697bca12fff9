import { Skeleton } from 'antd'
import { useState } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import type { RowOf } from '#domain/calls/call.ts'
import type { readRegistrationMatches } from '#domain/calls/people.ts'
import { livesToday } from '#domain/occupancy.ts'
import { registry } from '#entities/index.ts'
import { useList } from '#src/data/use-list.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import { useSession } from '#src/session/session.ts'
import { NamedRecords } from '#src/status-map/named-records.tsx'
import { comparedFields, PersonTable } from './person-table.tsx'
import { RegistrationDecision } from './registration-decision.tsx'
import { RegistrationInvitation } from './registration-invitation.tsx'

export type Match = RowOf<typeof readRegistrationMatches>

interface RegistrationCaseProps {
  readonly asked: AnyRecord
  /** The likest first. */
  readonly matches: readonly Match[]
  /** False while they load. */
  readonly isMatched: boolean
  readonly onDecided: () => void
  readonly tools: ViewTools
}

/** More than these do not fit beside each other; the likest come first. */
const mostShown = 4

/** One registration: whom it may be, who lives in the apartment, and the decision. */
export function RegistrationCase({ asked, isMatched, onDecided, tools, ...rest }: RegistrationCaseProps) {
  const { t } = tools
  const { building } = useSession()
  const matches = rest.matches.slice(0, mostShown)
  const ids = matches.map(({ resident_id }) => resident_id)
  const columns = ['id', 'code', ...comparedFields].filter((name) => tools.can('read', 'resident', name))
  const { records, query } = useList<AnyRecord>({
    resource: 'resident',
    filters: [{ field: 'id', operator: 'in', value: ids }],
    pageSize: mostShown,
    query: { columns, with: relationsFor(registry.resident, columns), buildingId: building?.id },
    enabled: ids.length > 0,
    isLive: true,
  })
  const [chosen, choose] = useState<string>()
  const likely = matches.find((one) => one.id_number || (one.phone_number && one.full_name))?.resident_id
  const person = chosen ?? likely ?? ''
  const isLoading = !isMatched || (ids.length > 0 && query.isPending)
  const residents = ids.flatMap((id) => records.filter((record) => record.id === id))
  return (
    <section className="lobby-case" aria-label={titleOf(registry.resident_registration, asked)}>
      <RegistrationInvitation asked={asked} tools={tools} />
      {isLoading ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <PersonTable
          asked={asked}
          residents={residents}
          matches={matches}
          person={person}
          onPerson={choose}
          tools={tools}
        />
      )}
      {typeof asked['apartment_id'] === 'string' && tools.can('read', 'residency') && (
        <NamedRecords
          entity={registry.residency}
          title={t('console.people.lives_there')}
          none={t('console.people.nobody_lives_there')}
          apartmentId={asked['apartment_id']}
          asked={livesToday}
          tools={tools}
        />
      )}
      {!isLoading && (
        <RegistrationDecision asked={asked} person={person} onDecided={onDecided} tools={tools} />
      )}
    </section>
  )
}
