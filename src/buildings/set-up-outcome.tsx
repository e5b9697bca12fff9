import { Alert } from 'antd'
import type { DataOf } from '#domain/calls/call.ts'
import type { setUpBuilding } from '#domain/calls/building-set-up.ts'
import { nameOf, rowName } from '#domain/presets/preset-row.ts'
import { offeredRows } from '#domain/presets/rows.ts'
import type { ViewTools } from '../fields/field-view.ts'

interface SetUpOutcomeProps {
  readonly outcome: DataOf<typeof setUpBuilding>
  readonly tools: ViewTools
}

/** What one press has made, and what it has not and why. */
export function SetUpOutcome({ outcome, tools: { t, language } }: SetUpOutcomeProps) {
  const { added, kept, ...rest } = outcome
  const named = (names: readonly string[]) =>
    offeredRows
      .filter((row) => names.includes(rowName(row)))
      .map((row) => nameOf(row, language))
      .join(', ')
  const open = (['inactive', 'waiting', 'denied'] as const).filter((part) => rest[part].length > 0)
  return (
    <Alert
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      type={open.length > 0 ? 'warning' : added.length > 0 ? 'success' : 'info'}
      message={t('console.buildings.set_up.added', { count: added.length, kept: kept.length })}
      description={
        open.length > 0 && (
          <ul className="set-up-open">
            {open.map((part) => (
              <li key={part}>{t(`console.buildings.set_up.${part}`, { names: named(rest[part]) })}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
