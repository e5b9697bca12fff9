import { Drawer } from 'antd'
import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { livesToday } from '#domain/occupancy.ts'
import type { MapQuestion } from '#domain/status-map.ts'
import { registry, type EntityName } from '#entities/index.ts'
import { RecordSummary } from '#src/crud/record/record-summary.tsx'
import { useRecord } from '#src/crud/record/use-record.ts'
import { useViews } from '#src/crud/use-views.ts'
import { deskAddress } from '#src/fees/desk-address.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { createLabel } from '#src/i18n/entity-label.ts'
import { answersTo, type MapApartment } from './map-answers.ts'
import { NamedRecords } from './named-records.tsx'

interface ApartmentDrawerProps {
  /** Undefined: the drawer is closed. */
  readonly apartment: MapApartment | undefined
  readonly block: string
  readonly questions: readonly MapQuestion[]
  readonly onClose: () => void
  readonly tools: ViewTools
}

const apartmentEntity = registry.apartment

/** An apartment of the map: its answers, who lives there, its contracts and debt, and what one does there in a day. */
export function ApartmentDrawer({ apartment, block, questions, onClose, tools }: ApartmentDrawerProps) {
  const { t } = tools
  return (
    <Drawer
      title={apartment?.code}
      open={apartment !== undefined}
      onClose={onClose}
      width={420}
      closable={{ 'aria-label': t('console.crud.record.close') }}
    >
      {apartment !== undefined && (
        <div className="lobby-map-drawer">
          <p className="lobby-secondary">
            {t('console.status_map.placed', { block, floor: apartment.floor ?? '–' })}
          </p>
          <ul className="lobby-map-answers">
            {questions.map((question) => {
              const answer = answersTo(question, t).find(({ key }) => key === apartment[question])
              return (
                answer !== undefined && (
                  <li key={question}>
                    <span className="lobby-tile-sample" data-tone={answer.tone} aria-hidden />
                    <span className="lobby-secondary">{t(`console.status_map.questions.${question}`)}</span>
                    <strong>{answer.label}</strong>
                  </li>
                )
              )
            })}
          </ul>
          <DayActions id={apartment.id} tools={tools} />
          {tools.can('read', 'apartment') && <Facts key={apartment.id} id={apartment.id} tools={tools} />}
          {(['residency', 'contract'] as const).map(
            (name) =>
              tools.can('read', name) && (
                <NamedRecords
                  key={`${name} ${apartment.id}`}
                  entity={registry[name]}
                  title={t(`console.status_map.${name === 'contract' ? 'contracts' : 'people'}`)}
                  none={t(`console.status_map.${name === 'contract' ? 'no_contract' : 'nobody'}`)}
                  apartmentId={apartment.id}
                  {...(name === 'residency' ? { asked: livesToday } : {})}
                  tools={tools}
                />
              ),
          )}
        </div>
      )}
    </Drawer>
  )
}

function Facts({ id, tools }: { readonly id: string; readonly tools: ViewTools }) {
  const views = useViews(apartmentEntity.name)
  const { record } = useRecord({ entity: apartmentEntity, id })
  if (record === undefined) return null
  return <RecordSummary entity={apartmentEntity} record={record} tools={tools} views={views} />
}

/** What an office does at an apartment in a day, each where the right allows it. */
const begun = [
  'visitor',
  'conversation',
  'service_booking',
  'utility_booking',
  'residency',
  'contract',
] as const

function DayActions({ id, tools }: { readonly id: string; readonly tools: ViewTools }) {
  const { t } = tools
  const create = (name: EntityName) => {
    const path = screensOf(registry[name]).create
    return path === undefined || !tools.can('create', name)
      ? []
      : [{ to: `/${path}?set.apartment_id=${id}`, label: createLabel(t, name) }]
  }
  const page = tools.pathOf('apartment', id)
  const offered = [
    ...(page === undefined ? [] : [{ to: page, label: t('console.status_map.open') }]),
    ...(tools.can('create', 'receipt')
      ? [{ to: deskAddress({ apartment: id }), label: t('console.status_map.collect') }]
      : []),
    ...begun.flatMap(create),
  ]
  if (offered.length === 0) return null
  return (
    <nav className="lobby-map-actions" aria-label={t('console.status_map.actions')}>
      {offered.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
