import type { Translate } from '#src/i18n/use-t.ts'
import type { Answer } from './tiles.ts'

interface TileLegendProps {
  readonly answers: readonly Answer[]
  readonly counts: ReadonlyMap<string, number>
  readonly wanted: ReadonlySet<string>
  readonly onWanted: (wanted: ReadonlySet<string>) => void
  readonly t: Translate
}

/** What the colours and patterns mean, and how many there are of each; pressing one shows these alone. */
export function TileLegend({ answers, counts, wanted, onWanted, t }: TileLegendProps) {
  const toggle = (key: string) => {
    const next = new Set(wanted)
    if (!next.delete(key)) next.add(key)
    onWanted(next)
  }
  return (
    <div role="group" aria-label={t('console.crud.looks.legend')} className="lobby-legend">
      {answers.map(({ key, label, tone }) => (
        <button key={key} type="button" aria-pressed={wanted.has(key)} onClick={() => toggle(key)}>
          <span className="lobby-tile-sample" data-tone={tone} aria-hidden />
          {label}
          <span className="lobby-secondary">{counts.get(key) ?? 0}</span>
        </button>
      ))}
    </div>
  )
}
