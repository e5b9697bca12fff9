import { Link } from 'react-router'
import type { AnyEntity } from '#core/entity.ts'
import { isOneOf } from '#core/one-of.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { readRunErrors } from '#domain/calls/fees.ts'
import { isMetered, meteredKinds } from '#domain/metered-kinds.ts'
import { listAddress } from '#domain/lists/list-address.ts'
import { registry } from '#entities/index.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth, formatNumber } from '../fields/format.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { optionLabel } from '../fields/words.ts'
import { handoverAddress } from './fee-lists.ts'

type Obstacle = RowOf<typeof readRunErrors>

interface RunErrorsProps {
  readonly runId: string
  /** yyyy-MM */
  readonly month: string
  readonly tools: ViewTools
}

/** Why a run could not make some fees. */
export function RunErrors({ runId, ...props }: RunErrorsProps) {
  const { data = [] } = useReport({
    call: readRunErrors,
    input: { path: { id: runId } },
    of: ['group_fee_slip', 'fee_error', 'apartment'],
  })
  return <Obstacles {...props} obstacles={data} />
}

interface ObstaclesProps extends Pick<RunErrorsProps, 'month' | 'tools'> {
  readonly obstacles: readonly Obstacle[]
}

/** What keeps a run from charging: each reason once, with how many it concerns and the screen that mends it. */
export function Obstacles({ obstacles, month, tools }: ObstaclesProps) {
  const { t } = tools
  if (obstacles.length === 0) return null
  return (
    <ul className="lobby-error-groups">
      {obstacles.map((one) => {
        const mend = mendOf(one, month)
        return (
          <li key={`${one.reason} ${one.fee_setting_id}`}>
            <span>{sentenceOf(one, month, tools)}</span>
            {mend !== undefined && tools.can('list', mend.resource) && (
              <Link to={mend.to}>
                {t('console.fees.progress.mend', { many: entityLabel(t, mend.resource, 'many') })}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const plainReasons = ['not_handed_over', 'no_tariff', 'no_meter', 'no_people'] as const

function sentenceOf(
  { reason, name, fees, of, fee_type: type }: Obstacle,
  month: string,
  tools: ViewTools,
): string {
  const { t, language } = tools
  const figure = (value: number) => formatNumber(value, { language, digits: 0 })
  const said = {
    name: name ?? (type === null ? '' : optionLabel(t, 'fee', 'fee_type', type)),
    fees: figure(fees),
    month: formatMonth(month),
  }
  if (isOneOf(plainReasons, reason)) return t(`console.fees.obstacle.${reason}`, said)
  if (reason === 'no_reading')
    return of === null
      ? t('console.fees.obstacle.unread', said)
      : t('console.fees.obstacle.no_reading', { ...said, of: figure(of) })
  return t('console.fees.obstacle.other', { ...said, reason: optionLabel(t, 'fee_error', 'reason', reason) })
}

const listOf = (entity: AnyEntity) => ({
  resource: entity.name,
  to: `/${screensOf(entity).list}`,
})

/** The records that lack what the calculation needs, and where they are; undefined where only the error itself can tell. */
function mendOf({ reason, fee_type: type, fee_setting_id: id }: Obstacle, month: string) {
  const { apartment, fee_setting: setting, vehicle, exchange_rate: rate } = registry
  if (reason === 'not_handed_over') return { resource: apartment.name, to: handoverAddress }
  if (reason === 'no_tariff')
    return { resource: setting.name, to: `/${screensOf(setting).show.replace(':id', id ?? '')}` }
  if (reason === 'no_area' || reason === 'no_people') return listOf(apartment)
  if (reason === 'no_meter') return isMetered(type) ? listOf(registry[meteredKinds[type].meter]) : undefined
  if (reason === 'no_vehicle_price') return listOf(vehicle)
  if (reason === 'no_rate') return listOf(rate)
  if (reason === 'failed' || !isMetered(type)) return undefined
  const entity = registry[meteredKinds[type].reading]
  const filters = [{ field: 'month', operator: 'eq' as const, value: month }]
  return { resource: entity.name, to: listAddress({ entity, filters }) }
}
