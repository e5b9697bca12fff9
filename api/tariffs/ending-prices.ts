import { screensOf } from '#core/derive/screens.ts'
import type { Language } from '#core/language.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { endingPriceWords, knownPriceWords } from '#entities/notice-words.ts'
import { building } from '#entities/property/building.ts'
import { countryOf } from '#domain/countries.ts'
import { nameOf, rowName, type PresetRow } from '#domain/presets/preset-row.ts'
import { holdersIn } from '#api/auth/holders.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Db, Queryable } from '#api/database/pool.ts'
import { messageAbout, type Ring } from '#api/events/messages.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { priceAfter } from './known-prices.ts'

interface Parts {
  readonly db: Db
  readonly ring: Ring
}

/** Days before the end of a price on which it is told. */
const ahead = 31

/** Every hour: tells who keeps the prices which of them end soon, each once. */
export function defineEndingPrices(jobs: Jobs, parts: Parts): void {
  jobs.define({ name: 'ending_prices', cron: '7 * * * *', retries: 0, run: () => tellEndingPrices(parts) })
}

/** Without a price a run charges nobody of the fee: a new one is typed by people, never taken by itself. */
export const tellEndingPrices = ({ db, ring }: Parts, rows?: readonly PresetRow[]): Promise<void> =>
  db.transaction(async (tx) => {
    const ending = await findEndingPrices(tx, { buildingId: null }, rows)
    if (ending.length === 0) return
    const told = new Set((await toldOf(tx, { links: ending.map(linkOf) })).map(({ link }) => link))
    for (const price of ending.filter((one) => !told.has(linkOf(one)))) {
      const { building_id: buildingId, name, ends_on: day, tariffs, known } = price
      const holders = await holdersIn(tx, { buildingId, code: feeSetting.permission, flag: 'update' })
      const facts = (language: Language) => ({
        day: day.split('-').toReversed().join('/'),
        count: String(tariffs),
        decision: known === undefined ? '' : String(known.values['decision'] ?? nameOf(known, language)),
      })
      const words = known === undefined ? endingPriceWords : knownPriceWords
      const message = messageAbout({
        entity: feeSetting,
        title: name,
        link: linkOf(price),
        buildingId,
        said: (language) =>
          Object.entries(facts(language)).reduce<string>(
            (text, [fact, value]) => text.replace(`{{${fact}}}`, value),
            words[language],
          ),
      })
      await ring(
        tx,
        holders.map(({ id }) => id),
        message,
      )
    }
  })

/** Fees in use whose last price ends soon, or until a day, of one building or of all; `known`: the ready-made price that follows. */
export async function findEndingPrices(
  db: Queryable,
  of: { readonly buildingId: string | null; readonly until?: string | null },
  rows?: readonly PresetRow[],
) {
  const found = await endingPrices(db, { until: null, ...of })
  return found.map((price) => {
    const { country, currency_code: currency } = price
    const place = { ...price, country: countryOf({ country, currency_code: currency }), currency }
    return { ...price, known: priceAfter(place, rows) }
  })
}
type EndingPrice = Awaited<ReturnType<typeof findEndingPrices>>[number]

/** It names the day and the price that is known by then: of each, one is told once. */
const linkOf = ({ id, ends_on: day, known }: EndingPrice) =>
  `/${screensOf(feeSetting).show.replace(':id', id)}?ends=${day}${known === undefined ? '' : `&known=${rowName(known)}`}`

const { parking } = optionsOf(feeSetting, 'price_type')

const endingPrices = query({
  row: {
    building_id: 'bigint',
    ...columns(feeSetting, ['id', 'name', 'code']),
    ...columns(building, ['country', 'city', 'currency_code']),
    since: 'date',
    ends_on: 'date',
    tariffs: 'integer',
  },
  takes: { buildingId: 'bigint | null', until: 'date | null' },
  sql: ({ buildingId, until }) =>
    `with last as (
        select b.id as building_id, b.country, b.city, b.currency_code, s.id, s.name, s.code,
            max(t.valid_from) as since, max(t.valid_to) as ends_on
          from fee_setting s
            join building b on b.id = s.building_id and b.deleted_at is null
            join tariff t on t.building_id = s.building_id and t.fee_setting_id = s.id and t.deleted_at is null
          where s.is_active and s.deleted_at is null and s.price_type <> ${parking}
            and (${buildingId} is null or b.id = ${buildingId})
          group by b.id, b.country, b.city, b.currency_code, s.id, s.name, s.code
          having bool_and(t.valid_to is not null))
      select l.*, (select count(*) from tariff t where t.building_id = l.building_id and t.valid_to = l.ends_on
          and t.deleted_at is null)::int as tariffs
        from last l where l.ends_on between ${sqlOfficeDay()} and coalesce(${until}, ${sqlOfficeDay()} + ${ahead})
        order by l.building_id, l.name`,
})

const toldOf = query({
  row: { link: 'text' },
  takes: { links: 'text[]' },
  sql: ({ links }) =>
    `select l.link from unnest(${links}) l(link) where exists (select from web_notification n where n.link = l.link)`,
})
