import { logLinesSql } from '#api/audit/log-insert.ts'
import { holdersIn } from '#api/auth/holders.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Events } from '#api/events/events.ts'
import { stateMessage, type Ring } from '#api/events/messages.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { searchText } from '#core/derive/fields.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import type { JoinDoubt } from '#domain/resident-invitation.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import type { SaidPerson } from './find-person.ts'
import type { OpenInvitation } from './invitation-statements.ts'
import { birthYearNote } from './message-text.ts'

interface Queueing {
  readonly invitation: OpenInvitation
  readonly accountId: string
  readonly said: SaidPerson & { readonly name: string; readonly email: string | null }
  readonly doubt: JoinDoubt
}

interface Parts {
  readonly events: Pick<Events, 'publish'>
  readonly ring: Ring
}

/** Puts whoever was not found into the office's queue, with the invitation and the account; once for an account and a home. */
export async function queuePerson(
  tx: Tx,
  { events, ring }: Parts,
  { invitation, accountId, said, doubt }: Queueing,
): Promise<void> {
  const { building_id: buildingId, apartment_id: apartmentId, organisation_id: organisationId } = invitation
  const values = { full_name: said.name, phone_number: said.phone, email: said.email }
  const language = paperLanguage(invitation.currency_code, 'en')
  const [made] = await insertRegistration(tx, {
    ...values,
    buildingId,
    apartmentId,
    organisationId,
    invitationId: invitation.id,
    accountId,
    doubt,
    note: said.birthYear === null ? null : `${birthYearNote[language]}: ${said.birthYear}`,
    searchText: searchText(residentRegistration, values),
  })
  if (made === undefined) return
  const office = await holdersIn(tx, { buildingId, code: residentRegistration.permission, flag: 'approve' })
  await ring(
    tx,
    office.map(({ id }) => id),
    stateMessage(residentRegistration, { id: made.id, buildingId, title: said.name, state: 'new' }),
  )
  tx.afterCommit(() =>
    events.publish({
      resource: residentRegistration.name,
      buildingId,
      ids: [made.id],
      action: 'created',
    }),
  )
}

const isNew = statesOf(residentRegistration).new

const insertRegistration = query({
  row: columns(residentRegistration, ['id']),
  takes: {
    ...columns(residentRegistration, ['full_name', 'phone_number', 'email', 'note', 'doubt']),
    buildingId: 'bigint',
    apartmentId: 'bigint',
    organisationId: 'bigint',
    invitationId: 'bigint',
    accountId: 'bigint',
    searchText: 'text',
  },
  sql: (said) =>
    `with g as (insert into resident_registration (building_id, apartment_id, full_name, phone_number, email, note, status,
          invitation_id, account_id, doubt, search_text)
        select ${said.buildingId}, ${said.apartmentId}, ${said.full_name}, ${said.phone_number}, ${said.email}, ${said.note},
          ${isNew}, ${said.invitationId}, ${said.accountId}, ${said.doubt}, ${said.searchText}
        where not exists (select from resident_registration w where w.building_id = ${said.buildingId}
          and w.apartment_id = ${said.apartmentId} and w.account_id = ${said.accountId} and w.status = ${isNew}
          and w.deleted_at is null)
        returning id, building_id, full_name),
      l as (${logLinesSql(
        {
          building_id: 'g.building_id',
          organisation_id: said.organisationId,
          actor_id: said.accountId,
          actor_name: 'g.full_name',
          action: `'create'`,
          resource: `'${residentRegistration.name}'`,
          record_id: 'g.id::text',
          record_title: 'g.full_name',
          changes: `'[]'::jsonb`,
        },
        'g',
      )})
      select id from g`,
})
