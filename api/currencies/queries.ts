import { columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { exchangeRate } from '#entities/finance/exchange-rate.ts'

/** One rate of a currency, in the trash or not. */
export const ratesOfCurrency = query({
  row: {},
  takes: { currencyId: 'bigint' },
  sql: ({ currencyId }) => `select from exchange_rate where currency_id = ${currencyId} limit 1`,
})

/** Locks these currencies: other changes of their rates wait. Counts those of the organisation. */
export const holdCurrencies = command({
  takes: { organisationId: 'bigint', ids: 'bigint[]' },
  sql: ({ organisationId, ids }) =>
    `select from currency where organisation_id = ${organisationId} and id = any(${ids})
      order by id for no key update`,
})

/** The latest rate up to a day, one row excepted. */
export const latestRate = query({
  row: { price: 'text', ...columns(exchangeRate, ['valid_from']) },
  takes: { currencyId: 'bigint', day: 'date', except: 'bigint | null' },
  sql: ({ currencyId, day, except }) =>
    `select trim_scale(price)::text as price, valid_from from exchange_rate
      where currency_id = ${currencyId} and valid_from <= ${day} and id is distinct from ${except}
        and deleted_at is null
      order by valid_from desc, id desc limit 1`,
})

/** The price of a currency that was confirmed for a day, or last before it. */
export const confirmedPrice = query({
  row: { price: 'text' },
  takes: { currencyId: 'bigint', day: 'date' },
  sql: ({ currencyId, day }) =>
    `select trim_scale(price)::text as price from confirmed_price
      where currency_id = ${currencyId} and valid_from <= ${day} order by valid_from desc limit 1`,
})

/** Days after this one for which a price of the currency was confirmed. */
export const confirmedDays = query({
  row: { valid_from: 'date' },
  takes: { currencyId: 'bigint', day: 'date' },
  sql: ({ currencyId, day }) =>
    `select valid_from from confirmed_price where currency_id = ${currencyId} and valid_from > ${day}
      order by valid_from`,
})

/**
 * Gives each later rate of the currency, one row excepted, a confirmed price of its own day: what was confirmed for it
 * so far or, if nothing was, what it states. A price that is stored for an earlier day then does not become theirs.
 */
export const keepLaterPrices = command({
  takes: { currencyId: 'bigint', day: 'date', except: 'bigint | null' },
  sql: ({ currencyId, day, except }) =>
    `insert into confirmed_price (currency_id, valid_from, price)
      select r.currency_id, r.valid_from, coalesce((select c.price from confirmed_price c
          where c.currency_id = r.currency_id and c.valid_from <= r.valid_from
          order by c.valid_from desc limit 1), r.price)
        from exchange_rate r
        where r.currency_id = ${currencyId} and r.valid_from > ${day} and r.id is distinct from ${except}
          and r.deleted_at is null
      on conflict (currency_id, valid_from) do nothing`,
})

/** From this day on, steps of a currency are added up from this price. */
export const confirmPrice = command({
  takes: { currencyId: 'bigint', day: 'date', price: 'numeric' },
  sql: ({ currencyId, day, price }) =>
    `insert into confirmed_price (currency_id, valid_from, price) values (${currencyId}, ${day}, ${price})
      on conflict (currency_id, valid_from) do update set price = excluded.price, confirmed_at = now()`,
})
