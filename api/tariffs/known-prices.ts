import { addDays } from '#core/days.ts'
import type { PresetPlace } from '#domain/presets/rows.ts'
import { offeredRows, rowsFor } from '#domain/presets/rows.ts'
import { referencesOf, rowName, type PresetRow } from '#domain/presets/preset-row.ts'
import { tariff } from '#entities/fees/tariff.ts'

/** The last price of a fee, which ends. */
export interface EndingPrice extends Omit<PresetPlace, 'day'> {
  /** The fee's. */
  readonly code: string
  readonly since: string
  readonly ends_on: string
}

/** The ready-made price that takes the place of one that ends: of the same fee, begun later, and held on the day after. */
export const priceAfter = (
  { code, since, ends_on: end, ...place }: EndingPrice,
  rows: readonly PresetRow[] = offeredRows,
): PresetRow | undefined =>
  rowsFor({ ...place, day: addDays(end, 1) }, rows).find(
    (row) =>
      row.entity === tariff.name &&
      row.valid_from !== null &&
      row.valid_from > since &&
      codesNamedBy(row, rows).includes(code.toLowerCase()),
  )

/** Codes of the rows that a row names, in lower case. */
const codesNamedBy = ({ values }: PresetRow, rows: readonly PresetRow[]) =>
  referencesOf(values).flatMap(({ row: name }) => {
    const code = rows.find((row) => rowName(row) === name)?.values['code']
    return typeof code === 'string' ? [code.toLowerCase()] : []
  })
