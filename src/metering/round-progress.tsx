import type { Translate } from '#src/i18n/use-t.ts'
import type { RoundRow } from './round-cell.ts'

/** How many of the shown place's meters have been read, and how many readings are locked. */
export function RoundProgress({ rows, t }: { readonly rows: readonly RoundRow[]; readonly t: Translate }) {
  const total = rows.length
  const read = rows.filter(({ reading }) => reading !== null).length
  const locked = rows.filter(({ reading }) => reading?.status === 'confirmed').length
  if (total === 0) return null
  const said = t('console.metering.progress', { read, total, locked })
  return (
    <div className="lobby-round-progress">
      <span>{said}</span>
      <div role="progressbar" aria-label={said} aria-valuemin={0} aria-valuemax={total} aria-valuenow={read}>
        <i style={{ width: `${(read / total) * 100}%` }} />
        <b style={{ width: `${(locked / total) * 100}%` }} />
      </div>
    </div>
  )
}
