import { feeTypeWords } from '#entities/fee-words.ts'
import { payerKindWords } from '#entities/payer-words.ts'
import { entryWords } from './entry.ts'
import { householdWords } from './household.ts'
import { moneyWords } from './money.ts'
import { moreWords } from './more.ts'
import { shellWords } from './shell.ts'

/** The app's words by part. A build takes one language of them (scripts/resident-words-plugin.ts). */
export const words = {
  shell: shellWords,
  entry: entryWords,
  money: moneyWords,
  more: moreWords,
  household: householdWords,
  fee_type: feeTypeWords,
  payer_kind: payerKindWords,
} as const
