import type { Break } from './bank-breaks.ts'
import { closingSql } from './close-month.ts'

/** What breaks the rules of late interest and of the codes that a closing keeps. */
export const interestBreaks: readonly Break[] = [
  ['a closing that kept no codes', ['I22'], ['select sum_ledger(1)', closingSql('2026-09')]],
  [
    'a day that bears interest twice',
    ['I21'],
    [
      `update late_interest_line set debt_fee_id = (select max(debt_fee_id) from late_interest_line), fee_id = fee_id`,
    ],
  ],
  [
    'interest that is not the sum of its lines',
    ['I21'],
    [`update late_interest_line set amount = amount + 1`],
  ],
  ['more days than there are', ['I21'], [`update late_interest_line set days = days + 1`]],
  ['interest on interest', ['I21'], [`update late_interest_line set debt_fee_id = fee_id`]],
]
