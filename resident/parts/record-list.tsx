import type { ReactNode } from 'react'
import type { PagesOf } from '../data/use-pages.ts'
import { Link } from '../router/link.tsx'
import { Pages } from './pages.tsx'

export interface RecordLine {
  readonly key: string
  /** The page of it. Absent: there is none. */
  readonly to?: string
  readonly name: ReactNode
  /** What stands below its name; empty ones are left out. */
  readonly under?: readonly (string | null)[]
  /** What stands at its end: a sum, a state. */
  readonly end?: ReactNode
}

/** One record of a list. */
export function Row({ to, name, under = [], end }: Omit<RecordLine, 'key'>) {
  const said = under.filter((text) => text !== null && text !== '').join(' · ')
  const inside = (
    <>
      <span>
        {name}
        {said !== '' && <small className="quiet">{said}</small>}
      </span>
      {end !== undefined && <strong>{end}</strong>}
    </>
  )
  return to === undefined ? (
    <div className="row">{inside}</div>
  ) : (
    <Link to={to} className="row">
      {inside}
    </Link>
  )
}

interface RecordListProps<T> {
  readonly of: PagesOf<T>
  readonly line: (row: T) => RecordLine
  /** What is told where there is none. */
  readonly none: string
}

/** A list of records, each a line that may lead to its page. */
export const RecordList = <T,>({ of, line, none }: RecordListProps<T>) => (
  <Pages of={of} none={none}>
    {(rows) => (
      <ul className="rows card">
        {rows.map(line).map(({ key, ...one }) => (
          <li key={key}>
            <Row {...one} />
          </li>
        ))}
      </ul>
    )}
  </Pages>
)

interface TitledListProps<T> extends Omit<RecordListProps<T>, 'none'> {
  readonly title: string
}

/** The same under its title; left out where there is none. */
export const TitledList = <T,>({ title, ...list }: TitledListProps<T>) =>
  list.of.loaded.value?.total === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <RecordList {...list} none="" />
    </section>
  )
