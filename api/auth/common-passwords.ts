import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { unaccent } from '#core/text.ts'
import { commonWords } from './common-words.ts'

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, vietnamese: [...commonWords] },
  graphs: adjacencyGraphs,
})

/** Guesses that an attacker needs at least: 10⁶, below which a throttled online attack comes through. */
const leastScore = 2

/** Whether the password is one of those tried first: a leaked one, or words, dates and keyboard walks put together.
 * Runs in a worker process: 128 characters take 0.3 s. */
export const isCommonPassword = (password: string): boolean =>
  estimator.check(unaccent(password)).score < leastScore
