import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededServer, outcome, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

test('connections that the database drops cost at most a 503, and the next calls go through', async () => {
  const a = seeded.as('A')
  const cut = () =>
    seeded.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
  const calls: Promise<string>[] = []
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 10; index += 1) {
      calls.push(a(`GET apartments?building_id=1&floor=${index}`).then(outcome))
      calls.push(a('GET apartments/1').then(outcome))
      calls.push(
        a('POST blocks', { building_id: '1', code: `CUT-${round}-${index}`, name: 'x' }).then(outcome),
      )
    }
    await wait(5)
    await cut().catch(() => undefined)
  }
  const outcomes = new Set(await Promise.all(calls))
  for (const one of outcomes) expect(['200', '201', '503 service_unavailable']).toContain(one)
  await wait(300)
  for (let index = 0; index < 20; index += 1)
    expect(outcome(await a('GET apartments?building_id=1'))).toBe('200')
})

test('a call that cannot be served now says when to try again, and leaves nothing half written', async () => {
  const a = seeded.as('A')
  const before = await seeded.db.arrays('select (select count(*) from block), (select count(*) from log)')
  const [holder] = [await seeded.db.pool.connect()]
  await holder.query('begin')
  await holder.query('lock table log in access exclusive mode')
  try {
    const reply = a('POST blocks', { building_id: '1', code: 'HELD', name: 'x' })
    await wait(300)
    await seeded.db.execute(
      `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    const { status, headers } = await reply
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  expect(await seeded.db.arrays('select (select count(*) from block), (select count(*) from log)')).toEqual(
    before,
  )
})
