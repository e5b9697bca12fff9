import { expect, test } from 'vitest'
import { leftOutOf } from '#core/derive/totals.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import { contract } from './contract.ts'

const only = (...states: string[]): FilterNode[] => [{ field: 'status', operator: 'in', value: states }]

test.each([
  ['all contracts', [], ['draft', 'cancelled']],
  ['those in force', only('approved', 'nearly_end'), []],
  ['drafts alone', only('draft'), []],
])(
  'the sum of a list of %s leaves out what is not agreed, unless that is all it has',
  (_, filters, leftOut) => {
    expect(leftOutOf(contract, { filters })).toEqual(leftOut)
  },
)
