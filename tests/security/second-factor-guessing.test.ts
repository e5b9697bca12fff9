import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { matchingStep, totpAt } from '#api/auth/second-factor/totp.ts'
import { call, openTestServer, type TestServer, type Reply } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson } from '#tests/support/server/people.ts'
import {
  codeOf,
  enrol,
  forgetStep,
  second,
  ticketFor,
  wrongCode,
} from '#tests/support/server/second-factor.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.execute('delete from throttle'))

async function enrolled() {
  const person = await enrol(server, await addPerson(server))
  await forgetStep(server, person)
  return person
}
const said = ({ status, body }: Reply) => [status, body.errorCode]
const wrong = [401, 'invalid_second_factor']
const over = [401, 'second_factor_expired']

describe('codes', () => {
  // RFC 6238, appendix B, SHA-1.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds the code is that of the RFC', (seconds, code) => {
    expect(totpAt(Buffer.from('12345678901234567890'), Math.floor(seconds / 30), 8)).toBe(code)
  })

  test('one step before and after is taken, two are not', () => {
    const secret = Buffer.from('12345678901234567890')
    const [now, step] = [1_111_111_109_000, 37_037_036]
    const steps = [-2, -1, 0, 1, 2].map((away) => matchingStep(secret, totpAt(secret, step + away), now))
    expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  test('a step is taken once, and none before it afterwards', async () => {
    const person = await enrolled()
    const code = codeOf(person)
    expect((await second(server, await ticketFor(server, person), code)).status).toBe(200)
    expect(said(await second(server, await ticketFor(server, person), code))).toEqual(wrong)
    expect(said(await second(server, await ticketFor(server, person), codeOf(person, -1)))).toEqual(wrong)
  })

  test('one of twenty parallel sign-ins with the same code succeeds', async () => {
    const person = await enrolled()
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(server, person)))
    const code = codeOf(person)
    const replies = await Promise.all(tickets.map((ticket) => second(server, ticket, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the code that switched it on does not sign in as well', async () => {
    const person = await enrol(server, await addPerson(server))
    expect(said(await second(server, await ticketFor(server, person), person.firstCode))).toEqual(wrong)
  })
})

describe('guessing', () => {
  test('a ticket dies with the fifth wrong code, the right one included afterwards', async () => {
    const person = await enrolled()
    const ticket = await ticketFor(server, person)
    for (let number = 0; number < 4; number++)
      expect(said(await second(server, ticket, wrongCode(person, number)))).toEqual(wrong)
    expect(said(await second(server, ticket, wrongCode(person, 5)))).toEqual(over)
    expect(said(await second(server, ticket, codeOf(person)))).toEqual(over)
  })

  test('five of fifty parallel guesses with one ticket are compared', async () => {
    const person = await enrolled()
    const ticket = await ticketFor(server, person)
    await Promise.all(
      Array.from({ length: 50 }, (_, number) => second(server, ticket, wrongCode(person, number))),
    )
    await server.services.background.drain()
    const lines = await server.db.query(
      `select 1 from log where record_id = $1 and action in ('second_factor_failed', 'second_factor_locked')`,
      [person.id],
    )
    expect(lines).toHaveLength(5)
  })

  test('with new tickets ten are looked at in a quarter of an hour, twenty in a day; a recovery code still opens', async () => {
    const person = await enrolled()
    const quarter = async () => {
      const statuses: number[] = []
      for (let round = 0; round < 4; round++) {
        const ticket = await ticketFor(server, person)
        for (let number = 0; number < 4; number++)
          statuses.push((await second(server, ticket, wrongCode(person, number))).status)
      }
      return statuses.filter((status) => status === 401).length
    }
    expect(await quarter()).toBe(10)
    expect(said(await second(server, await ticketFor(server, person), codeOf(person)))).toEqual([
      429,
      'too_many_requests',
    ])
    const later = `update throttle set window_ends = window_ends - interval '16 minutes' where key not like 'second-factor:day:%'`
    await server.db.execute(later)
    expect(await quarter()).toBe(10)
    await server.db.execute(later)
    expect(await quarter()).toBe(0)
    await server.db.execute(later)
    const [rescue] = person.recoveryCodes
    expect((await second(server, await ticketFor(server, person), rescue!)).status).toBe(200)

    await server.services.background.drain()
    const mails = await server.db.query<{ subject: string }>(
      'select subject from outbox where recipient = $1',
      [person.email],
    )
    expect(mails.filter(({ subject }) => subject === 'Several wrong sign-in codes')).toHaveLength(1)
    const locks = await server.db.query(
      `select 1 from log where record_id = $1 and action = 'second_factor_locked'`,
      [person.id],
    )
    expect(locks).toHaveLength(2)
  })

  test('neither useless tickets nor a colleague’s wrong codes shut others behind the same address out', async () => {
    const [person, colleague] = [await enrolled(), await enrolled()]
    expect((await second(server, await ticketFor(server, colleague), codeOf(colleague))).status).toBe(200)
    const useless = Array.from({ length: 40 }, (_, at) =>
      second(server, `none${at}`.padEnd(43, 'x'), '123456'),
    )
    expect(new Set((await Promise.all(useless)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await second(server, await ticketFor(server, person), codeOf(person))).status).toBe(200)

    // Recovery codes are not limited by account: they are too long to be guessed.
    for (let round = 0; round < 8; round++) {
      const ticket = await ticketFor(server, colleague)
      for (let at = 0; at < 4; at++) await second(server, ticket, 'AAAA-AAAA-AAAA-AAAA')
    }
    await forgetStep(server, person)
    expect((await second(server, await ticketFor(server, person), codeOf(person))).status).toBe(200)
  })

  test('wrong codes of accounts that are new at an address are counted together, so that few are tried there', async () => {
    const strangers = await Promise.all(Array.from({ length: 4 }, enrolled))
    await server.db.execute('delete from sign_in_address')
    const statuses: number[] = []
    for (const stranger of strangers)
      for (let round = 0; round < 2; round++) {
        const ticket = await ticketFor(server, stranger)
        for (let number = 0; number < 4; number++)
          statuses.push((await second(server, ticket, wrongCode(stranger, number))).status)
      }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('right codes cost nothing', async () => {
    const person = await enrolled()
    for (let round = 0; round < 12; round++) {
      expect((await second(server, await ticketFor(server, person), codeOf(person))).status).toBe(200)
      await forgetStep(server, person)
    }
  })

  test.each([
    {},
    { ticket: 'x' },
    { code: '123456' },
    { ticket: 5, code: '1' },
    { ticket: 'x', code: '1', extra: 1 },
  ])('what is no ticket and code is 422: %j', async (json) => {
    expect((await call(server, 'POST /v1/auth/second-factor', { json })).status).toBe(422)
  })
})
