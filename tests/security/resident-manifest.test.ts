import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

// What a phone asks for without a header of ours: a building's name and logo, by its number.
let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())
beforeEach(() => seeded.db.execute('delete from throttle'))

const ask = async (url: string) => await seeded.server.app.inject({ url })

test('the app of a building is installed under its name', async () => {
  const [building] = await seeded.db.query<{ name: string }>('select name from building where id = 1')
  const reply = await ask('/app/building/1/app.webmanifest')
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'public, max-age=86400',
  ])
  expect(reply.json()).toMatchObject({ id: '/app/', name: building?.name, scope: '/app/' })
})

test.each([
  '/app/building/999999/app.webmanifest',
  '/app/building/0/app.webmanifest',
  '/app/building/x/app.webmanifest',
  '/app/building/1/icon-64.png',
  '/app/building/1/constructor.png',
])('%s is not there', async (url) => {
  const { statusCode, headers } = await ask(url)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('whoever tries numbers is stopped; who asks for a building that is there is not counted', async () => {
  for (let tries = 0; tries < 70; tries += 1)
    expect((await ask('/app/building/1/app.webmanifest')).statusCode).toBe(200)
  const tried: number[] = []
  for (let id = 900_000; id < 900_070; id += 1)
    tried.push((await ask(`/app/building/${id}/app.webmanifest`)).statusCode)
  expect(new Set(tried)).toEqual(new Set([404, 429]))
})
