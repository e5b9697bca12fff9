import { defaultCurrency, type CurrencyCode } from '#domain/currency.ts'
import type { Caller } from '#api/context.ts'

/** The building's own currency, in which its books are kept. */
export const currencyOfBuilding = ({ principal }: Caller, buildingId: unknown): CurrencyCode =>
  principal.buildings.find(({ id }) => id === buildingId)?.currencyCode ?? defaultCurrency
