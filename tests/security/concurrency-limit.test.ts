import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor } from '#tests/support/server/people.ts'

let server: TestServer
let locker: pg.Client
/** Separate from the connection that locks: within a transaction, PostgreSQL caches its list of connections. */
let watcher: pg.Client
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  locker = new pg.Client({ connectionString: server.url })
  watcher = new pg.Client({ connectionString: server.url })
  await locker.connect()
  await watcher.connect()
})
afterAll(async () => {
  await locker.end()
  await watcher.end()
  await server.close()
})

const busy = () => server.serving.pool.totalCount - server.serving.pool.idleCount
const share = () => Math.floor(server.serving.pool.options.max / 4)
/** Connections of the server that wait for the table that the test holds. */
const waitingForLock = async () => {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
/** As if reading a table never ended: none of its queries is answered while `work` runs. */
async function whileStuck<T>(work: () => Promise<T>, table = 'apartment'): Promise<T> {
  await locker.query('begin')
  await locker.query(`lock table ${table} in access exclusive mode`)
  try {
    return await work()
  } finally {
    await locker.query('rollback')
  }
}
const reader = async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_apartment', 'read'), right('manage_block', 'read')])
  server.services.hub.send({ type: 'access' })
  return tokenFor(server, person)
}
/** The most expensive request for a list: as many conditions and patterns as a query may have. */
const heaviest = () => {
  const query = new URLSearchParams({
    building_id: '1',
    sort: 'code,floor',
    keyword: 'một hai ba bốn năm sáu',
  })
  for (let at = 0; at < 24; at++) query.append(`or[${at}][floor][eq]`, String(at))
  for (let at = 24; at < 30; at++) query.append(`or[${at}][code][contains]`, `x${at}`)
  return `/v1/manage/apartments?${query.toString()}`
}

test('forty heavy queries of one account leave the others their connections', async () => {
  const [greedy, other] = [await reader(), await reader()]
  expect((await call(server, `GET ${heaviest()}`, { token: greedy })).status).toBe(200)

  const flood = await whileStuck(async () => {
    const asked = Array.from({ length: 40 }, () => call(server, `GET ${heaviest()}`, { token: greedy }))
    await expect.poll(waitingForLock).toBeGreaterThanOrEqual(share())
    for (let round = 0; round < 10; round++) {
      expect((await call(server, 'GET /v1/current-user', { token: other })).status).toBe(200)
      expect(await waitingForLock()).toBeLessThanOrEqual(share() * 2)
      expect(busy()).toBeLessThan(server.serving.pool.options.max)
      expect(server.serving.pool.waitingCount).toBe(0)
    }
    return asked
  })
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses).toEqual(Array(40).fill(200))
  await expect.poll(busy).toBe(0)
})

test.each([
  ['sums of every kind of a list', 'receipts?building_id=1&totals=amount_received,settled,excess', 'receipt'],
  [
    'the names of all that a template offers',
    'imports/vehicle/template?building_id=1',
    'apartment, resident, vehicle_card_type',
  ],
  ['the use of storage', 'files/usage?building_id=1', 'file'],
])('%s take two connections of a request, not more', async (_what, path, table) => {
  const token = await tokenFor(server, await addPerson(server, { type: 'org_admin' }))
  const ask = () => call(server, `GET /v1/manage/${path}`, { token })
  expect((await ask()).status).toBe(200)
  const flood = await whileStuck(async () => {
    const asked = Array.from({ length: 20 }, ask)
    await expect.poll(waitingForLock).toBeGreaterThanOrEqual(share())
    for (let round = 0; round < 10; round++) {
      expect((await call(server, 'GET /health/ready', { headers: { 'client-id': '' } })).status).toBe(200)
      expect(await waitingForLock()).toBeLessThanOrEqual(share() * 2)
    }
    return asked
  }, table)
  expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(Array(20).fill(200))
})

test('a sender who goes away does not make room for more of their requests', async () => {
  const greedy = await reader()
  const more = await whileStuck(async () => {
    const gone = new AbortController()
    const flood = Array.from({ length: 30 }, () =>
      fetch(server.address + heaviest(), {
        headers: { 'client-id': '3', authorization: `Bearer ${greedy}` },
        signal: gone.signal,
      }).catch(() => undefined),
    )
    await expect.poll(waitingForLock).toBeGreaterThanOrEqual(share())
    gone.abort()
    await Promise.all(flood)
    const asked = Array.from({ length: 10 }, () => call(server, `GET ${heaviest()}`, { token: greedy }))
    for (let round = 0; round < 10; round++) {
      expect(await waitingForLock()).toBeLessThanOrEqual(share() * 2)
      expect((await call(server, 'GET /health/ready', { headers: { 'client-id': '' } })).status).toBe(200)
    }
    return asked
  })
  expect((await Promise.all(more)).map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('all parallel requests of a page are answered, and those beyond the line get a refusal', async () => {
  const token = await reader()
  const ask = () => call(server, 'GET /v1/manage/blocks?building_id=1', { token })
  const page = await Promise.all(Array.from({ length: 12 }, ask))
  expect(page.map(({ status }) => status)).toEqual(Array(12).fill(200))

  const flood = await whileStuck(async () => {
    const asked = Array.from({ length: 230 }, ask)
    // A request without a place in the line is refused immediately, while the others still wait.
    const refused = await Promise.race(asked)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    return asked
  })
  const answers = (await Promise.all(flood)).map(({ status }) => status)
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(share() + 200)
  expect((await ask()).status).toBe(200)
})

test('files that are read slowly hold no place', async () => {
  const token = await reader()
  const replies = await Promise.all(
    Array.from({ length: 2 }, () =>
      fetch(`${server.address}/v1/manage/blocks/export?building_id=1&format=csv`, {
        headers: { 'client-id': '3', authorization: `Bearer ${token}` },
      }),
    ),
  )
  // Their bodies are not read yet.
  const asked = await Promise.all(
    Array.from({ length: share() }, () => call(server, 'GET /v1/manage/blocks?building_id=1', { token })),
  )
  expect(asked.map(({ status }) => status)).toEqual(Array(share()).fill(200))
  for (const reply of replies) expect((await reply.text()).length).toBeGreaterThan(0)
})

test('exports of all accounts together leave connections for work', async () => {
  const tokens = await Promise.all(Array.from({ length: 3 }, reader))
  const ask = (token: string | undefined) =>
    fetch(`${server.address}/v1/manage/apartments/export?building_id=1&format=csv`, {
      headers: { 'client-id': '3', authorization: `Bearer ${token}` },
    })
  const slow = await whileStuck(async () => {
    const asked = [tokens[0], tokens[0], tokens[1], tokens[1]].map(ask)
    await expect.poll(waitingForLock).toBe(4)
    expect((await ask(tokens[2])).status).toBe(429)
    expect((await call(server, 'GET /v1/current-user', { token: tokens[2] })).status).toBe(200)
    return asked
  })
  for (const reply of await Promise.all(slow)) {
    expect(reply.status).toBe(200)
    await reply.text()
  }
  await expect.poll(async () => (await ask(tokens[2])).status).toBe(200)
})

test('calls that write slowly do not stop their account from reading', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_apartment', 'read', 'delete')])
  server.services.hub.send({ type: 'access' })
  const token = await tokenFor(server, person)
  const writes = await whileStuck(async () => {
    const asked = Array.from({ length: 8 }, () =>
      call(server, 'DELETE /v1/manage/apartments/1?building_id=1', { token }).then(({ status }) => status),
    )
    await expect.poll(waitingForLock).toBe(share())
    expect((await call(server, 'GET /v1/current-user', { token })).status).toBe(200)
    expect(await waitingForLock()).toBe(share())
    return asked
  })
  expect(await Promise.all(writes)).toEqual(Array(8).fill(404))
})

test('a list that takes too long gives its connection back, says so, and holds up no other work', async () => {
  const short = await openTestServer({ listStatement: 300, apiDocs: false })
  const holder = new pg.Client({ connectionString: short.url })
  await holder.connect()
  try {
    await addBuildings(short)
    const person = await addPerson(short)
    await give(short, person, '1', [right('manage_apartment', 'read')])
    const token = await tokenFor(short, person)
    await holder.query('begin')
    await holder.query('lock table apartment in access exclusive mode')
    const stuck = call(short, `GET ${heaviest()}`, { token })
    expect((await call(short, 'GET /v1/current-user', { token })).status).toBe(200)
    const { status, body, headers } = await stuck
    expect([status, body.errorCode, headers.get('retry-after')]).toEqual([503, 'took_too_long', '5'])
    await holder.query('rollback')
    expect((await call(short, `GET ${heaviest()}`, { token })).status).toBe(200)
    // The same server does not describe itself.
    for (const path of ['/v1/docs', '/v1/openapi.json'])
      expect((await call(short, `GET ${path}`, { token })).status).toBe(404)
  } finally {
    await holder.end()
    await short.close()
  }
})
