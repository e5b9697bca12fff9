import type { CurrencyCode } from '#domain/currency.ts'
import type { SeededServer } from '../server/seeded-server.ts'

/** Building 1 keeps its books in the currency from the start, as no office can say once it has prices. */
export const keepBooksIn = (seeded: SeededServer, currency: CurrencyCode) =>
  seeded.db.execute(`update building set currency_code = $1 where id = 1`, [currency])
