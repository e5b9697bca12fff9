import { acts } from '#api/auth/stay-sql.ts'
import { emailsOf } from '#api/people/householder-sql.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { pushRecipient } from '#entities/media/push-recipient.ts'
import { resident } from '#entities/people/resident.ts'

const targetIs = optionsOf(pushNotification, 'target')
const outcomeIs = optionsOf(pushRecipient, 'outcome')

/** A message in its building. */
export const place = { buildingId: 'bigint', id: 'bigint' } as const

/** Whom a message is for, as SQL about an apartment `a`. */
interface Meant {
  /** One of `pushTargets`. */
  readonly target: string
  readonly anyBlock: string
  readonly inBlocks: string
  readonly inApartments: string
}

const chosenBlocks = `select from push_notification_blocks c
  where c.building_id = n.building_id and c.push_notification_id = n.id`

/** Of a stored message `n`. */
const meantBy: Meant = {
  target: 'n.target',
  anyBlock: `exists (${chosenBlocks})`,
  inBlocks: `exists (${chosenBlocks} and c.block_id = a.block_id)`,
  inApartments: `exists (select from push_notification_apartments c
    where c.building_id = n.building_id and c.push_notification_id = n.id and c.apartment_id = a.id)`,
}

/** SQL: whether a message is for resident `r`, who stays in apartment `a`. */
export const isMeant = ({ target, anyBlock, inBlocks, inApartments }: Meant) => `case ${target}
    when ${targetIs.householders} then r.resident_type = ${optionsOf(resident, 'resident_type').householder}
      and (${inBlocks} or not ${anyBlock})
    when ${targetIs.blocks} then ${inBlocks}
    when ${targetIs.apartments} then ${inApartments}
    else true end`

/** SQL, to be joined laterally: whether resident `r` has an account in the app, and an active one; `accounts` are these. */
export const accountsOf = (residentId: string) =>
  `select coalesce(array_agg(c.id) filter (where c.status = ${statesOf(account).active}), '{}') as accounts,
      count(*) > 0 as has_some
    from account_home h join account c on c.id = h.account_id
      where h.resident_id = ${residentId} and c.deleted_at is null`

/** SQL: apartments `a` and residents `r` of stays `y`. */
export const staysJoined = `join apartment a on a.building_id = y.building_id and a.id = y.apartment_id and a.deleted_at is null
  join resident r on r.building_id = y.building_id and r.id = y.resident_id and r.deleted_at is null`

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
        where n.building_id = ${buildingId} and n.id = ${id} and ${isMeant(meantBy)}
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
