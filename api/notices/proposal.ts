import { addDays } from '#core/days.ts'
import { today } from '#api/calendar/today.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { proposeNotices } from '#domain/calls/notice-proposal.ts'
import { defaultDueDays } from '#domain/money/fee-types.ts'
import { noticeChannels, type NoticeChannel } from '#domain/notices/channels.ts'
import { apartment } from '#entities/property/apartment.ts'
import { obstacleTo, readContacts } from './contacts.ts'

interface Asked {
  readonly buildingId: string
  /** Whether this server sends in a way at all. */
  readonly isSent: (channel: NoticeChannel) => boolean
}

/** What a new batch begins with, by the rules by which it is sent. */
export async function proposalFor(
  db: Queryable,
  { buildingId, isSent }: Asked,
): Promise<DataOf<typeof proposeNotices>> {
  const [{ days } = { days: defaultDueDays }] = await usualTerm(db, { buildingId })
  const apartmentIds = (await homesOf(db, { buildingId })).map(({ id }) => id)
  const contacts = [...(await readContacts(db, { buildingId, apartmentIds })).values()]
  const reaching = noticeChannels.filter((way) => contacts.some((one) => obstacleTo(way, one) === undefined))
  const leaving = reaching.filter(isSent)
  // Mail waits in the outbox until there is a server for it.
  const channels = leaving.length > 0 ? leaving : reaching.filter((way) => way === 'email')
  return { collect_on: addDays(today(), days), channels }
}

const usualTerm = query({
  row: { days: 'integer' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select coalesce(mode() within group (order by due_days)::int, ${defaultDueDays}) as days from fee_setting
      where building_id = ${buildingId} and is_active and deleted_at is null`,
})

const homesOf = query({
  row: columns(apartment, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from apartment where building_id = ${buildingId} and deleted_at is null`,
})
