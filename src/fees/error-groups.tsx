import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { readRunErrors } from '#domain/calls/fees.ts'
import { registry } from '#entities/index.ts'
import { emptyListState, encodeListState } from '#domain/lists/list-state.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { optionLabel } from '../fields/words.ts'

type Group = RowOf<typeof readRunErrors>

interface ErrorGroupsProps {
  readonly runId: string
  /** yyyy-MM */
  readonly month: string
  readonly tools: ViewTools
}

/** Why a run could not make some fees: each reason with how often it came, and the screen that mends it. */
export function ErrorGroups({ runId, month, tools }: ErrorGroupsProps) {
  const { t, language } = tools
  const { data = [] } = useReport({
    call: readRunErrors,
    input: { path: { id: runId } },
    of: ['group_fee_slip', 'fee_error'],
  })
  return (
    <ul className="lobby-error-groups">
      {data.map((group) => {
        const mend = mendOf(group)
        const list = mend === undefined ? undefined : screensOf(registry[mend]).list
        return (
          <li key={`${group.reason} ${group.fee_type}`}>
            <strong className="figures">{formatNumber(group.fees, { language, digits: 0 })}</strong>
            <span>
              {`${optionLabel(t, 'fee_error', 'reason', group.reason)} · ${optionLabel(t, 'fee', 'fee_type', group.fee_type)}`}
            </span>
            {mend !== undefined && list !== undefined && tools.can('list', mend) && (
              <Link to={`/${list}${isMonthly(mend) ? `?${ofMonth(month)}` : ''}`}>
                {t('console.fees.progress.mend', { many: entityLabel(t, mend, 'many') })}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const readings = { ELECTRICITY: 'electric_reading', WATER: 'water_reading' } as const
const isMetered = (type: string): type is keyof typeof readings => Object.hasOwn(readings, type)
const isMonthly = (mend: string) => mend === readings.ELECTRICITY || mend === readings.WATER

/** The records that lack what the calculation needs; undefined where only the error itself can tell. */
function mendOf({ reason, fee_type: type }: Group) {
  if (reason === 'no_tariff') return 'fee_setting'
  if (reason === 'no_area') return 'apartment'
  if (reason === 'no_vehicle_price') return 'vehicle'
  if (reason === 'no_rate') return 'exchange_rate'
  return reason !== 'failed' && isMetered(type) ? readings[type] : undefined
}

const ofMonth = (month: string) =>
  encodeListState({ ...emptyListState, filters: [{ field: 'month', operator: 'eq', value: month }] })
