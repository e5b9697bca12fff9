import type { DataOf } from '#domain/calls/call.ts'
import { mostOfFee, type listNoticesOfFee } from '#domain/calls/notices.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { isToldWith } from '#api/debts/told-with.ts'
import { feeIsGone, lastNotice } from './outdated.ts'

type Told = DataOf<typeof listNoticesOfFee>

/** What the apartment of a fee was told of it, and of those that it corrects or that correct it. */
export async function noticesOfFee(
  db: Queryable,
  of: { readonly buildingId: string; readonly feeId: string },
): Promise<Told> {
  const [notices, [last]] = await Promise.all([noticesNaming(db, of), lastNaming(db, of)])
  return { outdated: last !== undefined, notices }
}

const takes = { buildingId: 'bigint', feeId: 'bigint' } as const

/** SQL: the fee and all that it corrects, as `earlier`; then with all that correct one of these, as `family`. */
const family = (buildingId: string, feeId: string) =>
  `recursive earlier as (select id, replaces_id from fee where building_id = ${buildingId} and id = ${feeId}
      union select f.id, f.replaces_id from fee f join earlier e on f.id = e.replaces_id where f.building_id = ${buildingId}),
    family as (select id from earlier
      union select f.id from fee f join family m on f.replaces_id = m.id where f.building_id = ${buildingId})`

/** SQL: the apartment on whose notices a fee `f` stands: its own, or the one that it is told with. */
const toldAt = `coalesce((select h.id from apartment p join apartment h on ${isToldWith('p', 'h')}
  where p.building_id = f.building_id and p.id = f.apartment_id), f.apartment_id)`

const noticesNaming = query({
  row: {
    ...columns(noticeSlip, ['id', 'notification_state', 'email_state', 'sms_state']),
    group_notice_slip_id: 'bigint',
    fee_id: 'text',
    amount: 'text',
    made_on: 'date',
  },
  takes,
  sql: ({ buildingId, feeId }) =>
    `with ${family(buildingId, feeId)}
      select s.id, s.group_notice_slip_id, l.fee_id, l.amount, ${sqlOfficeDay('s.created_at')} as made_on,
        s.notification_state, s.email_state, s.sms_state
      from fee f join notice_slip s
          on s.building_id = f.building_id and s.apartment_id in (f.apartment_id, ${toldAt}) and s.month = f.month
        cross join jsonb_to_recordset(coalesce(s.lines, '[]')) l(fee_id text, amount text)
      where f.building_id = ${buildingId} and f.id = ${feeId} and l.fee_id in (select id::text from family)
      order by s.id desc limit ${mostOfFee}`,
})

/** The last notice of the month, if it names one of them that was taken back since. */
const lastNaming = query({
  row: columns(noticeSlip, ['id']),
  takes,
  sql: ({ buildingId, feeId }) =>
    `with ${family(buildingId, feeId)}
      select s.id from fee f join ${lastNotice({ building: 'f.building_id', apartment: toldAt, month: 'f.month' })}
        and f.building_id = ${buildingId} and f.id = ${feeId}
        and exists (select from jsonb_to_recordset(coalesce(s.lines, '[]')) l(fee_id text)
          join family m on m.id::text = l.fee_id
          join fee o on o.building_id = f.building_id and o.id = m.id and ${feeIsGone('o')})`,
})
