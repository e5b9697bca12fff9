import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

test('a room imports values from rooms before it alone', () => {
  const refused = [
    "import { post } from '#api/ledger/ledger.ts'",
    "import { post } from '../ledger/ledger.ts'",
    "import { type Line, post } from '../ledger/ledger.ts'",
    "import { thing } from '#api/no-such-room/thing.ts'",
    "const ledger = await import('../ledger/ledger.ts')",
    'const ledger = await import(`../ledger/ledger.ts`)',
    "export { post } from '../ledger/ledger.ts'",
    "export * from '../ledger/ledger.ts'",
  ]
  expect(problemsIn('rooms/order', refused, { under: 'api/records' })).toEqual(refused.map(() => 1))
})

test('types come from anywhere, and values from its own files, from rooms before it and from elsewhere', () => {
  const taken = [
    "import type { Line } from '#api/ledger/ledger.ts'",
    "import { type Line } from '../ledger/ledger.ts'",
    "import { list } from './list.ts'",
    "import { createPool } from '../database/pool.ts'",
    "import { isDay } from '#core/fields/calendar.ts'",
    "import { join } from 'node:path'",
    "const pool = await import('../database/pool.ts')",
    'const named = await import(join(here, name))',
    "export type { Line } from '../ledger/ledger.ts'",
  ]
  expect(problemsIn('rooms/order', taken, { under: 'api/records' })).toEqual(taken.map(() => 0))
})

test('a room that has no place yet is above all others', () => {
  const [refused, taken] = [
    "import { thing } from '#api/no-such-room/thing.ts'",
    "import { post } from '#api/ledger/ledger.ts'",
  ]
  expect(problemsIn('rooms/order', [refused, taken], { under: 'api/another-room' })).toEqual([1, 0])
})

test('the console’s rooms have their own order', () => {
  const [refused, taken] = [
    "import { session } from '../session/session.ts'",
    "import { codeText } from '../i18n/code-text.ts'",
  ]
  expect(problemsIn('rooms/order', [refused, taken], { under: 'src/data' })).toEqual([1, 0])
})
