import type { Queryable } from '#api/database/pool.ts'
import { acts } from '#api/auth/stay-sql.ts'
import { contactOf, emailsOf } from '#api/people/householder-sql.ts'
import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { orNull } from '#api/sql/types.ts'
import type { ChannelProblem, NoticeChannel } from '#domain/notices/channels.ts'
import { account } from '#entities/account/account.ts'
import { resident } from '#entities/people/resident.ts'

/**
 * Who is told for each apartment: by e-mail and SMS its contact (the householder, or who moved in first), by e-mail at
 * their own address and at all their addresses for notices, each once; in the app everybody who lives there, has an account
 * and acts for the apartment.
 */
export const contactsOf = query({
  row: {
    apartment_id: 'bigint',
    full_name: orNull(column(resident, 'full_name')),
    emails: 'text[]',
    phone_number: 'text | null',
    accounts: 'bigint[]',
  },
  takes: { buildingId: 'bigint', apartmentIds: 'bigint[]' },
  sql: ({ buildingId, apartmentIds }) =>
    `select p.id as apartment_id, r.full_name, r.phone_number,
        ${emailsOf('r')} as emails,
        coalesce((select array_agg(distinct c.id) from residency y join account_home h on h.resident_id = y.resident_id
            join account c on c.id = h.account_id
          where y.building_id = ${buildingId} and y.apartment_id = p.id and ${acts('y')} and c.deleted_at is null
            and c.status = ${statesOf(account).active}), '{}') as accounts
      from unnest(${apartmentIds}) p(id)
        left join residency s on s.building_id = ${buildingId} and s.id = ${contactOf(buildingId, 'p.id', 'y.id')}
        left join resident r on r.building_id = s.building_id and r.id = s.resident_id`,
})
export type Contact = RowOf<typeof contactsOf>

/** The contacts by apartment. */
export async function readContacts(
  db: Queryable,
  of: { readonly buildingId: string; readonly apartmentIds: readonly string[] },
): Promise<ReadonlyMap<string, Contact>> {
  return new Map((await contactsOf(db, of)).map((one) => [one.apartment_id, one]))
}

/** Why an apartment cannot be reached in a way; undefined if it can. */
export const obstacleTo = (
  channel: NoticeChannel,
  contact: Contact | undefined,
): ChannelProblem | undefined => (contact === undefined ? 'no_resident' : obstacles[channel](contact))

const obstacles: Readonly<Record<NoticeChannel, (of: Contact) => ChannelProblem | undefined>> = {
  notification: ({ accounts, full_name }) =>
    accounts.length > 0 ? undefined : full_name === null ? 'no_resident' : 'no_account',
  email: ({ emails, full_name }) =>
    emails.length > 0 ? undefined : full_name === null ? 'no_resident' : 'no_email',
  sms: ({ phone_number, full_name }) =>
    phone_number !== null ? undefined : full_name === null ? 'no_resident' : 'no_phone',
}
