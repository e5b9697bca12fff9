import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import { senderOf } from '#api/context.ts'
import { invalidInput } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import {
  join,
  joinSignedIn,
  readInvitation,
  sendContactCode as sendContactCodeCall,
} from '#domain/calls/joining.ts'
import { checkContactCode, provedWays, sendContactCode } from './contact-code.ts'
import { findInvitation } from './find-invitation.ts'
import { findPerson, renewableBy, type FoundPerson } from './find-person.ts'
import type { OpenInvitation } from './invitation-statements.ts'
import { comeIn } from './join.ts'
import { findJoiner, type Contacts } from './joiner.ts'

/** Residents come in: a look at an invitation, a code for a contact, and joining. */
export function joinRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { db, services } = parts

  answerCall(app, readInvitation, async ({ request, body }) => {
    const { code } = await body()
    const { building, address, hotline, apartment, kind, expires_at, ...rest } = await findInvitation(
      services,
      {
        code,
        ip: request.ip,
      },
    )
    return {
      data: presentOutcome({
        building,
        address,
        hotline,
        apartment,
        kind,
        expires_at,
        asks_person: asksPerson(rest),
        proves: provedWays(services),
      }),
    }
  })

  answerCall(app, sendContactCodeCall, async ({ request, body }) => {
    const { code, ...typed } = await body()
    const invitation = await findInvitation(services, { code, ip: request.ip })
    const contacts = contactsOf(typed)
    const way = contacts.email === null ? 'sms' : 'email'
    if (provedWays(services).includes(way))
      await sendContactCode(services, invitation, { contacts, language: request.language })
    return {}
  })

  answerCall(app, join, async ({ request, body }) => {
    const { code, password, otp, language, ...typed } = await body()
    const sender = senderOf(request)
    const invitation = await findInvitation(services, { code, ip: sender.ip })
    const contacts = contactsOf(typed)
    const said = saidBy(typed, invitation)
    const person = await findPerson(db, invitation, said)
    const renewable = await renewableBy(db, invitation)
    const proving = { ...parts, invitation, contacts, otp: otp ?? null }
    // A code is good once.
    let known: Promise<readonly (string | null)[]> | undefined
    const proved = () =>
      (known ??= provedBy(proving).then((coded) => [coded, cameTo(invitation, person)] as const))
    const asking = { invitation, contacts, password, sender, renewable, proved }
    const joiner = await findJoiner(services, asking)
    const joined = await comeIn(parts, {
      code,
      joiner,
      contacts,
      said,
      calledSo: said.fullName ?? contacts.phone ?? contacts.email ?? '',
      proved: await proved(),
      language: language ?? undefined,
      sender,
    })
    return { data: presentOutcome({ ...joined, username: contacts.phone ?? contacts.email ?? '' }) }
  })

  answerCall(app, joinSignedIn, async ({ request, caller, body }) => {
    const { code, ...typed } = await body()
    const sender = senderOf(request)
    const { accountId, name, organisationId } = caller().principal
    const invitation = await findInvitation(services, { code, ip: sender.ip })
    // An account is one organisation's.
    if (invitation.organisation_id !== organisationId)
      throw invalidInput([{ field: 'code', code: 'account_elsewhere' }])
    const said = saidBy(typed, invitation)
    const joined = await comeIn(parts, {
      code,
      joiner: { kind: 'own', account: { id: accountId, organisation_id: organisationId } },
      contacts: { phone: said.phone, email: null },
      said,
      calledSo: said.fullName ?? name,
      proved: [],
      language: undefined,
      sender,
    })
    return { data: presentOutcome({ ...joined, username: '' }) }
  })
}

/** By a letter anybody of the apartment comes in, and says who they are. */
const asksPerson = ({ resident_id }: Pick<OpenInvitation, 'resident_id'>) => resident_id === null

interface Typed {
  readonly full_name?: string | null | undefined
  readonly phone_number?: string | null | undefined
  readonly email?: string | null | undefined
  readonly birth_year?: number | null | undefined
}

/** 422 `contact_required` without either. */
function contactsOf({ phone_number: phone = null, email = null }: Typed): Contacts {
  if (phone === null && email === null)
    throw invalidInput([{ field: 'phone_number', code: 'contact_required' }])
  return { phone, email }
}

/** 422 at the name where an invitation asks for it. */
function saidBy(
  { full_name: fullName = null, phone_number: phone = null, birth_year: birthYear = null }: Typed,
  invitation: OpenInvitation,
) {
  if (asksPerson(invitation) && fullName === null)
    throw invalidInput([{ field: 'full_name', code: 'required' }])
  return { fullName, phone, birthYear }
}

interface Proving extends RoomServices {
  readonly invitation: OpenInvitation
  readonly contacts: Contacts
  readonly otp: string | null
}

/** The contact that a code has proved; null without one. 422 `invalid_otp` for a code that is none of either. */
async function provedBy({ services, invitation, contacts, otp }: Proving): Promise<string | null> {
  if (otp === null) return null
  for (const contact of [contacts.email, contacts.phone])
    if (contact !== null && (await checkContactCode(services, invitation, { contact, otp }))) return contact
  throw invalidInput([{ field: 'otp', code: 'invalid_otp' }])
}

/** Where the invitation itself was sent: whoever has its code reads there. */
const cameTo = ({ channel }: OpenInvitation, person: FoundPerson | undefined) =>
  channel === 'email' ? (person?.email ?? null) : channel === 'sms' ? (person?.phone_number ?? null) : null
