import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildingCaller } from '#api/auth/building-caller.ts'
import { lifetimes } from '#api/auth/limits.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { findOrCount, requireSlot } from '#api/auth/throttle.ts'
import { issueTicket, lookAtTicket, takeTicket } from '#api/auth/tickets.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { senderOf } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { addressKey } from '#api/http/address.ts'
import { invalidInput, notFound } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { announceVisit, inviteVisitor, readVisitorInvitation } from '#domain/calls/visitor-invitations.ts'
import { invitationPage } from '#domain/visitor-pass.ts'
import { visitor } from '#entities/people/visitor.ts'

const purpose = 'invite_visitor'

/** Links with which guests announce a visit: one link is one visit to one apartment. */
export function invitationRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { db, records, services } = parts

  answerCall(app, inviteVisitor, async ({ buildingId, caller, body }) => {
    const { apartment_id: apartmentId } = await body()
    const { accountId } = caller().principal
    await requireSlot(db, `visitor-link:by:${accountId}`, services.limits.linksPerSender)
    const [home] = await homeOf(db, { buildingId, apartmentId })
    if (home === undefined) throw invalidInput([{ field: 'apartment_id', code: 'invalid_reference' }])
    const seconds = lifetimes.visitorLink
    const token = await issueTicket(db, { purpose, subject: `${buildingId}.${apartmentId}`, seconds })
    return {
      data: presentOutcome({
        link: `${services.publicUrl}/${invitationPage}?view_token=${token}`,
        expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
      }),
    }
  })

  answerCall(app, readVisitorInvitation, async ({ request, body }) => {
    const { view_token: token } = await body()
    const { building, address, apartment } = await counted(parts, request, () =>
      placeBehind(db, token, lookAtTicket),
    )
    return { data: presentOutcome({ building, address, apartment }) }
  })

  answerCall(app, announceVisit, async ({ request, body }) => {
    const { view_token: token, ...told } = await body()
    // Looked at first, so that a stranger's visit costs no transaction.
    await counted(parts, request, () => placeBehind(db, token, lookAtTicket))
    const visit = await db.transaction(async (tx) => {
      // A visit that is refused leaves the link as it was.
      const place = await placeBehind(tx, token, takeTicket)
      if (place === undefined) throw notFound()
      const sender = senderOf(request)
      const { organisation_id: organisationId, building_id: buildingId, apartment } = place
      const caller = await buildingCaller(tx, { ...sender, organisationId, buildingId, name: apartment })
      const made = await records
        .within(tx)
        .create(
          { caller: { ...caller, ip: sender.ip, language: sender.language }, entity: visitor },
          { ...given(told), building_id: buildingId, apartment_id: place.apartment_id },
        )
      return { id: String(made.id), code: String(made.pass_code) }
    })
    return { data: presentOutcome(visit) }
  })
}

const given = (told: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''),
  )

const homeOf = query({
  row: {
    building_id: 'bigint',
    apartment_id: 'bigint',
    organisation_id: 'bigint',
    building: 'text',
    address: 'text',
    apartment: 'text',
  },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select a.building_id, a.id as apartment_id, b.organisation_id, b.name as building, b.address,
        a.code as apartment
      from apartment a join building b on b.id = a.building_id
      where a.building_id = ${buildingId} and a.id = ${apartmentId}
        and a.deleted_at is null and b.deleted_at is null`,
})

type Place = RowOf<typeof homeOf>

/** The apartment that a living link is for. */
async function placeBehind(
  db: Queryable,
  token: string,
  read: typeof lookAtTicket,
): Promise<Place | undefined> {
  const subject = await read(db, purpose, token)
  if (subject === undefined) return undefined
  const [buildingId = '', apartmentId = ''] = subject.split('.')
  return (await homeOf(db, { buildingId, apartmentId }))[0]
}

/**
 * 404 for a link that is unknown, used or over; those of one address are counted. 403 `order_expired` while the building is
 * closed.
 */
async function counted(
  { db, services: { limits } }: RoomServices,
  { ip }: FastifyRequest,
  find: () => Promise<Place | undefined>,
): Promise<Place> {
  const key = `visitor-link:address:${addressKey(ip)}`
  const place = await findOrCount({ db, key, limit: limits.viewTriesPerAddress }, find)
  await requireOpenBuilding(db, place.building_id)
  return place
}
