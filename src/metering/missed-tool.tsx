import { CameraOutlined } from '@ant-design/icons'
import type { ViewTools } from '#src/fields/field-view.ts'
import type { RoundRow } from './round-cell.ts'

interface MissedToolProps {
  readonly row: RoundRow
  readonly name: string
  /** The page of the meter, which has the photo of the month already. */
  readonly path: string | undefined
  readonly ask: ((row: RoundRow) => void) | undefined
  readonly tools: Pick<ViewTools, 't' | 'follow'>
}

/** The photo of a meter that could not be read: to be taken, or to be seen. */
export function MissedTool({ row, name, path, ask, tools: { t, follow } }: MissedToolProps) {
  if (path !== undefined)
    return (
      <a
        href={path}
        onClick={follow}
        tabIndex={-1}
        aria-label={t('console.metering.see_missed', { meter: name })}
      >
        <CameraOutlined aria-hidden />
      </a>
    )
  if (ask === undefined) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('console.metering.missed_of', { meter: name })}
      title={t('console.metering.missed')}
      onClick={() => ask(row)}
    >
      <CameraOutlined aria-hidden />
    </button>
  )
}
