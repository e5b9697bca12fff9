import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { unaccent } from '#core/text.ts'
import { commonWords } from './common-words.ts'

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, vietnamese: [...commonWords] },
  graphs: adjacencyGraphs,
})

/**
 * The least score that is accepted: an attacker needs at least 10⁶ guesses. Below that a throttled online attack
 * succeeds.
 */
const leastScore = 2

/**
 * Whether attackers try this password early: a leaked one, or a combination of words, dates and keyboard walks. Runs in
 * a worker process: 128 characters take 0.3 s.
 */
export const isCommonPassword = (password: string): boolean =>
  estimator.check(unaccent(password)).score < leastScore
