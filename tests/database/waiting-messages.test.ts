import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPool, type Db } from '#api/database/pool.ts'
import { mailFigures } from '#api/health/statements.ts'
import { takeNext } from '#api/mail/bulk-statements.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

// The outbox keeps what was sent in years; what waits in it is asked for each minute, and by whoever looks at the health.
let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  db = createPool(database.url, { max: 1 })
  await db.execute(
    `insert into outbox (channel, recipient, language, subject, body, status, is_bulk, created_at, sent_at)
      select 'email', 'a@example.test', 'vi', 's', 'b', 'sent', n % 2 = 0, now() - interval '90 days', now() - interval '90 days'
      from generate_series(1, 20000) n`,
  )
  await db.execute(
    `insert into outbox (channel, recipient, language, subject, body, is_bulk, next_try_at)
      select 'email', 'b@example.test', 'vi', 's', 'b', n % 2 = 0, now() - interval '1 minute' from generate_series(1, 40) n`,
  )
  await db.execute('analyze outbox')
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const channels = ['email']
/** How PostgreSQL would do what a statement asks for. */
async function planOf(ask: (explained: Db) => Promise<unknown>): Promise<string> {
  let plan = ''
  const query: Db['query'] = async <T>(text: string, values: readonly unknown[] = []) => {
    const rows = await db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    return [] as T[]
  }
  await ask({ ...db, query })
  return plan
}

test('the next message is the first of an index, whose order it has', async () => {
  const plan = await planOf((explained) => takeNext(explained, { channels, lease: 300 }))
  expect(plan).toContain('outbox_waiting_idx')
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

test('the figures of the health page read what waits and what is new', async () => {
  const plan = await planOf((explained) => mailFigures(explained, { channels }))
  expect(plan).toContain('outbox_waiting_idx')
  expect(plan).toContain('outbox_created_idx')
  expect(plan).not.toContain('Seq Scan')
})
