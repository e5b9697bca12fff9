import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const head = 'declare const db: any, feesOf: any\n'

test('SQL that is handed to the database directly is refused', () => {
  const refused = [
    'db.query("select 1")',
    'db.query<{ n: number }>(`select n from fee where id = $1`, [1])',
    'db.execute(text)',
    'db.arrays(text, [])',
  ]
  expect(
    problemsIn(
      'statements/declared',
      refused.map((one) => `${head}export const out = ${one}\n`),
    ),
  ).toEqual(refused.map(() => 1))
})

test('declared statements and a request’s own query are left alone', () => {
  const allowed = ['feesOf(db, { month })', 'request.query', 'db.transaction(work)']
  expect(
    problemsIn(
      'statements/declared',
      allowed.map((one) => `${head}export const out = ${one}\n`),
    ),
  ).toEqual(allowed.map(() => 0))
})

const repository = resolve(import.meta.dirname, '../..')

/** Lines of a room's files that leave a statement to itself. */
const exceptionsIn = async (room: string) => {
  const files = await readdir(join(repository, 'api', room), { recursive: true })
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFile(join(repository, 'api', room, file), 'utf8')),
  )
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.includes('statements/declared'))
}

test('one statement of money is left to itself, and says why; there will be no more', async () => {
  const rooms = ['fees', 'debts', 'receipts', 'vouchers', 'ledger', 'tariffs', 'people', 'currencies']
  const lines = (await Promise.all(rooms.map(exceptionsIn))).flat()
  expect(lines.filter((line) => !/ -- \S.{20,}/.test(line))).toEqual([])
  expect(lines.length).toBeLessThanOrEqual(1)
})
