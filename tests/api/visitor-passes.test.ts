import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// A visitor's pass: shown to the gate by its code, good for one entry within its time.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let apartment: Record<string, unknown>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  apartment = rowsOf(await a('GET apartments?building_id=1'), 'apartments')[0]!
})
afterAll(() => seeded.close())

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

let made = 0
async function visit(more: object = {}, decide: 'approve' | 'reject' | 'none' = 'approve') {
  const reply = await a('POST visitors', {
    building_id: '1',
    name: `Guest ${++made}`,
    apartment_id: apartment.id,
    from_time: minutesFromNow(-10),
    to_time: minutesFromNow(110),
    people_count: 2,
    ...more,
  })
  const { id, pass_code: code } = recordOf(reply)
  if (decide === 'approve') await a(`POST visitors/${id}/approve`, {})
  if (decide === 'reject') await a(`POST visitors/${id}/reject`, { reject_reason: 'Nobody is at home' })
  return { id, code: String(code) }
}
interface Outcome {
  readonly verdict: string
  readonly visitor: Record<string, unknown> | null
  readonly done: string | null
}
const gate = async (step: 'check' | 'enter' | 'leave', code: string, as = a, building = '1') =>
  (await as(`POST visitors/gate/${step}`, { building_id: building, code })).body.data as Outcome

test('every visit has a code of its own that nobody guesses', async () => {
  const codes = [(await visit()).code, (await visit()).code]
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(2)
})

test('the gate sees who may come in, where to and until when, by the code as it is printed, typed or linked', async () => {
  const { code } = await visit()
  const inFours = code.match(/.{4}/g)!.join('-')
  for (const typed of [code, inFours.toLowerCase(), `https://office.example/visitor-pass#${inFours}`]) {
    const { verdict, visitor, done } = await gate('check', typed)
    expect({ verdict, done }).toEqual({ verdict: 'welcome', done: null })
    expect(visitor).toMatchObject({ name: `Guest ${made}`, people_count: 2, apartment: apartment.code })
  }
})

test('entry and exit are written once each, in this order', async () => {
  const { id, code } = await visit()
  expect(await gate('leave', code)).toMatchObject({ verdict: 'welcome', done: null })
  expect(await gate('enter', code)).toMatchObject({ verdict: 'inside', done: 'entered' })
  expect(await gate('enter', code)).toMatchObject({ verdict: 'inside', done: null })
  expect(await gate('leave', code)).toMatchObject({ verdict: 'used', done: 'left' })
  expect(await gate('enter', code)).toMatchObject({ verdict: 'used', done: null })
  const stored = recordOf(await a(`GET visitors/${id}`))
  expect(stored.checked_in_at).toMatch(/^\d{4}-/)
  expect(String(stored.checked_out_at) >= String(stored.checked_in_at)).toBe(true)
})

test('a pass tried 50 times at once is one entry', async () => {
  const { id, code } = await visit()
  const tries = await Promise.all(Array.from({ length: 50 }, () => gate('enter', code)))
  expect(tries.filter(({ done }) => done === 'entered')).toHaveLength(1)
  expect(tries.filter(({ done, verdict }) => done === null && verdict === 'inside')).toHaveLength(49)
  const moves = await seeded.db.query(
    `select from log where resource = 'visitor' and record_id = '${id}' and action = 'check_in'`,
  )
  expect(moves).toHaveLength(1)
}, 30_000)

describe('what keeps the gate shut', () => {
  test.each([
    ['waiting', {}, 'none', 'illegal_transition'],
    ['rejected', {}, 'reject', 'illegal_transition'],
    ['early', { from_time: minutesFromNow(60), to_time: minutesFromNow(120) }, 'approve', 'visit_too_early'],
    ['expired', { from_time: minutesFromNow(-120), to_time: minutesFromNow(-60) }, 'approve', 'visit_over'],
  ] as const)('%s, from the list as at the gate', async (verdict, more, decide, refusal) => {
    const { id, code } = await visit(more, decide)
    expect(await gate('check', code)).toMatchObject({ verdict, visitor: { id } })
    expect(await gate('enter', code)).toMatchObject({ verdict, done: null })
    expect(outcome(await a(`POST visitors/${id}/check_in`, {}))).toBe(`409 ${refusal}`)
    expect(recordOf(await a(`GET visitors/${id}`)).checked_in_at).toBeNull()
  })

  test('a rejected one says why', async () => {
    const { code } = await visit({}, 'reject')
    expect((await gate('check', code)).visitor).toMatchObject({ reject_reason: 'Nobody is at home' })
  })

  test('a code of no pass, a visit in the trash, or anything else that one types', async () => {
    const { id, code } = await visit()
    await a(`DELETE visitors/${id}`)
    const nothing = { verdict: 'unknown', visitor: null, done: null }
    for (const typed of [code, '000000000000', '', "' or 1=1 --", 'KT-0001', '💥'])
      expect(await gate('enter', typed)).toEqual(nothing)
    const long = await a('POST visitors/gate/check', { building_id: '1', code: 'x'.repeat(301) })
    expect(outcome(long)).toBe('422 pass_not_found')
  })
})

describe('rights', () => {
  test('at another building’s gate a pass tells that it is one, and nothing else', async () => {
    const { id, code } = await visit()
    for (const step of ['check', 'enter', 'leave'] as const)
      expect(await gate(step, code, seeded.as('B2'), '2')).toEqual({
        verdict: 'elsewhere',
        visitor: null,
        done: null,
      })
    expect(recordOf(await a(`GET visitors/${id}`)).checked_in_at).toBeNull()
  })

  test('a stranger asks for no gate of this building, and sends nobody’s pass', async () => {
    const { id, code } = await visit({ email: 'guest@example.com' })
    const stranger = seeded.as('B2')
    for (const step of ['check', 'enter', 'leave'])
      expect(outcome(await stranger(`POST visitors/gate/${step}`, { building_id: '1', code }))).toBe(
        '403 forbidden',
      )
    expect(outcome(await stranger(`POST visitors/${id}/send_pass`, {}))).toBe('404 record_not_found')
    expect(outcome(await seeded.as('R')('POST visitors/gate/check', { building_id: '1', code }))).toBe(
      '403 forbidden',
    )
  })

  test('who only reads visitors may check a pass, lets nobody in, sends none and does not see its code', async () => {
    const reader = await seeded.member('1', right('manage_visitor', 'read'))
    const { id, code } = await visit({ email: 'guest@example.com' })
    expect(await gate('check', code, reader)).toMatchObject({ verdict: 'welcome' })
    expect(outcome(await reader('POST visitors/gate/enter', { building_id: '1', code }))).toBe(
      '403 forbidden',
    )
    expect(outcome(await reader(`POST visitors/${id}/send_pass`, {}))).toBe('403 forbidden')
    expect(recordOf(await reader(`GET visitors/${id}`))).not.toHaveProperty('pass_code')
  })

  test('nobody sets a code by hand', async () => {
    const { id } = await visit()
    const reply = await a(`PATCH visitors/${id}`, { pass_code: '111111111111' })
    expect(reply.status).toBe(422)
  })
})

describe('the pass goes to its guest', () => {
  const mails = (to: string) =>
    seeded.db.query<{ subject: string; body: string; language: string }>(
      `select subject, body, language from outbox where recipient = '${to}' order by id`,
    )

  test('by e-mail when the visit is approved, and again when the office sends it', async () => {
    const { id, code } = await visit({ email: 'first@example.com' })
    await expect.poll(() => mails('first@example.com')).toHaveLength(1)
    const [mail] = await mails('first@example.com')
    expect(mail?.body).toContain(`/visitor-pass#${code.match(/.{4}/g)!.join('-')}`)
    expect(mail?.body).toContain(String(apartment.code))
    expect(outcome(await a(`POST visitors/${id}/send_pass`, {}))).toBe('200')
    await expect.poll(() => mails('first@example.com')).toHaveLength(2)
  })

  test('not before it is approved, not without an address, and not without end', async () => {
    const waiting = await visit({ email: 'second@example.com' }, 'none')
    expect(outcome(await a(`POST visitors/${waiting.id}/send_pass`, {}))).toBe('409 pass_not_sendable')
    const silent = await visit()
    expect(outcome(await a(`POST visitors/${silent.id}/send_pass`, {}))).toBe('409 pass_not_sendable')
    const often = await visit({ email: 'third@example.com' })
    const outcomes = []
    for (let at = 0; at < 10; at++) outcomes.push(outcome(await a(`POST visitors/${often.id}/send_pass`, {})))
    expect(outcomes.at(-1)).toBe('429 too_many_requests')
  })

  test('signed out: whoever has the code sees the pass, and nobody else’s data', async () => {
    const { code } = await visit({ phone_number: '0901234567' })
    const read = (typed: string) => call(seeded.server, 'POST /v1/visitor-pass', { json: { code: typed } })
    const { body } = await read(code)
    expect(Object.keys(body.data as object).toSorted()).toEqual(
      [
        'address',
        'apartment',
        'building',
        'from_time',
        'name',
        'people_count',
        'to_time',
        'verdict',
      ].toSorted(),
    )
    expect(outcome(await read('000000000000'))).toBe('404 pass_not_found')
  })

  test('a machine that tries codes is stopped', async () => {
    const read = (typed: string) => call(seeded.server, 'POST /v1/visitor-pass', { json: { code: typed } })
    for (let at = 0; at < 40; at++) await read('000000000000')
    expect(outcome(await read('000000000000'))).toBe('429 too_many_requests')
  })
})
