import type { ReactNode } from 'react'

/** A name and its value; a value that is null leaves the line out. */
export type FactLine = readonly [name: string, value: ReactNode]

export const Facts = ({ of }: { readonly of: readonly FactLine[] }) => (
  <dl className="facts">
    {of.map(([name, value]) =>
      value === null || value === undefined ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
