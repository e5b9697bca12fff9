import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// A booking's customer follows it by a link that opens this one booking, to be read.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())
beforeEach(() => seeded.db.execute('delete from throttle'))

const missing = '404 record_not_found'
let made = 0
async function book() {
  const apartment = rowsOf(await a('GET apartments?building_id=1'), 'apartments')[0]!
  const group = recordOf(
    await a('POST service-groups', { building_id: '1', code: `G${++made}`, name: 'Home' }),
  )
  const service = recordOf(
    await a('POST services', {
      building_id: '1',
      code: `S${made}`,
      name: 'Cleaning',
      group_id: group.id,
      price: '100000',
      unit: 'piece',
      bookable: '1',
      is_active: '1',
    }),
  )
  const reply = await a('POST bookings', {
    building_id: '1',
    apartment_id: apartment.id,
    customer_name: 'Mr Customer',
    customer_phone: '0901234567',
    date: '2026-11-27',
    note: 'A note of the office',
    services: [{ service_id: service.id, quantity: '2', price: '100000' }],
  })
  expect(outcome(reply)).toBe('201')
  return recordOf(reply).id
}
const link = async (id: string) => {
  const { link: address } = recordOf(await a(`POST bookings/${id}/view-link`, {})) as unknown as {
    link: string
  }
  return /\/webview\/bookings\?building_id=1&view_token=([\w-]{40,})$/.exec(address)?.[1] ?? ''
}
const open = (view_token: string) => call(seeded.server, 'POST /v1/public/bookings', { json: { view_token } })

test('the link shows its booking, and nothing of the office’s or of the customer’s contacts', async () => {
  const { status, body } = await open(await link(await book()))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ status: 'new', total: '200000.00', currency_code: 'vnd' })
  expect((body.data as { services: object[] }).services).toEqual([
    { name: 'Cleaning', quantity: 2, price: '100000', amount: '200000' },
  ])
  expect(JSON.stringify(body)).not.toMatch(/0901234567|A note of the office|Mr Customer/)
})

test('a newer link, its time, the trash: each ends it', async () => {
  const id = await book()
  const first = await link(id)
  const second = await link(id)
  expect(outcome(await open(first))).toBe(missing)
  expect(outcome(await open(second))).toBe('200')
  await a(`DELETE bookings/${id}`)
  expect(outcome(await open(second))).toBe(missing)
  const late = await link(await book())
  await seeded.db.execute(`update ticket set expires_at = now() - interval '1 second'`)
  expect(outcome(await open(late))).toBe(missing)
})

test('of links that are made at the same moment one opens the booking', async () => {
  const id = await book()
  const made = await Promise.all(Array.from({ length: 6 }, () => link(id)))
  const opened = await Promise.all(made.map(async (token) => outcome(await open(token))))
  expect(opened.toSorted()).toEqual(['200', ...Array<string>(5).fill(missing)])
})

test('it is no session and no other kind of link', async () => {
  const token = await link(await book())
  expect((await call(seeded.server, 'GET /v1/manage/bookings', { token })).status).toBe(401)
  expect(
    outcome(await call(seeded.server, 'POST /v1/public/visitor-invitation', { json: { view_token: token } })),
  ).toBe(missing)
})

test('who only reads bookings makes no link, nor does a stranger', async () => {
  const id = await book()
  const reader = await seeded.member('1', right('manage_booking', 'read'))
  expect(outcome(await reader(`POST bookings/${id}/view-link`, {}))).toBe('403 forbidden')
  expect(outcome(await seeded.as('B2')(`POST bookings/${id}/view-link`, {}))).toBe(missing)
})

test('who tries tokens is stopped, and who has one is not', async () => {
  const token = await link(await book())
  let last = ''
  for (let at = 0; at < 40; at++) last = outcome(await open(`${'d'.repeat(40)}${at}`))
  expect(last).toBe('429 too_many_requests')
  expect(outcome(await open(token))).toBe('200')
})
