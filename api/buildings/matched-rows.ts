import { knownBy } from '#domain/presets/rows.ts'
import {
  isFact,
  isReference,
  isText,
  referencesOf,
  rowName,
  type Answers,
  type PresetRow,
} from '#domain/presets/preset-row.ts'
import type { StandingRecord } from './standing-records.ts'

/** The record that stands in a row's place. */
export interface Standing {
  readonly id: string
  /** False for the office's own under the same code: what would change it, its price for example, leaves it alone. */
  readonly isAlike: boolean
  readonly isActive: boolean
}

/** The building's records in the place of these rows, by the rows' names. */
export function matchRows(
  rows: readonly PresetRow[],
  records: readonly StandingRecord[],
  facts: Answers['facts'],
): Map<string, Standing> {
  const standing = new Map<string, Standing>()
  const isSaid = (stored: unknown, said: unknown): boolean => {
    if (isText(said)) return Object.values(said).some((one) => isSaid(stored, one))
    if (isReference(said)) return isSaid(stored, standing.get(said.row)?.id)
    if (isFact(said)) return isSaid(stored, facts[said.building])
    return said !== undefined && String(stored).toLowerCase() === String(said).toLowerCase()
  }
  /** A record that the office has renamed since. */
  const wasSaid = ({ former, values }: StandingRecord, name: string, said: unknown) =>
    [values[name], ...(former[name] ?? [])].some((one) => isSaid(one, said))
  for (const row of rows) {
    const agrees = ({ values }: StandingRecord, names: readonly string[]) =>
      names.every((name) => isSaid(values[name], row.values[name]))
    const own = records.filter(({ entity }) => entity === row.entity)
    const found =
      own.find((one) => agrees(one, knownBy(row))) ??
      own.find((one) => knownBy(row).every((name) => wasSaid(one, name, row.values[name])))
    if (found !== undefined)
      standing.set(rowName(row), {
        id: found.id,
        isAlike: agrees(found, row.alike_by ?? []),
        isActive: found.values['is_active'] !== false,
      })
  }
  return standing
}

/** The records without which a row is not made. */
export const neededBy = ({ values }: PresetRow) =>
  referencesOf(values).filter(({ optional }) => optional !== true)

/** Whether the row is left alone: its record is there, or one that it names is the office's own. */
export const isLeft = (row: PresetRow, standing: ReadonlyMap<string, Standing>) =>
  standing.has(rowName(row)) || neededBy(row).some((one) => standing.get(one.row)?.isAlike === false)
