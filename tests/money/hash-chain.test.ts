import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { officeToday } from '#core/days.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { readChainHead } from '#api/ledger/chain-head.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  openSeededServer,
  recordOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'

// Each entry is a link of its building's chain; what a closing shows of it must stay in it.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const links = async (building = 1) =>
  seeded.db.query<{ number: number; kind: string; id: string }>(
    `select c.number::int, e.kind, e.document_id::text as id from ledger_chain c
      join ledger_entry e on e.building_id = c.building_id and e.id = c.entry_id
      where c.building_id = $1 order by c.number`,
    [building],
  )
const head = () => readChainHead(seeded.db, '1')

test('every entry is the next link, in the order in which they were booked', async () => {
  expect(await head()).toBeNull()
  const fee = await desk.fee(desk.apartment(0), '1000')
  const receipt = recordOf(await desk.collect(desk.apartment(0), '400')).id
  expect(await links()).toEqual([
    { number: 1, kind: 'fee', id: fee },
    { number: 2, kind: 'receipt', id: receipt },
  ])
  expect(await head()).toMatch(/^2-[0-9a-f]{12}$/)
  expect(await links(2)).toEqual([])
})

test('fees that are approved at once are links of one pass', async () => {
  const before = (await links()).length
  const drafts = []
  for (let at = 0; at < 5; at++) drafts.push(recordOf(await desk.draft(desk.apartment(at), '70')).id)
  await desk.a('POST fees/approve', { building_id: '1', ids: drafts })
  const added = (await links()).slice(before)
  expect(added.map(({ id }) => id).toSorted()).toEqual(drafts.toSorted())
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

test('an entry of a transaction that fails is no link', async () => {
  const before = await head()
  const failed = seeded.server.serving.transaction(async (tx) => {
    await tx.query(
      `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on)
        values (1, 'fee', 990001, $1) returning id)
      insert into ledger_line (entry_id, building_id, number, account, apartment_id, category, amount)
      select e.id, 1, s, case s when 1 then 'receivable' else 'revenue' end, case s when 1 then ${desk.apartment(0)} end,
        case s when 1 then '' else 'X' end, case s when 1 then 5 else -5 end from e, (values (1), (2)) side(s)`,
      [officeToday()],
    )
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await head()).toBe(before)
})

test('twenty who book at once wait for each other: no link is missing, none is made twice', async () => {
  const before = (await links()).length
  const replies = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const home = desk.apartment(at % 5)
      if (at % 2 === 0) return desk.collect(home, '7')
      const { id } = recordOf(await desk.draft(home, '10'))
      return desk.a('POST fees/approve', { building_id: '1', ids: [id] })
    }),
  )
  const booked = replies.filter(({ status }) => status < 300).length
  expect(booked).toBeGreaterThanOrEqual(10)
  const now = await links()
  expect(now.map(({ number }) => number)).toEqual(now.map((_, at) => at + 1))
  expect(now.length).toBe(before + booked)
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

test('a closed till and a closed month show the head of that moment, for ever', async () => {
  const [box] = await seeded.db.query<{ id: string; balance: string }>(
    `select a.id::text, trim_scale(coalesce(b.balance, 0))::text as balance from cash_account a
      left join ledger_balance b on b.building_id = 1 and b.account = 'cash' and b.ref = a.id::text
      where a.building_id = 1 and a.account_sub_type = 'cash' order by a.id limit 1`,
  )
  const shown = await head()
  const till = await desk.a(
    'POST till-closings',
    {
      building_id: '1',
      cash_account_id: box?.id,
      counted: box?.balance,
      note: 'x',
    },
    withKey(),
  )
  expect(recordOf(till).ledger_head).toBe(shown)
  const month = recordOf(await desk.a('POST closed-months', { building_id: '1', month: '2020-01' }))
  expect(month.ledger_head).toBe(shown)
  await desk.fee(desk.apartment(1), '10')
  expect(await head()).not.toBe(shown)
  await expect(
    seeded.server.serving.execute(`update closed_month set ledger_head = '1-000000000000'`),
  ).rejects.toMatchObject({ code: '23001' })
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

test('books from before the chain are linked by the migration, each building’s by itself', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('hash-chain'))
    await migrate(db, { migrations: all.slice(0, at) })
    const bound = await db.query<{ cut: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as cut from pg_constraint
        where contype = 'f' and conrelid in ('ledger_entry'::regclass, 'ledger_line'::regclass, 'ledger_balance'::regclass)`,
    )
    for (const { cut } of bound) await db.execute(cut)
    for (const [building, document] of [
      [1, 1],
      [2, 1],
      [1, 2],
    ])
      await db.execute(
        `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on)
            values ($1, 'payment_voucher', $2, '2026-01-05') returning building_id, id)
          insert into ledger_line (building_id, entry_id, number, account, cash_account_id, category, amount)
          select building_id, id, 1, 'cash', 1, '', -5 from e union all select building_id, id, 2, 'expense', null, 'X', 5 from e`,
        [building, document],
      )
    await migrate(db, { migrations: all })
    expect(
      await db.query(
        `select building_id::int as building, number::int, entry_id::int as entry from ledger_chain order by 1, 2`,
      ),
    ).toEqual([
      { building: 1, number: 1, entry: 1 },
      { building: 1, number: 2, entry: 3 },
      { building: 2, number: 1, entry: 2 },
    ])
    expect(Object.keys(await findBrokenInvariants(db))).not.toContain('I15')
  } finally {
    await db.close()
    await database.drop()
  }
})
