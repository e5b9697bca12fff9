import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-lint-'))
  writeFileSync(
    join(folder, 'lint.json'),
    JSON.stringify({
      jsPlugins: [join(root, 'scripts/lint/amounts.ts')],
      categories: { correctness: 'off' },
      rules: { 'amounts/exact': 'error' },
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How many problems the linter has with each line. */
function problemsIn(lines: readonly string[]): number[] {
  return lines.map((line, at) => {
    const file = join(folder, `line-${at}.ts`)
    writeFileSync(file, `export const of = (fee: never, list: never, price: never, priceOf: never) => ${line}\n`)
    try {
      execFileSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', join(folder, 'lint.json'), '-f', 'json', file])
      return 0
    } catch (error) {
      const { diagnostics } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as { diagnostics: unknown[] }
      return diagnostics.length
    }
  })
} // prettier-ignore

const refused = [
  'Number(fee.amount)',
  'parseFloat(list.anything)',
  '+price',
  'fee.unit_price * 2',
  'fee.unitPrice! + fee.credit',
  "fee.outstanding > '0'",
  'Number(String(fee.settled))',
  '(fee.amount as string) - 1',
  'list.reduce((sum, one) => sum + one.amount, 0)',
]
const allowed = [
  'list.length + 1',
  'Number(list.page)',
  'priceOf(fee.amount)',
  '`-${fee.amount}`',
  'fee.amount === list',
]

test('a value that is called as an amount meets no binary float and no operator', () => {
  expect(problemsIn(refused)).toEqual(refused.map(() => 1))
})

test('whatever is no amount is left alone, and an amount may be passed on', () => {
  expect(problemsIn(allowed)).toEqual(allowed.map(() => 0))
})
