import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock } from './server.ts'

const port = 43_000 + (process.pid % 1000)
const base = `http://127.0.0.1:${port}`
let server: { close(): void }

beforeAll(async () => {
  const mock = createMock({ now: () => new Date('2026-07-01T08:00:00Z') })
  await new Promise<void>((ready) => {
    server = mock.listen(port, '127.0.0.1', ready)
  })
})
afterAll(() => server.close())

const send = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${base}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return {
    status: response.status,
    total: response.headers.get('x-total-count'),
    body: await response.json(),
  }
}

test('a page of apartments says how many there are and counts their residents', async () => {
  const page = await send('GET', '/rest/apartment?_start=0&_end=20&building_id=1')
  expect(page.total).toBe('360')
  expect(page.body).toHaveLength(20)
  expect(page.body[0]).toMatchObject({ code: 'A-0101', residents_count: expect.any(Number), version: 1 })
})

test('a collection has its entity’s name, and no secrets', async () => {
  const { body } = await send('GET', '/rest/account?email=admin@lobby.test')
  expect(body).toHaveLength(1)
  expect(body[0]).not.toHaveProperty('password')
})

test('a new record gets an id in words, a version and its first state', async () => {
  const { status, body } = await send('POST', '/rest/relationship', {
    building_id: '1',
    code: 'guest',
    name: 'Khách',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ id: '31', version: 1, status: 'active' })
  const changed = await send('PATCH', '/rest/relationship/31', { name: 'Khách ở nhờ' })
  expect(changed.body).toMatchObject({ name: 'Khách ở nhờ', version: 2 })
})

test('a code that is left empty gets the next free number', async () => {
  const codes = []
  for (const full_name of ['Lê An', 'Lê Bình'])
    codes.push((await send('POST', '/rest/resident', { building_id: '1', full_name })).body.code)
  expect(codes[0]).toMatch(/^CD-\d{5}$/)
  expect(codes[1]).toBe(`CD-${String(Number(codes[0].slice(3)) + 1).padStart(5, '0')}`)
})

test('amounts are sorted and compared as numbers, and read as decimal texts', async () => {
  const { body } = await send('GET', '/rest/utility?_sort=price&_order=asc&_start=0&_end=100')
  const amounts = body.map((row: { price: string }) => row.price)
  expect(amounts.every((amount: unknown) => typeof amount === 'string')).toBe(true)
  expect(amounts).toEqual(amounts.toSorted((a: string, b: string) => Number(a) - Number(b)))
})

test('a call that it does not know is not found, rather than answered with nothing', async () => {
  expect((await fetch(`${base}/v1/manage/building/overview`)).status).toBe(404)
})

test.each([
  ['manager@lobby.test', ['1']],
  ['board@lobby.test', ['1', '2', '3']],
  ['resident@lobby.test', ['1']],
])('%s signs in by a form and enters the buildings of their groups', async (username, buildings) => {
  const form = new FormData()
  form.set('username', username)
  form.set('password', 'lobby-demo-2026')
  const body = await (await fetch(`${base}/v1/auth/login`, { method: 'POST', body: form })).json()
  const response = await fetch(`${base}/v1/current-user`, {
    headers: { authorization: `Bearer ${body.data.access_token}` },
  })
  const { user } = await response.json()
  expect(user.buildings.map((building: { id: string }) => building.id)).toEqual(buildings)
})

test('a wrong password is refused', async () => {
  const { status } = await send('POST', '/v1/auth/login', { username: 'admin@lobby.test', password: 'wrong' })
  expect(status).toBe(401)
})
