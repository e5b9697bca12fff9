import { accountsOf } from '#api/audience/accounts-sql.ts'
import { audienceOf, isStayMeant, stayJoined, staysJoined } from '#api/audience/audience-sql.ts'
import { acts } from '#api/auth/stay-sql.ts'
import { emailsOf } from '#api/people/householder-sql.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { pushRecipient } from '#entities/media/push-recipient.ts'
import { resident } from '#entities/people/resident.ts'

const outcomeIs = optionsOf(pushRecipient, 'outcome')

/** A message in its building. */
export const place = { buildingId: 'bigint', id: 'bigint' } as const

/**
 * SQL: the residents whom the message is for, each once, with the first apartment that they act for, their active accounts,
 * the addresses to which it may be mailed, and the outcome.
 */
const audience = ({ buildingId, id }: { readonly buildingId: string; readonly id: string }) =>
  `select p.resident_id, p.recipient, p.apartment_id, c.accounts, p.emails,
      case when cardinality(c.accounts) > 0 then ${outcomeIs.sent}
        when cardinality(p.emails) > 0 then ${outcomeIs.emailed}
        when c.has_some then ${outcomeIs.account_disabled} else ${outcomeIs.no_account} end as outcome
    from (select distinct on (r.id) r.id as resident_id, r.full_name as recipient, a.id as apartment_id,
          case when n.by_email then ${emailsOf('r')} else '{}' end as emails
        from push_notification n
          join residency y on y.building_id = n.building_id and ${acts('y')}
          ${staysJoined}
        where n.building_id = ${buildingId} and n.id = ${id} and ${isStayMeant(audienceOf(pushNotification, 'n'), stayJoined)}
        order by r.id, y.id) p
      cross join lateral (${accountsOf('p.resident_id')}) c`

/** How many residents the message is for at this moment, by outcome. */
export const countAudience = query({
  row: {
    total: 'integer',
    sent: 'integer',
    emailed: 'integer',
    no_account: 'integer',
    account_disabled: 'integer',
  },
  takes: place,
  sql: (of) =>
    `select count(*)::int as total, count(*) filter (where outcome = ${outcomeIs.sent})::int as sent,
        count(*) filter (where outcome = ${outcomeIs.emailed})::int as emailed,
        count(*) filter (where outcome = ${outcomeIs.no_account})::int as no_account,
        count(*) filter (where outcome = ${outcomeIs.account_disabled})::int as account_disabled
      from (${audience(of)}) w`,
})

/** The next residents of the audience who are not noted as recipients yet. */
export const nextRecipients = query({
  row: {
    resident_id: 'bigint',
    recipient: column(resident, 'full_name'),
    apartment_id: 'bigint',
    accounts: 'bigint[]',
    emails: 'text[]',
    outcome: column(pushRecipient, 'outcome'),
  },
  takes: { ...place, most: 'integer' },
  sql: ({ most, ...of }) =>
    `select w.resident_id, w.recipient, w.apartment_id, w.accounts, w.emails, w.outcome from (${audience(of)}) w
      where not exists (select from push_recipient k where k.building_id = ${of.buildingId}
        and k.push_notification_id = ${of.id} and k.resident_id = w.resident_id)
      order by w.resident_id limit ${most}`,
})
export type Recipient = RowOf<typeof nextRecipients>
