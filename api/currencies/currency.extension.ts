import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { currency } from '#entities/finance/currency.ts'
import { ratesOfCurrency } from './queries.ts'

const code = 'currency_has_rates'

/** A currency with rates keeps its code: a new code would silently give the rates to another currency. */
export const currencyExtension = extendEntity(currency, {
  async change({ changes, before, tx }) {
    if (!('code' in changes) || changes.code === before.code) return
    // Those in the trash count too: they may be restored.
    const rates = await ratesOfCurrency(tx, { currencyId: before.id })
    if (rates.length > 0) throw apiError(409, code, [{ field: 'code', code }])
  },
})
