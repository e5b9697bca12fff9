import { expect, test } from 'vitest'
import { debtorKey, parseDebtor } from '#domain/money/payers.ts'
import { debtorsAmong } from './debtors.ts'

const line = (id: string, open: string, payer: string | null) => ({
  id,
  open,
  payer_kind: payer === null ? null : ('tenant' as const),
  payer_ref: payer,
  payer_name: payer === null ? null : `Name ${payer}`,
})

test('open fees are added up for each debtor', () => {
  const found = debtorsAmong([line('1', '100', '7'), line('2', '50', null), line('3', '25', '7')])
  expect(found.map(({ key, open, ids, name }) => [key, open, ids, name])).toEqual([
    ['tenant:7', '125', ['1', '3'], 'Name 7'],
    ['itself:', '50', ['2'], null],
  ])
})

test.each(['tenant:7', 'company:0312:45', 'itself:'])('%s names the same debtor again', (key) => {
  const debtor = parseDebtor(key)
  expect(debtor && debtorKey(debtor)).toBe(key)
})

test.each(['', 'tenant', 'nobody:7', null])('%s names nobody', (key) =>
  expect(parseDebtor(key)).toBeUndefined(),
)
