import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { Language } from '#core/language.ts'
import { countryOf, officeLanguage } from '#domain/countries.ts'
import { building } from '#entities/property/building.ts'

const placeOf = query({
  row: columns(building, ['country', 'currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select country, currency_code from building where id = ${buildingId}`,
})

/** What a building's accountant keeps the books in, whoever hands them over. */
export async function languageOfOffice(db: Queryable, caller: Caller, buildingId: string): Promise<Language> {
  const [place] = await placeOf(db, { buildingId })
  return place === undefined ? caller.language : officeLanguage(countryOf(place), caller.language)
}
