import { Select } from 'antd'
import { MonthPicker } from '#src/fields/parts/month-picker.tsx'
import type { Translate } from '#src/i18n/use-t.ts'
import type { RoundPlaceRow } from './round-cell.ts'

interface RoundPlaceProps {
  readonly month: string
  /** Ids and numbers as the address has them; empty: all. */
  readonly block: string
  readonly floor: string
  /** The cursor stands in the month: it was just chosen there. */
  readonly isAtMonth: boolean
  readonly places: readonly RoundPlaceRow[]
  readonly ask: (part: Readonly<Record<string, string>>) => void
  readonly t: Translate
}

/** The month, block and floor of a round; each floor says how many of its meters have been read. */
export function RoundPlace({ month, block, floor, isAtMonth, places, ask, t }: RoundPlaceProps) {
  const blocks = [...new Map(places.map((one) => [one.block_id ?? '', one.block])).entries()]
  const own = places.filter((one) => block === '' || one.block_id === block)
  const floors = [...new Set(own.map(floorOf))]
  return (
    <>
      <MonthPicker
        aria-label={t('console.metering.month')}
        autoFocus={isAtMonth}
        value={month}
        onChange={(picked) => ask({ month: picked })}
      />
      {blocks.some(([id]) => id !== '') && (
        <>
          <Select
            aria-label={t('console.metering.block')}
            value={block}
            popupMatchSelectWidth={false}
            showSearch
            optionFilterProp="label"
            onChange={(id) => ask({ block: id, floor: '' })}
            options={[
              { value: '', label: t('console.metering.all_blocks') },
              ...blocks.filter(([id]) => id !== '').map(([id, name]) => ({ value: id, label: name })),
            ]}
          />
          <Select
            aria-label={t('console.metering.floor')}
            value={floor}
            popupMatchSelectWidth={false}
            showSearch
            optionFilterProp="label"
            onChange={(chosen) => ask({ floor: chosen })}
            options={[
              { value: '', label: t('console.metering.all_floors') },
              ...floors
                .filter((one) => one !== '')
                .toSorted((a, b) => Number(a) - Number(b))
                .map((one) => floorOption(one, own, t)),
            ]}
          />
        </>
      )}
    </>
  )
}

const floorOf = ({ floor }: RoundPlaceRow) => (floor === null ? '' : String(floor))

function floorOption(floor: string, places: readonly RoundPlaceRow[], t: Translate) {
  const own = places.filter((one) => floorOf(one) === floor)
  const sum = (name: 'read' | 'meters') => own.reduce((total, one) => total + one[name], 0)
  return {
    value: floor,
    label: t('console.metering.floor_read', { floor, read: sum('read'), total: sum('meters') }),
  }
}
