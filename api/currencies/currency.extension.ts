import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { currency } from '#entities/finance/currency.ts'

const code = 'currency_has_rates'

/** A currency with rates stays the one that they are rates of: a new code would give them to another, and ask nobody. */
export const currencyExtension = extendEntity(currency, {
  async change({ changes, before, tx }) {
    if (!('code' in changes) || changes.code === before.code) return
    // Those in the trash too: they may come back.
    const rates = await tx.query('select from exchange_rate where currency_id = $1 limit 1', [before.id])
    if (rates.length > 0) throw apiError(409, code, [{ field: 'code', code }])
  },
})
