import { isPresent } from '#core/condition.ts'
import type { AnyEntity } from '#core/entity.ts'
import { numberedCode, readPattern } from '#core/numbered.ts'
import type { Row } from './database.ts'

interface NewRow {
  readonly values: Readonly<Record<string, unknown>>
  /** The entity's rows. */
  readonly rows: readonly Row[]
  /** yyyy-MM-dd */
  readonly day: string
}

/** The codes that the form left empty and the declaration numbers, each with the next free number. */
export const numberedCodes = (entity: AnyEntity, { values, rows, day }: NewRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, { numbered }]) => {
      const pattern = numbered === undefined ? undefined : readPattern(numbered, day)
      if (pattern === undefined || isPresent(values[name])) return []
      const taken = new Set(rows.map((row) => row[name]))
      let number = 1
      while (taken.has(numberedCode(pattern, number))) number += 1
      return [[name, numberedCode(pattern, number)]]
    }),
  )
