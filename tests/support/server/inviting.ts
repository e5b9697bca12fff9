import { codeOf } from '#api/invitations/codes.ts'
import { invitationRuns } from '#api/invitations/round-run.ts'
import { phoneClientId } from '#domain/constants.ts'
import { noSession, sessionHeader } from '#domain/session-cookie.ts'
import { addStay, type Stay } from './lodgers.ts'
import { rightPassword } from './people.ts'
import { openSeededServer, outcome, recordOf, rowsOf } from './seeded-server.ts'
import { call, type Reply } from './test-server.ts'

export type Inviting = Awaited<ReturnType<typeof openInviting>>

export interface Dweller {
  readonly id: string
  readonly name: string
  readonly phone: string
}

interface Described extends Partial<Omit<Stay, 'apartmentId'>> {
  readonly name?: string
  /** Null: the office has none. */
  readonly phone?: string | null
  readonly email?: string
  readonly born?: string
}

/** Building 1 of the probe, whose office invites, and people without an account who come in. */
export async function openInviting() {
  const seeded = await openSeededServer()
  const { server, db } = seeded
  const a = seeded.as('A')
  const homes = await db.query<{ id: string }>(
    `insert into apartment (building_id, code, block_id, area)
      select 1, 'INV-' || n, $1::bigint, 50 from generate_series(1, 80) n returning id::text`,
    [seeded.ids.BLOCK1],
  )
  const free = homes.map(({ id }) => id)
  let made = 0
  const publicly = (path: string, json: object) =>
    call(server, `POST /v1/public/resident-invitation${path}`, {
      json,
      headers: { 'client-id': phoneClientId },
    })
  const run = (id: string) =>
    invitationRuns.work(
      {
        db: server.serving,
        principals: server.services.principals,
        key: server.services.key,
        events: { publish: () => undefined },
        jobs: { send: () => Promise.resolve() },
        services: server.services,
      },
      id,
    )
  const codesOf = async (where: string, value: unknown) => {
    const rows = await db.query<{ id: string; seed: string | null }>(
      `select i.id::text, c.seed from resident_invitation i
        join invitation_code c on c.building_id = i.building_id and c.invitation_id = i.id where ${where} order by i.id`,
      [value],
    )
    return rows.map(({ id, seed }) => ({ id, code: seed === null ? '' : codeOf(server.services.key, seed) }))
  }
  const invitation = async (id: string) => recordOf(await a(`GET resident-invitations/${id}`))
  const round = async (id: string) => recordOf(await a(`GET invitation-rounds/${id}`))
  /** Makes a sending and sends it. */
  const send = async (values: object, by = a) => {
    const reply = await by('POST invitation-rounds', { building_id: '1', ...values })
    if (reply.status !== 201) throw new Error(outcome(reply))
    const { id } = recordOf(reply)
    const begun = await by(`POST invitation-rounds/${id}/send`, {})
    if (begun.status !== 200) throw new Error(outcome(begun))
    await run(id)
    return id
  }
  /** An apartment in which nobody lives, each time another. */
  const home = () => free.shift() ?? ''
  /** Somebody who lives in an apartment, as the office has them. */
  async function settle(
    apartmentId: string,
    { name, phone, email, born, ...stay }: Described = {},
  ): Promise<Dweller> {
    const number = ++made
    const person = {
      name: name ?? `Nguyễn Văn ${String.fromCodePoint(65 + (number % 26))}${number}`,
      phone: phone === undefined ? `0912${String(100_000 + number)}` : phone,
    }
    const [row] = await db.query<{ id: string }>(
      `insert into resident (building_id, code, full_name, phone_number, email, date_of_birth, resident_type, status)
        values (1, $1, $2, $3, $4, $5, 'not_householder', 'using') returning id::text`,
      [`INVITED-${number}`, person.name, person.phone, email ?? null, born ?? null],
    )
    const id = row?.id ?? ''
    await addStay({ db }, id, { apartmentId, ...stay })
    return { id, name: person.name, phone: person.phone ?? '' }
  }
  /** The letter of an apartment: its invitation and the code on it. */
  async function letterTo(apartmentId: string) {
    const id = await send({ audience: 'apartments', apartments: [apartmentId], ways: ['letter'] })
    const [letter] = await codesOf('i.round_id = $1', id)
    return { id: letter?.id ?? '', code: letter?.code ?? '', round: id }
  }
  /** A letter to an apartment in which these many adults live. */
  async function letter(adults = 1, described: Described = {}) {
    const apartmentId = home()
    const people: Dweller[] = []
    for (let at = 0; at < adults; at += 1) people.push(await settle(apartmentId, described))
    return { home: apartmentId, people, person: people[0]!, ...(await letterTo(apartmentId)) }
  }
  return {
    seeded,
    server,
    db,
    a,
    run,
    send,
    round,
    invitation,
    codesOf,
    home,
    settle,
    letterTo,
    letter,
    look: (code: string) => publicly('', { code }),
    join: (values: object) => publicly('/join', { password: rightPassword, ...values }),
    contactCode: (values: object) => publicly('/contact-code', values),
    /** Signs in as the app does. */
    enter: (username: string, password: string = rightPassword) =>
      call(server, 'POST /v1/auth/login', {
        json: { username, password, remember: false },
        headers: { 'client-id': phoneClientId, [sessionHeader]: noSession },
      }),
    access: async (id: string) => recordOf(await a(`GET residents/${id}`)).app_access,
    accountOf: async (residentId: string) => {
      const [held] = await db.query<{ id: string }>(
        'select account_id::text as id from account_home where resident_id = $1',
        [residentId],
      )
      return held?.id
    },
    waiting: async (apartmentId: string) =>
      rowsOf(await a(`GET resident-registrations?building_id=1&status=new&apartment_id=${apartmentId}`)),
    close: () => seeded.close(),
  }
}

/** What somebody says of themselves who comes by a letter. */
export const saying = ({ name, phone }: Pick<Dweller, 'name' | 'phone'>) => ({
  full_name: name,
  phone_number: phone,
})

/** `in`, `waiting already_joined`, or why it was refused: `422 phone_number_exists`. */
export function cameIn(reply: Reply): string {
  if (reply.status !== 200) return outcome(reply)
  const { outcome: what, why } = reply.body.data as { readonly outcome: string; readonly why: string | null }
  return why === null ? what : `${what} ${why}`
}
