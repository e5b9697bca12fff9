import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import type { Tx } from '#api/database/pool.ts'
import { guards } from '#api/ledger/invariants-ledger.ts'
import { verdictsOf } from '#api/ledger/invariants.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { past } from '#tests/support/money/book-breaks.ts'
import { openBankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'
import { closeMonth } from '#tests/support/money/close-month.ts'
import { spendDayWithMoney } from '#tests/support/money/day-of-money.ts'
import { found, unseen } from '#tests/support/money/rewritings.ts'

// Whoever owns the tables can write history otherwise, with the guards off and on again. What `ledger:check` finds of that,
// and what it does not: docs/domain/ledger.md names just that.

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
  await spendDayWithMoney(seeded)
  await closeMonth(seeded.db, '2019-12')
  const feed = await openBankFeed(seeded, await openCashDesk(seeded))
  expect((await feed.pay({ text: 'Không rõ' })).line).toMatchObject({ status: 'unmatched' })
})
afterAll(() => seeded.close())

const tables = [...new Set([...guards.map(([table]) => String(table)), 'log', 'debt', 'late_interest_line'])]

/** The codes of the invariants that a rewriting breaks; it is undone. */
async function brokenBy(statements: readonly string[]): Promise<string[]> {
  const undone = new Error('undone')
  let codes: string[] = []
  const work = async (tx: Tx) => {
    for (const sql of past(tables, ...statements))
      if ((await tx.execute(sql)) === 0 && /^(update|delete|insert)/.test(sql))
        throw new Error(`no row: ${sql}`)
    codes = (await verdictsOf(tx)).filter(({ count }) => count > 0).map(({ code }) => code)
    throw undone
  }
  await seeded.db.transaction(work).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return codes
}

test('the honest books hold', async () => {
  expect(await brokenBy([])).toEqual([])
})

test.each(found)('$what: found by $by', async ({ statements, by }) => {
  expect(await brokenBy(statements)).toContain(by)
})

test.each(unseen)('$what: not found, and said so', async ({ statements }) => {
  expect(await brokenBy(statements)).toEqual([])
})

test('the docs name just what is not found', async () => {
  const page = await readFile('docs/domain/ledger.md', 'utf8')
  const limits = page.split('## What nothing finds')[1]?.split('\n## ')[0] ?? ''
  const named = [...limits.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(unseen.map(({ limit }) => limit)))
})

/** Former names are history too, and none of the books. */
test('every guard that refuses is one that the check looks for', async () => {
  const triggers = await seeded.db.query<{ name: string }>(
    `select concat_ws(' ', t.tgrelid::regclass, t.tgname, p.proname) as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and t.tgrelid <> 'former_name'::regclass and (p.proname like 'refuse%' or p.prosrc like '%raise exception%')`,
  )
  const known = new Set(guards.map((words) => words.join(' ')))
  expect(triggers.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})
