import { expect, test } from 'vitest'
import { findTypeFaults } from './type-faults.ts'

const unnamed = (path: string) =>
  `${path}(9,3): error TS4111: Property 'payerr' comes from an index signature, so it must be accessed with ['payerr'].`

test('a name that no type gives is an error where a room works on particular entities', () => {
  const held = ['api/papers/receipt-page.ts', 'src/receipts/paper.tsx', 'domain/documents/page.ts'].map(
    unnamed,
  )
  const free = [
    'api/records/read/list.ts',
    'src/crud/views.ts',
    'api/papers/receipt-page.test.ts',
    'tests/api/x.ts',
  ].map(unnamed)
  expect(findTypeFaults([...held, ...free].join('\n'))).toEqual(held)
})

test('every other error counts wherever it is, with the lines that explain it', () => {
  const fault =
    "tests/api/x.ts(1,2): error TS2322: Type 'A' is not assignable to type 'B'.\n  Type 'C' is not."
  expect(findTypeFaults(`${unnamed('tests/api/x.ts')}\n${fault}\n`)).toEqual([fault])
  expect(findTypeFaults('')).toEqual([])
})
