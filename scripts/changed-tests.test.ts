import { expect, test } from 'vitest'
import { always, testsFor } from './changed-tests.ts'

const files: Readonly<Record<string, string>> = {
  'entities/fees/fee.ts': `defineEntity({\n  name: 'fee',\n  path: 'fees',\n})`,
  'entities/index.ts': `import { fee } from './fees/fee.ts'`,
  'api/fees/fee.extension.ts': `import { fee } from '#entities/fees/fee.ts'\nimport { round } from './round.ts'`,
  'api/fees/round.ts': `import { add } from '#core/amount.ts'`,
  'core/amount.ts': '',
  'api/fees/round-fees.test.ts': `import { round } from './round.ts'`,
  'tests/money/fee-life.test.ts': `call('POST fees/1/approve')`,
  'tests/money/books.test.ts': `import { entities } from '#entities/index.ts'`,
  'tests/e2e/fee-board.test.ts': `page.goto('/fees')`,
  'src/fees/sum.test.ts': `import { add } from '#core/amount.ts'`,
}
const sources = { paths: Object.keys(files), read: (path: string) => files[path] ?? '' }
const chosenFor = (...changed: readonly string[]) =>
  testsFor(changed, sources).chosen.filter((one) => !always.includes(one))

test('an entity is tested by what names it or is called after it, not by what imports a list of everything', () => {
  expect(chosenFor('entities/fees/fee.ts').toSorted()).toEqual([
    'api/fees/round-fees.test.ts',
    'tests/e2e/fee-board.test.ts',
    'tests/money/fee-life.test.ts',
  ])
})

test('a file of a room is tested by who imports it first, and by who names what the room serves', () => {
  expect(chosenFor('api/fees/round.ts')).toEqual([
    'api/fees/round-fees.test.ts',
    'tests/money/fee-life.test.ts',
    'tests/e2e/fee-board.test.ts',
  ])
})

test('what serves everything is told, and a changed test runs however long it takes', () => {
  expect(testsFor(['core/amount.ts'], sources)).toMatchObject({
    general: ['core/amount.ts'],
    chosen: [...always, 'api/fees/round-fees.test.ts'],
  })
  expect(chosenFor('tests/money/books.test.ts')).toEqual(['tests/money/books.test.ts'])
})
