import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { matchingStep, totpAt } from '#api/auth/second-factor/totp.ts'
import { call, openHouse, type House, type Reply } from './house.ts'
import { addBuildings, addPerson } from './people.ts'
import { codeOf, enrol, forgetStep, second, ticketFor, wrongCode } from './second-factor.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  await addBuildings(house)
}, 60_000)
afterAll(() => house.close())
beforeEach(() => house.db.execute('delete from throttle'))

async function enrolled() {
  const person = await enrol(house, await addPerson(house))
  await forgetStep(house, person)
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
    expect((await second(house, await ticketFor(house, person), code)).status).toBe(200)
    expect(said(await second(house, await ticketFor(house, person), code))).toEqual(wrong)
    expect(said(await second(house, await ticketFor(house, person), codeOf(person, -1)))).toEqual(wrong)
  })

  test('of twenty that bring the same code at once, one signs in', async () => {
    const person = await enrolled()
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(house, person)))
    const code = codeOf(person)
    const replies = await Promise.all(tickets.map((ticket) => second(house, ticket, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the code that switched it on does not sign in as well', async () => {
    const person = await enrol(house, await addPerson(house))
    expect(said(await second(house, await ticketFor(house, person), person.firstCode))).toEqual(wrong)
  })
})

describe('guessing', () => {
  test('a ticket dies with the fifth wrong code, the right one included afterwards', async () => {
    const person = await enrolled()
    const ticket = await ticketFor(house, person)
    for (let number = 0; number < 4; number++)
      expect(said(await second(house, ticket, wrongCode(person, number)))).toEqual(wrong)
    expect(said(await second(house, ticket, wrongCode(person, 5)))).toEqual(over)
    expect(said(await second(house, ticket, codeOf(person)))).toEqual(over)
  })

  test('of fifty parallel guesses with one ticket five are looked at', async () => {
    const person = await enrolled()
    const ticket = await ticketFor(house, person)
    await Promise.all(
      Array.from({ length: 50 }, (_, number) => second(house, ticket, wrongCode(person, number))),
    )
    await house.services.background.drain()
    const lines = await house.db.query(
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
        const ticket = await ticketFor(house, person)
        for (let number = 0; number < 4; number++)
          statuses.push((await second(house, ticket, wrongCode(person, number))).status)
      }
      return statuses.filter((status) => status === 401).length
    }
    expect(await quarter()).toBe(10)
    expect(said(await second(house, await ticketFor(house, person), codeOf(person)))).toEqual([
      429,
      'too_many_requests',
    ])
    const later = `update throttle set window_ends = window_ends - interval '16 minutes' where key not like 'second-factor:day:%'`
    await house.db.execute(later)
    expect(await quarter()).toBe(10)
    await house.db.execute(later)
    expect(await quarter()).toBe(0)
    await house.db.execute(later)
    const [rescue] = person.recoveryCodes
    expect((await second(house, await ticketFor(house, person), rescue!)).status).toBe(200)

    await house.services.background.drain()
    const mails = await house.db.query<{ subject: string }>(
      'select subject from outbox where recipient = $1',
      [person.email],
    )
    expect(mails.filter(({ subject }) => subject === 'Several wrong sign-in codes')).toHaveLength(1)
    const locks = await house.db.query(
      `select 1 from log where record_id = $1 and action = 'second_factor_locked'`,
      [person.id],
    )
    expect(locks).toHaveLength(2)
  }, 120_000)

  test('right codes cost nothing', async () => {
    const person = await enrolled()
    for (let round = 0; round < 12; round++) {
      expect((await second(house, await ticketFor(house, person), codeOf(person))).status).toBe(200)
      await forgetStep(house, person)
    }
  }, 60_000)

  test.each([
    {},
    { ticket: 'x' },
    { code: '123456' },
    { ticket: 5, code: '1' },
    { ticket: 'x', code: '1', extra: 1 },
  ])('what is no ticket and code is 422: %j', async (json) => {
    expect((await call(house, 'POST /v1/auth/second-factor', { json })).status).toBe(422)
  })
})
