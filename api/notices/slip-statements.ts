import { acts, livesSince } from '#api/auth/stay-sql.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { column } from '#api/sql/column.ts'
import { json } from '#api/sql/types.ts'
import type { RecordOf } from '#core/stored.ts'
import { noticeChannels, type NoticeChannel } from '#domain/notices/channels.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import { place } from './figures.ts'

/** Notices that are sent in one transaction. */
const sentAtOnce = 100

const stateIs = optionsOf(noticeSlip, 'email_state')
const isWaiting = (alias: string) =>
  noticeChannels.map((channel) => `${alias}.${channel}_state = ${stateIs.waiting}`).join(' or ')

/** What a notice says, and how far it is. */
const told = {
  ...columns(noticeSlip, [
    'id',
    'apartment_id',
    'month',
    'collect_on',
    'recipient',
    'reference',
    'bank_name',
    'account_number',
    'account_holder',
    'qr_text',
    'note',
    'corrects_on',
    'notification_state',
    'email_state',
    'sms_state',
  ]),
  lines: json<NonNullable<RecordOf<typeof noticeSlip>['lines']>>(),
  code: column(apartment, 'code'),
  pe_code: column(apartment, 'pe_code'),
  amount: 'text',
  settled: 'text',
  let_off: 'text',
  old_debt: 'text',
  credit: 'text',
  due: 'text',
} as const

const toldSql = `s.id, s.apartment_id, s.month, s.collect_on, s.recipient, s.reference, s.bank_name, s.account_number,
  s.account_holder, s.qr_text, s.note, s.corrects_on, s.notification_state, s.email_state, s.sms_state,
  coalesce(s.lines, '[]') as lines, a.code, a.pe_code, trim_scale(s.amount)::text as amount, trim_scale(s.settled)::text as settled,
  trim_scale(s.let_off)::text as let_off, trim_scale(s.old_debt)::text as old_debt, trim_scale(s.credit)::text as credit, trim_scale(s.due)::text as due`

/** The next notices of a batch that wait in some way, locked. */
export const waitingSlips = query({
  row: told,
  takes: place,
  sql: ({ buildingId, groupId }) =>
    `select ${toldSql} from notice_slip s
        join apartment a on a.building_id = s.building_id and a.id = s.apartment_id
      where s.building_id = ${buildingId} and s.group_notice_slip_id = ${groupId} and (${isWaiting('s')})
      order by s.id limit ${sentAtOnce} for no key update of s`,
})
export type ToldSlip = RowOf<typeof waitingSlips>

/** What became of the waiting ways of some notices. */
export const writeOutcomes = command({
  takes: { buildingId: 'bigint', outcomes: 'jsonb' },
  sql: ({ buildingId, outcomes }) =>
    `update notice_slip s set notification_state = coalesce(o.notification_state, s.notification_state),
        notification_problem = case when o.notification_state is null then s.notification_problem else o.notification_problem end,
        email_state = coalesce(o.email_state, s.email_state),
        email_problem = case when o.email_state is null then s.email_problem else o.email_problem end,
        email_message_id = coalesce(o.email_message_id, s.email_message_id),
        sms_state = coalesce(o.sms_state, s.sms_state),
        sms_problem = case when o.sms_state is null then s.sms_problem else o.sms_problem end,
        sms_message_id = coalesce(o.sms_message_id, s.sms_message_id), sent_at = now(), ${bumpSql('s')}
      from jsonb_to_recordset(${outcomes}) o(id bigint, notification_state text, notification_problem text,
        email_state text, email_problem text, email_message_id bigint, sms_state text, sms_problem text,
        sms_message_id bigint)
      where s.building_id = ${buildingId} and s.id = o.id`,
})

const again = (channel: NoticeChannel) =>
  `${channel}_state = case when ${channel}_state in (${stateIs.unreachable}, ${stateIs.failed})
    then ${stateIs.waiting} else ${channel}_state end`
const missed = noticeChannels
  .map((channel) => `${channel}_state in (${stateIs.unreachable}, ${stateIs.failed})`)
  .join(' or ')

/** Lets everything that did not reach its apartment wait again; returns how many notices that are. */
export const waitAgain = command({
  takes: place,
  sql: ({ buildingId, groupId }) =>
    `update notice_slip set ${noticeChannels.map(again).join(', ')}, ${bumpSql()}
      where building_id = ${buildingId} and group_notice_slip_id = ${groupId} and (${missed})`,
})

/** Messages that failed, or are under way after a failure, and are replaced by new ones are not tried again. */
export const dropFailedMessages = command({
  takes: place,
  sql: ({ buildingId, groupId }) =>
    `update outbox o set status = 'dropped' from notice_slip s
      where s.building_id = ${buildingId} and s.group_notice_slip_id = ${groupId} and o.status in ('failed', 'sending')
        and (s.email_state = ${stateIs.failed} and o.id = s.email_message_id
          or s.sms_state = ${stateIs.failed} and o.id = s.sms_message_id)`,
})

/** A message of a notice has left, or was refused. */
export const noteMessage = query({
  row: columns(noticeSlip, ['id', 'building_id']),
  takes: {
    messageId: 'bigint',
    state: column(noticeSlip, 'email_state'),
    problem: column(noticeSlip, 'email_problem'),
  },
  over: { email: 'email', sms: 'sms' },
  sql: ({ messageId, state, problem }, channel) =>
    `update notice_slip set ${channel}_state = ${state}, ${channel}_problem = ${problem}, ${bumpSql()}
      where ${channel}_message_id = ${messageId} and ${channel}_state <> ${stateIs.waiting}
      returning id, building_id`,
})

/** What a notice is printed from. */
const kept = {
  ...told,
  ...columns(noticeSlip, ['building_id', 'paper_size', 'template_version_id', 'created_at']),
} as const
const keptSql = `select s.building_id, s.paper_size, s.template_version_id, s.created_at, ${toldSql} from notice_slip s
  join apartment a on a.building_id = s.building_id and a.id = s.apartment_id`

/** The notice that an e-mail carries. */
export const slipOfMessage = query({
  row: kept,
  takes: { messageId: 'bigint' },
  sql: ({ messageId }) => `${keptSql} where s.email_message_id = ${messageId}`,
})

/** The notice that a link opens. */
export const slipOfView = query({
  row: { ...kept, ...columns(building, ['organisation_id']) },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select k.*, b.organisation_id from (${keptSql} where s.id = ${id} and a.deleted_at is null) k
      join building b on b.id = k.building_id where b.deleted_at is null`,
})

/** Where the notice stands that an e-mail carries. */
export const placeOfMessage = query({
  row: columns(noticeSlip, ['id', 'group_notice_slip_id']),
  takes: { messageId: 'bigint' },
  sql: ({ messageId }) =>
    `select id, group_notice_slip_id from notice_slip where email_message_id = ${messageId}`,
})

/**
 * A notice of a batch for somebody who lives in its apartment, acts for it, and lived there in its month: what those before them
 * were told is not theirs to read, also when it was made after they came.
 */
export const slipOfResident = query({
  row: kept,
  takes: { id: 'bigint', groupId: 'bigint', residentIds: 'bigint[]' },
  sql: ({ id, groupId, residentIds }) =>
    `${keptSql} where s.id = ${id} and s.group_notice_slip_id = ${groupId} and exists (select from residency y
      join resident r on r.building_id = y.building_id and r.id = y.resident_id and r.deleted_at is null
      where y.building_id = s.building_id and y.apartment_id = s.apartment_id and y.resident_id = any(${residentIds})
        and ${acts('y')}
        and to_char(${livesSince('y')}, 'YYYY-MM') <= s.month)`,
})

/** Those of the e-mails that carry a notice. */
export const noticeMails = query({
  row: { id: 'bigint | null' },
  takes: { ids: 'bigint[]' },
  sql: ({ ids }) => `select email_message_id as id from notice_slip where email_message_id = any(${ids})`,
})

/** The QR of the notice that an e-mail carries. */
export const qrOfMessage = query({
  row: columns(noticeSlip, ['qr_text']),
  takes: { messageId: 'bigint' },
  sql: ({ messageId }) => `select qr_text from notice_slip where email_message_id = ${messageId}`,
})
