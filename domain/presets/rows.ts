import type { City, Country } from '../countries.ts'
import type { CurrencyCode } from '../currency.ts'
import basics from './basics.json' with { type: 'json' }
import chartAccounts from './chart-accounts.json' with { type: 'json' }
import checklists from './checklists.json' with { type: 'json' }
import feeTypesKh from './fee-types.kh.json' with { type: 'json' }
import feeTypesVn from './fee-types.vn.json' with { type: 'json' }
import { rowName, type PresetRow } from './preset-row.ts'
import tariffsKh from './tariffs.kh.json' with { type: 'json' }
import tariffsVn from './tariffs.vn.json' with { type: 'json' }

/** What a row names comes before it. */
export const presetFiles = [
  basics,
  checklists,
  feeTypesVn,
  feeTypesKh,
  tariffsVn,
  tariffsKh,
  chartAccounts,
] as const

const all = presetFiles.flatMap(({ rows }) => rows as readonly PresetRow[])

/** Rows that some building is offered, in the order in which they are made. */
export const offeredRows: readonly PresetRow[] = all.filter(
  ({ offered }) => offered === 'preset' || offered === 'asked',
)

/** Rows that one ticks; the others come with them. */
export const tickableRows = offeredRows.filter((row) => row.with === undefined)

/** The entities of all rows. */
export const presetEntities: readonly string[] = [...new Set(offeredRows.map(({ entity }) => entity))]

/** What decides which rows a building is offered. */
export interface PresetPlace {
  readonly country: Country
  readonly city: City | null
  readonly currency: CurrencyCode
  /** Prices that have ended by this day are not offered. */
  readonly day: string
}

/** Rows for a building; of several in each other's place, such as prices of one fee, the first that suits. */
export function rowsFor(place: PresetPlace, rows: readonly PresetRow[] = offeredRows): readonly PresetRow[] {
  const suiting = rows.filter((row) => suits(row, place))
  const first = new Map(suiting.toReversed().map((row) => [identityOf(row), row]))
  return suiting.filter((row) => first.get(identityOf(row)) === row)
}

function suits(row: PresetRow, { country, city, currency, day }: PresetPlace): boolean {
  if (row.countries?.includes(country) === false || row.currencies?.includes(currency) === false) return false
  if (row.cities !== undefined && (city === null || !row.cities.includes(city))) return false
  return row.valid_to === null || row.valid_to >= day
}

const identityOf = (row: PresetRow) => {
  const known = knownBy(row).map((name) => row.values[name])
  return JSON.stringify(known.every((value) => value === undefined) ? rowName(row) : [row.entity, ...known])
}

export const knownBy = ({ known_by: names = ['code'] }: PresetRow): readonly string[] => names

/** The ticked rows, and those that come with them. */
export const chosenRows = (rows: readonly PresetRow[], ticked: ReadonlySet<string>) =>
  rows.filter((row) => (row.with ?? [rowName(row)]).some((name) => ticked.has(name)))
