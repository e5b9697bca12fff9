import { screensOf } from '#core/derive/screens.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { endingPriceWords } from '#entities/notice-words.ts'
import { holdersIn } from '#api/auth/holders.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Db } from '#api/database/pool.ts'
import { messageAbout, type Ring } from '#api/events/messages.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'

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
export const tellEndingPrices = ({ db, ring }: Parts): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { building_id: buildingId, name, ends_on: day, link } of await endingPrices(tx, {})) {
      const holders = await holdersIn(tx, { buildingId, code: feeSetting.permission, flag: 'update' })
      const message = messageAbout({
        entity: feeSetting,
        title: name,
        link,
        said: (language) =>
          endingPriceWords[language].replace('{{day}}', day.split('-').toReversed().join('/')),
      })
      await ring(
        tx,
        holders.map(({ id }) => id),
        message,
      )
    }
  })

const [before = '', after = ''] = screensOf(feeSetting).show.split(':id')
const { parking } = optionsOf(feeSetting, 'price_type')

/** Fees in use whose last price ends soon, and of which nobody has been told: the link names the day. */
const endingPrices = query({
  row: { building_id: 'bigint', ...columns(feeSetting, ['name']), ends_on: 'date', link: 'text' },
  takes: {},
  sql: () =>
    `with last as (
        select s.building_id, s.id, s.name, max(t.valid_to) as ends_on
          from fee_setting s
            join building b on b.id = s.building_id and b.deleted_at is null
            join tariff t on t.building_id = s.building_id and t.fee_setting_id = s.id and t.deleted_at is null
          where s.is_active and s.deleted_at is null and s.price_type <> ${parking}
          group by s.building_id, s.id, s.name
          having bool_and(t.valid_to is not null)),
      ending as (
        select l.building_id, l.name, l.ends_on, '/${before}' || l.id || '${after}?ends=' || l.ends_on as link
          from last l where l.ends_on between ${sqlOfficeDay()} and ${sqlOfficeDay()} + ${ahead})
    select e.* from ending e
      where not exists (select from web_notification n where n.link = e.link)
      order by e.building_id, e.name`,
})
