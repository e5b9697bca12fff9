import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import type { PaperRule, PaperSigner } from '#domain/money/paper-rules.ts'
import { building } from '#entities/property/building.ts'
import { notFound } from '../http/error.ts'

export interface PaperContext {
  readonly language: Language
  readonly currency: CurrencyCode
  /** Whose paper it is. */
  readonly building: {
    readonly name: string
    readonly address: string
    /** What the building calls its currency on paper; empty: as the currency is called (`moneyUnit`). */
    readonly money_unit?: string | null
    /** Whose forms its papers of money are, and who signs them, each from a day on. */
    readonly paper_rules?: readonly PaperRule[] | null
    readonly paper_signers?: readonly PaperSigner[] | null
  }
}

interface Asked {
  readonly buildingId: string
  /** Absent: that of those who pay in the building's currency, or of the caller's screen. */
  readonly language: Language | undefined
  readonly caller: { readonly language: Language }
}

/** Whose papers they are, and in which language and currency. */
export async function contextOf(
  { db }: { readonly db: Queryable },
  { buildingId, language, caller }: Asked,
): Promise<PaperContext> {
  const [whose] = await headOf(db, { buildingId })
  if (whose === undefined) throw notFound()
  const { currency_code: currency, ...head } = whose
  return { language: language ?? paperLanguage(currency, caller.language), currency, building: head }
}

const headOf = query({
  row: columns(building, ['name', 'address', 'money_unit', 'currency_code', 'paper_rules', 'paper_signers']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select name, address, money_unit, currency_code, paper_rules, paper_signers from building where id = ${buildingId}`,
})
