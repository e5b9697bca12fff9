import { feeTypeWords } from '#entities/fee-words.ts'
import { payerKindWords } from '#entities/payer-words.ts'
import { areaWords } from './area-words.ts'
import { entryWords } from './entry.ts'
import { householdWords } from './household.ts'
import { moneyWords } from './money.ts'
import { moreWords } from './more.ts'
import { shellWords } from './shell.ts'

/** All words of the app by part. A build takes one language of them (scripts/resident-words-plugin.ts). */
export const words = {
  ...areaWords,
  shell: shellWords,
  entry: entryWords,
  money: moneyWords,
  more: moreWords,
  household: householdWords,
  fee_type: feeTypeWords,
  payer_kind: payerKindWords,
} as const

/**
 * Those that come before anything is drawn: of the shell, and of the pages that are opened first. All others come in a
 * second file with the first place that is not among these.
 */
export const firstWords: Readonly<Partial<Record<keyof typeof words, 'all' | readonly string[]>>> = {
  shell: 'all',
  entry: ['sign_in'],
  money: ['home'],
  more: ['unread', 'add_home', 'language', 'languages'],
}
