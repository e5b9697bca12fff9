import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#api/database/pool.ts'
import { crowding } from '#tests/support/server/crowding.ts'
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

const ready = async () => (await fetch(`${seeded.server.address}/health/ready`)).status

test('a database that may only be read refuses with 503, is not ready, and is used again at once when it may be written', async () => {
  const a = seeded.as('A')
  const owner = createPool(seeded.server.url, { max: 1 })
  const cut = () =>
    owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name = 'lobby'`,
    )
  const [row] = await owner.query<{ name: string }>('select current_database() as name')
  const write = async (code: string) => outcome(await a('POST blocks', { building_id: '1', code, name: 'x' }))
  try {
    await owner.query(`alter database ${row?.name} set default_transaction_read_only = on`)
    await cut()
    await expect.poll(() => write('R-1')).toBe('503 service_unavailable')
    await expect.poll(ready).toBe(503)
    await owner.query(`alter database ${row?.name} reset default_transaction_read_only`)
    // Each connection that still only reads refuses once at most, and is replaced.
    await expect.poll(() => write('R-2')).toBe('201')
    await expect.poll(ready).toBe(200)
  } finally {
    await owner.close()
  }
})

test('readiness is told within two seconds also while the database answers nothing', async () => {
  const holder = await seeded.db.pool.connect()
  await holder.query('begin')
  await holder.query('lock table throttle in access exclusive mode')
  try {
    const began = performance.now()
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503])
    expect(performance.now() - began).toBeLessThan(2_000 * crowding())
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  await expect.poll(ready).toBe(200)
})
