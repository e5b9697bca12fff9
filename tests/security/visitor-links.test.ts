import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// A guest announces one visit by a link, without signing in, and sees their own pass by its code.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let apartment: Record<string, unknown>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  apartment = rowsOf(await a('GET apartments?building_id=1'), 'apartments')[0]!
})
afterAll(() => seeded.close())
// All tests come from one address.
beforeEach(() => seeded.db.execute('delete from throttle'))

const missing = '404 record_not_found'
const invite = (as = a, body: object = {}) =>
  as('POST visitors/invitation', { building_id: '1', apartment_id: apartment.id, ...body })
async function link() {
  const { link: address } = recordOf(await invite()) as unknown as { link: string }
  return /\/visitors\/create\?view_token=([\w-]{40,})$/.exec(address)?.[1] ?? ''
}
const open = (view_token: string) =>
  call(seeded.server, 'POST /v1/public/visitor-invitation', { json: { view_token } })
const visit = {
  name: 'Cô Hoa',
  people_count: '2',
  from_time: new Date(Date.now() + 3_600_000).toISOString(),
  to_time: new Date(Date.now() + 7_200_000).toISOString(),
}
const announce = (view_token: string, body: object = {}) =>
  call(seeded.server, 'POST /v1/public/visitor-invitation/visit', {
    json: { view_token, ...visit, ...body },
  })

test('a link says where to, takes one visit, and is used up', async () => {
  const token = await link()
  const place = (await open(token)).body.data as object
  expect(Object.keys(place).toSorted()).toEqual(['address', 'apartment', 'building'])
  const reply = await announce(token, { email: 'hoa@example.com' })
  const { id, code } = reply.body.data as { id: string; code: string }
  expect(recordOf(await a(`GET visitors/${id}`))).toMatchObject({
    name: 'Cô Hoa',
    status: 'new',
    apartment_id: apartment.id,
    pass_code: code,
  })
  expect(outcome(await open(token))).toBe(missing)
  expect(outcome(await announce(token))).toBe(missing)
})

test('of many tries at once one is a visit', async () => {
  const token = await link()
  const replies = await Promise.all(Array.from({ length: 10 }, () => announce(token, { name: 'Many' })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await seeded.db.query(`select from visitor where name = 'Many'`)).toHaveLength(1)
})

test('a visit that is refused leaves the link as it was, and says why at the field', async () => {
  const token = await link()
  expect(faults(await announce(token, { name: '' }))).toEqual(['name:required'])
  expect(faults(await announce(token, { to_time: visit.from_time }))).not.toEqual([])
  expect(faults(await announce(token, { email: 'x' }))).toEqual(['email:invalid_email'])
  expect((await announce(token)).status).toBe(200)
})

test.each([
  ['apartment_id', '2'],
  ['building_id', '2'],
  ['status', 'approved'],
  ['pass_code', '111111111111'],
  ['checked_in_at', '2026-01-01T00:00:00Z'],
  ['host_id', '1'],
])('a guest says nothing of %s', async (field, value) => {
  const token = await link()
  const reply = await announce(token, { [field]: value })
  expect(reply.status).toBe(422)
  expect(await seeded.db.query(`select from visitor where name = 'Cô Hoa' and status = 'approved'`)).toEqual(
    [],
  )
})

test('a token is a hash in the database, ends, and is no other kind of link', async () => {
  const token = await link()
  const [row] = await seeded.db.query<{ token_hash: string; purpose: string }>(
    'select token_hash, purpose from ticket order by created_at desc limit 1',
  )
  expect(row?.purpose).toBe('invite_visitor')
  expect(row?.token_hash).not.toContain(token)
  expect(
    outcome(await call(seeded.server, 'POST /v1/public/contracts/1', { json: { view_token: token } })),
  ).toBe(missing)
  expect((await call(seeded.server, 'GET /v1/manage/visitors', { token })).status).toBe(401)
  await seeded.db.execute(`update ticket set expires_at = now() - interval '1 second'`)
  expect(outcome(await open(token))).toBe(missing)
  expect(outcome(await announce(token))).toBe(missing)
})

test('who tries tokens is stopped, and who has one is not', async () => {
  const token = await link()
  let last = ''
  for (let at = 0; at < 40; at++) last = outcome(await open(`${'c'.repeat(40)}${at}`))
  expect(last).toBe('429 too_many_requests')
  expect(outcome(await open(token))).toBe('200')
})

test('only who may announce visitors makes a link, and for apartments of their own building', async () => {
  const reader = await seeded.member('1', right('manage_visitor', 'read', 'update'))
  expect(outcome(await invite(reader))).toBe('403 forbidden')
  expect(outcome(await invite(seeded.as('B2')))).toBe('403 forbidden')
  const foreign = rowsOf(await seeded.as('B2')('GET apartments?building_id=2'), 'apartments')[0]!
  expect(faults(await invite(a, { apartment_id: foreign.id }))).toEqual(['apartment_id:invalid_reference'])
  expect(outcome(await invite(seeded.as('R')))).toBe('403 forbidden')
})

test('a pass opens by its code and, where a visit is named, as that visit’s alone', async () => {
  const token = await link()
  const { id, code } = (await announce(token)).body.data as { id: string; code: string }
  const read = (json: object) => call(seeded.server, 'POST /v1/visitor-pass', { json })
  expect((await read({ code, id })).body.data).toMatchObject({ name: 'Cô Hoa', verdict: 'waiting' })
  expect(outcome(await read({ code, id: String(Number(id) + 1) }))).toBe('404 pass_not_found')
  expect(outcome(await read({ code: '', id }))).toBe('404 pass_not_found')
})
