import { columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { exchangeRate } from '#entities/finance/exchange-rate.ts'

/** One rate of a currency, those in the trash among them. */
export const ratesOfCurrency = query({
  row: {},
  takes: { currencyId: 'bigint' },
  sql: ({ currencyId }) => `select from exchange_rate where currency_id = ${currencyId} limit 1`,
})

/** Whoever changes a rate of these currencies waits for whoever is at it. */
export const holdCurrencies = command({
  takes: { ids: 'bigint[]' },
  sql: ({ ids }) => `select from currency where id = any(${ids}) order by id for no key update`,
})

/** The latest rate up to a day, one row left out of account. */
export const latestRate = query({
  row: { price: 'text', ...columns(exchangeRate, ['valid_from']) },
  takes: { currencyId: 'bigint', day: 'date', except: 'bigint | null' },
  sql: ({ currencyId, day, except }) =>
    `select trim_scale(price)::text as price, valid_from from exchange_rate
      where currency_id = ${currencyId} and valid_from <= ${day} and id is distinct from ${except}
        and deleted_at is null
      order by valid_from desc, id desc limit 1`,
})
