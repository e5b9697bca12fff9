import { addDays, officeInstant, officeToday, writtenDay } from '#core/days.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// A contract's customer signs in nowhere: they have a link, and the mailbox that codes go to.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let templateId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  const template = {
    building_id: '1',
    code: 'CT-1',
    name: 'Lease',
    fields: [{ key: 'use', label: 'Use', type: 'text' }],
  }
  templateId = recordOf(await a('POST contract-templates', template)).id
})
afterAll(() => seeded.close())
// All tests come from one address.
beforeEach(() => seeded.db.execute('delete from throttle'))

let made = 0
async function send() {
  const email = `customer${++made}@example.com`
  const reply = await a('POST contracts', {
    building_id: '1',
    code: `K-${made}`,
    name: 'Shop',
    template_id: templateId,
    value: '1000',
    start_date: '2026-01-01',
    end_date: '2027-01-01',
    party_a_name: 'Board',
    party_b_name: 'Mr Shop',
    party_b_email: email,
  })
  const { id } = recordOf(reply)
  expect(outcome(await a(`POST contracts/${id}/send`, {}))).toBe('200')
  return { id, email, token: await linkTo(email) }
}
const lastMail = async (to: string) => {
  await seeded.server.services.background.drain()
  const rows = await seeded.db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id desc limit 1',
    [to],
  )
  return rows[0]?.body ?? ''
}
const linkTo = async (email: string) => /view_token=([\w-]+)/.exec(await lastMail(email))?.[1] ?? ''
const codeTo = async (email: string) => /\b\d{6}\b/.exec(await lastMail(email))?.[0] ?? ''

const open = (id: string, view_token: unknown, step = '', more: object = {}) =>
  call(seeded.server, `POST /v1/public/contracts/${id}${step}`, { json: { view_token, ...more } })
const seen = async (id: string, token: string) =>
  (await open(id, token)).body.data as {
    version: number
    status: string
    can_confirm: boolean
    email: string
  }
const stateOf = async (id: string) => recordOf(await a(`GET contracts/${id}`)).status
const missing = '404 record_not_found'

test('a link opens its contract, and the code of its mailbox confirms it once', async () => {
  const { id, email, token } = await send()
  const data = await seen(id, token)
  expect(data).toMatchObject({ status: 'waiting_verification', can_confirm: true })
  expect(data.email).toContain('*')
  const { version } = data
  expect(outcome(await open(id, token, '/code', { version }))).toBe('200')
  const otp = await codeTo(email)
  expect(outcome(await open(id, token, '/verify', { version, otp }))).toBe('200')
  expect(await seen(id, token)).toMatchObject({ status: 'verified', can_confirm: false })
  expect(outcome(await open(id, token, '/verify', { version, otp }))).toBe('409 illegal_transition')
  const log = await seeded.db.query<{ actor_name: string; actor_id: string | null }>(
    `select actor_name, actor_id from log where resource = 'contract' and record_id = $1 and action = 'verify'`,
    [id],
  )
  expect(log).toEqual([{ actor_name: 'Mr Shop', actor_id: null }])
})

test('the last day to confirm is told to office and customer, and the link lives until its end', async () => {
  const { id, email, token } = await send()
  const lastDay = addDays(officeToday(), 7)
  expect(recordOf(await a(`GET contracts/${id}`)).confirm_by).toBe(lastDay)
  expect((await open(id, token)).body.data).toMatchObject({ confirm_by: lastDay })
  expect(await lastMail(email)).toContain(writtenDay(lastDay))
  const [ticket] = await seeded.db.query<{ until: string }>(
    `select to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as until from ticket
      where purpose = 'view_contract' and subject = $1`,
    [id],
  )
  // Rounded down by a second at most.
  const end = Date.parse(officeInstant(addDays(lastDay, 1)))
  expect(end - Date.parse(`${ticket?.until}Z`)).toBeLessThanOrEqual(60_000)
  expect(outcome(await a(`PATCH contracts/${id}`, { confirm_days: 30 }))).toBe('409 record_frozen')
  expect(outcome(await a(`POST contracts/${id}/take_back`, {}))).toBe('200')
  expect(recordOf(await a(`GET contracts/${id}`)).confirm_by).toBeNull()
})

test('the paper says when the customer confirmed it, by code or by hand', async () => {
  const { id, email, token } = await send()
  const { version } = await seen(id, token)
  expect(JSON.stringify((await open(id, token, '')).body)).not.toContain('đã xác nhận hợp đồng này')
  await open(id, token, '/code', { version })
  expect(outcome(await open(id, token, '/verify', { version, otp: await codeTo(email) }))).toBe('200')
  const day = writtenDay(officeToday())
  const page = JSON.stringify((await open(id, token)).body)
  expect(page).toContain(`Bên B đã xác nhận hợp đồng này ngày ${day}`)

  const signed = await send()
  expect(outcome(await a(`POST contracts/${signed.id}/confirm_signed`, {}))).toBe('200')
  expect(recordOf(await a(`GET contracts/${signed.id}`)).confirmed_at).toEqual(expect.any(String))
})

test('what the customer has confirmed stays as they have read it; how they are reached may change', async () => {
  const { id, email, token } = await send()
  const { version } = await seen(id, token)
  await open(id, token, '/code', { version })
  expect(outcome(await open(id, token, '/verify', { version, otp: await codeTo(email) }))).toBe('200')
  for (const change of [
    { deposit: '5000000' },
    { tax_percent: '10' },
    { bank_info: 'VCB 0071 000 999' },
    { rental_info: 'The whole floor' },
    { custom: { use: 'Bar' } },
  ])
    expect([change, outcome(await a(`PATCH contracts/${id}`, change))]).toEqual([change, '409 record_frozen'])
  expect(outcome(await a(`PATCH contracts/${id}`, { party_b_phone: '0901234567' }))).toBe('200')
})

test('while the building’s order has expired it is neither read nor confirmed', async () => {
  const { id, token } = await send()
  const { version } = await seen(id, token)
  await seeded.db.execute(
    `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, status)
      values (1, 'OLD', '{ql}', '2020-01-01', '2020-12-31', 'complete')`,
  )
  await seeded.db.execute(`update "order" set deleted_at = now() where building_id = 1 and code <> 'OLD'`)
  for (const [step, more] of [
    ['', {}],
    ['/pdf', {}],
    ['/code', { version }],
    ['/verify', { version, otp: '123456' }],
  ] as const)
    expect([step, outcome(await open(id, token, step, more))]).toEqual([step, '403 order_expired'])
  await seeded.db.execute(`delete from "order" where building_id = 1 and code = 'OLD'`)
  await seeded.db.execute(`update "order" set deleted_at = null where building_id = 1`)
  expect(outcome(await open(id, token))).toBe('200')
})

test('its PDF comes by the same link', async () => {
  const { id, token } = await send()
  const { status, headers } = await open(id, token, '/pdf', { language: 'vi' })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('the token is kept as a hash alone', async () => {
  const { id, token } = await send()
  const rows = await seeded.db.query<{ token_hash: string }>(
    `select token_hash from ticket where purpose = 'view_contract' and subject = $1`,
    [id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(rows[0]?.token_hash).not.toContain(token)
})

describe('a link opens nothing else', () => {
  test('no other contract, also not another of the same building', async () => {
    const [one, other] = [await send(), await send()]
    const steps = { '': {}, '/pdf': {}, '/code': { version: 1 }, '/verify': { version: 1, otp: '123456' } }
    for (const [step, more] of Object.entries(steps))
      expect(outcome(await open(other.id, one.token, step, more))).toBe(missing)
  })

  test.each(['', 'x', '0', 'a'.repeat(43), '../../', ['x'], { x: 1 }, null])('not by %j', async (token) => {
    const { id } = await send()
    expect([404, 422]).toContain((await open(id, token)).status)
  })

  test('as a bearer token it signs nobody in, and a session is no link', async () => {
    const { id, token } = await send()
    expect((await call(seeded.server, `GET /v1/manage/contracts/${id}`, { token })).status).toBe(401)
    expect(outcome(await open(id, seeded.tokens.A))).toBe(missing)
  })

  test('not after its time, after another was sent, or once the office took the contract back', async () => {
    const late = await send()
    await seeded.db.execute(
      `update ticket set expires_at = now() - interval '1 second' where subject = '${late.id}'`,
    )
    expect(outcome(await open(late.id, late.token))).toBe(missing)

    const twice = await send()
    expect(outcome(await a(`POST contracts/${twice.id}/send_link`, {}))).toBe('200')
    const next = await linkTo(twice.email)
    expect(next).not.toBe(twice.token)
    expect(outcome(await open(twice.id, twice.token))).toBe(missing)
    expect(outcome(await open(twice.id, next))).toBe('200')

    const back = await send()
    expect(outcome(await a(`POST contracts/${back.id}/take_back`, {}))).toBe('200')
    expect(outcome(await open(back.id, back.token))).toBe(missing)
  })

  test('not of a contract in the trash', async () => {
    const { id, token } = await send()
    await seeded.db.execute(`update contract set deleted_at = now() where id = ${id}`)
    expect(outcome(await open(id, token))).toBe(missing)
  })

  test('who tries tokens is stopped, and who has one is not', async () => {
    const { id, token } = await send()
    let last = ''
    for (let at = 0; at < 40; at++) last = outcome(await open(id, `${'b'.repeat(40)}${at}`))
    expect(last).toBe('429 too_many_requests')
    expect(outcome(await open(id, token))).toBe('200')
  })
})

describe('the code', () => {
  test('five wrong ones end it, the right one then too', async () => {
    const { id, email, token } = await send()
    const { version } = await seen(id, token)
    await open(id, token, '/code', { version })
    const otp = await codeTo(email)
    const wrong = otp === '000000' ? '000001' : '000000'
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => open(id, token, '/verify', { version, otp: wrong })),
    )
    expect(new Set(tries.map(outcome))).toEqual(new Set(['422 invalid_otp']))
    expect(outcome(await open(id, token, '/verify', { version, otp }))).toBe('422 invalid_otp')
    expect(await stateOf(id)).toBe('waiting_verification')
  })

  test('is for its own contract', async () => {
    const [one, other] = [await send(), await send()]
    const { version } = await seen(one.id, one.token)
    await open(one.id, one.token, '/code', { version })
    const otp = await codeTo(one.email)
    await open(other.id, other.token, '/code', { version })
    const reply = await open(other.id, other.token, '/verify', { version, otp })
    // One in a million that both are the same.
    expect(outcome(reply)).toBe('422 invalid_otp')
  })

  test('dies when the office changes the contract, which the customer has to read again', async () => {
    const { id, email, token } = await send()
    const { version } = await seen(id, token)
    await open(id, token, '/code', { version })
    const otp = await codeTo(email)
    expect(outcome(await a(`PATCH contracts/${id}`, { deposit: '5000000' }))).toBe('200')
    expect(outcome(await open(id, token, '/verify', { version, otp }))).toBe('409 record_changed')
    const now = await seen(id, token)
    expect(outcome(await open(id, token, '/verify', { version: now.version, otp }))).toBe('422 invalid_otp')
    expect(outcome(await open(id, token, '/code', { version }))).toBe('409 record_changed')
  })

  test('is not sent without end', async () => {
    const { id, token } = await send()
    const { version } = await seen(id, token)
    const outcomes = []
    for (let at = 0; at < 6; at++) outcomes.push(outcome(await open(id, token, '/code', { version })))
    expect(outcomes.at(-1)).toBe('429 too_many_requests')
  })

  test.each([
    ['', 'required'],
    ['12345', 'otp_required'],
    ['1234567', 'otp_required'],
    ['abcdef', 'otp_required'],
    [' 12345', 'otp_required'],
  ])('%j is none', async (otp, code) => {
    const { id, token } = await send()
    expect(outcome(await open(id, token, '/verify', { version: 1, otp }))).toBe(`422 ${code}`)
  })
})

test('who only reads contracts sends no link', async () => {
  const { id } = await send()
  const reader = await seeded.member('1', right('manage_contract', 'read'))
  expect(outcome(await reader(`POST contracts/${id}/send_link`, {}))).toBe('403 forbidden')
  expect(outcome(await seeded.as('B2')(`POST contracts/${id}/send_link`, {}))).toBe(missing)
})
