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

test('the next version of a row is said in one place', () => {
  const texts = [
    '`update fee set version = version + 1`',
    "'set version = t.version+1'",
    '`select version from fee`',
  ]
  expect(
    problemsIn(
      'statements/bumped',
      texts.map((one) => `export const out = ${one}\n`),
    ),
  ).toEqual([1, 1, 0])
})

const api = resolve(import.meta.dirname, '../../api')
/** Its SQL is compiled from the declarations, or is the database's own. */
const leftOut = ['records', 'sql', 'database']
const money = ['fees', 'debts', 'receipts', 'vouchers', 'ledger', 'tariffs', 'people', 'currencies']

/** Lines that exempt a statement from the rule, by their room. */
async function exceptions(): Promise<{ room: string; line: string }[]> {
  const files = (await readdir(api, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const found = files.map(async (file) => {
    const lines = (await readFile(join(api, file), 'utf8')).split('\n')
    return lines
      .filter((line) => line.includes('statements/declared'))
      .map((line) => ({ room: file.split('/')[0] ?? '', line }))
  })
  return (await Promise.all(found)).flat()
}

test('a statement that is left to itself says why; of money it is one, and there will be no more', async () => {
  const left = await exceptions()
  expect(left.filter(({ line }) => !/ -- \S.{20,}/.test(line))).toEqual([])
  expect(left.filter(({ room }) => money.includes(room)).length).toBeLessThanOrEqual(1)
  expect(left.length).toBeLessThanOrEqual(8)
})

test('no file of another room is excepted', async () => {
  const config = JSON.parse(await readFile(join(api, '../.oxlintrc.json'), 'utf8')) as {
    readonly overrides: readonly {
      readonly files: readonly string[]
      readonly rules: Record<string, unknown>
    }[]
  }
  const excepted = config.overrides
    .filter(({ rules }) => rules['statements/declared'] === 'off')
    .flatMap(({ files }) => files)
  expect(excepted).toEqual([`api/{${leftOut.join(',')}}/**/*.ts`, 'api/**/*.test.ts'])
})
