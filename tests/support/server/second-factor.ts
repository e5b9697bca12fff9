import type { SecondFactorPolicy } from '#domain/second-factor.ts'
import { normaliseBase32 } from '#api/auth/second-factor/base32.ts'
import { stepAt, totpAt } from '#api/auth/second-factor/totp.ts'
import { call, type TestServer } from './test-server.ts'
import { rightPassword, tokenFor, type Person } from './people.ts'

/** Someone with an authenticator app. */
export interface Enrolled extends Person {
  /** Token of the session in which it was switched on. */
  readonly token: string
  readonly secret: Buffer
  readonly recoveryCodes: readonly string[]
  /** The code that switched it on. */
  readonly firstCode: string
}

/** Decodes base32; separate from the server's own code, so that neither hides a fault of the other. */
export function fromBase32(text: string): Buffer {
  const bits = [...normaliseBase32(text)]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The app's code now, or some steps earlier or later. */
export const codeOf = ({ secret }: { secret: Buffer }, away = 0) => totpAt(secret, stepAt(Date.now()) + away)

/** Six digits that are no code of the current step or its neighbours. */
export function wrongCode(person: { secret: Buffer }, number = 0): string {
  const right = [-2, -1, 0, 1, 2].map((away) => codeOf(person, away))
  const wrong = Array.from({ length: 50 }, (_, at) => String(number * 50 + at).padStart(6, '0'))
  return wrong.find((code) => !right.includes(code)) ?? ''
}

/** As if the last code had been used long ago. */
export const forgetStep = ({ db }: TestServer, { id }: Person) =>
  db.execute('update second_factor set last_step = 0 where account_id = $1', [id])

/** Switches it on over the API; the step of the first code counts as used. */
export async function enrol(server: TestServer, person: Person, given?: string): Promise<Enrolled> {
  const old = given ?? (await tokenFor(server, person))
  const begun = await call(server, 'POST /v1/auth/second-factor/enrol', {
    token: old,
    json: { current_password: rightPassword },
  })
  const { secret: text } = begun.body.data as { secret: string }
  const secret = fromBase32(text)
  const firstCode = codeOf({ secret })
  const done = await call(server, 'POST /v1/auth/second-factor/confirm', {
    token: old,
    json: { code: firstCode },
  })
  const { recovery_codes, access_token } = done.body.data as {
    recovery_codes: string[]
    access_token: string
  }
  return { ...person, token: access_token, secret, firstCode, recoveryCodes: recovery_codes }
}

/** The ticket that the right password gives. */
export async function ticketFor(server: TestServer, { email }: Person, remember = false): Promise<string> {
  const { body } = await call(server, 'POST /v1/auth/login', {
    json: { username: email, password: rightPassword, remember },
  })
  return (body.data as { second_factor: { ticket: string } }).second_factor.ticket
}

export const second = (server: TestServer, ticket: string, code: string) =>
  call(server, 'POST /v1/auth/second-factor', { json: { ticket, code } })

/** Sets the organisation's rule, as its administrator would. */
export async function demand({ db, services }: TestServer, policy: SecondFactorPolicy): Promise<void> {
  await db.execute(
    `insert into setting (organisation_id, building_id, code, content) values (1, 0, 'second_factor', to_jsonb($1::text))
     on conflict (organisation_id, building_id, code) do update set content = excluded.content`,
    [policy],
  )
  services.hub.send({ type: 'access' })
}
