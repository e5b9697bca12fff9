import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#api/auth/passwords.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addPerson, rightPassword, tokenFor, type Person } from '#tests/support/server/people.ts'
import { codeOf, enrol, forgetStep } from '#tests/support/server/second-factor.ts'

/** Eleven characters, and nobody guesses them; twelve. */
const [eleven, twelve] = ['tR7#vub2 ậq', 'tR7#vub2 ậqỉ']

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const change = async (token: string, password: string, current = rightPassword) => {
  const json = { current_password: current, password }
  const { status, body } = await call(server, 'PUT /v1/auth/password', { token, json })
  return status === 200 ? 200 : body.errors
}
const signIn = async ({ email }: Person, password: string) =>
  (await call(server, 'POST /v1/auth/login', { json: { username: email, password } })).status

test('a password that stands alone has twelve characters', async () => {
  const token = await tokenFor(server, await addPerson(server))
  expect(await change(token, eleven)).toEqual({ password: ['password_too_short'] })
  expect(await change(token, twelve)).toBe(200)
})

test('beside a second factor eight are enough, and it is not switched off over them', async () => {
  const person = await enrol(server, await addPerson(server))
  expect(await change(person.token, eleven.slice(0, 7))).toEqual({ password: ['password_too_short'] })
  expect(await change(person.token, eleven)).toBe(200)
  const off = async (current_password: string) => {
    await forgetStep(server, person)
    const json = { current_password, code: codeOf(person) }
    const request = 'POST /v1/auth/second-factor/disable'
    const { status, body } = await call(server, request, { token: person.token, json })
    return status === 200 ? 200 : body.errors
  }
  expect(await off(eleven)).toEqual({ current_password: ['password_too_short'] })
  expect(await change(person.token, twelve, eleven)).toBe(200)
  expect(await off(twelve)).toBe(200)
})

test('a shorter one of before signs in until it is changed', async () => {
  const person = await addPerson(server)
  await server.db.execute('update account set password = $2 where id = $1', [
    person.id,
    await hashPassword('tR7#vub2'),
  ])
  expect(await signIn(person, 'tR7#vub2')).toBe(200)
  expect(await change(await tokenFor(server, person), eleven, 'tR7#vub2')).toEqual({
    password: ['password_too_short'],
  })
})
