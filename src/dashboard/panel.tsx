import type { ReactNode } from 'react'
import './dashboard.css'

interface PanelProps {
  readonly title: string
  /** At the right of the title. */
  readonly extra?: ReactNode
  /** Columns of twelve that it takes on a wide screen. */
  readonly span?: 3 | 4 | 6 | 8 | 12
  readonly children: ReactNode
}

/** One subject of the dashboard. */
export function Panel({ title, extra, span = 4, children }: PanelProps) {
  return (
    <section className="lobby-panel" data-span={span} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  )
}

interface TileProps {
  readonly title: string
  readonly children: ReactNode
}

/** One figure of the first row, with what it is held against. */
export const Tile = ({ title, children }: TileProps) => (
  <section className="lobby-key-figure" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

interface FactsProps {
  readonly facts: readonly { readonly key: string; readonly label: ReactNode; readonly value: ReactNode }[]
}

/** Names on the left, figures on the right. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="lobby-figure-facts">
    {facts.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
