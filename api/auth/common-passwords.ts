import { unaccent } from '#core/text.ts'
import { commonWords } from './common-words.ts'

/**
 * Whether the password is one of those tried first. Lists of leaked passwords are a few hundred words, names
 * and keyboard walks with digits, signs and doubled letters put to them, so the pattern is refused, not the
 * single spelling: what is left of it once those are taken away must not be a common word.
 */
export function isCommonPassword(password: string): boolean {
  const lower = unaccent(password)
  const plain = lower.replace(/[@$!]/g, (sign) => signs[sign] ?? sign).replace(/[^a-z0-9]/g, '')
  if (isPoor(plain === '' ? lower : plain)) return true
  const letters = spellings(plain)
  return letters.some((word) => isMadeOf(word, plain))
}

/** One or two characters only, a run of neighbours, or a short piece said again and again. */
function isPoor(text: string): boolean {
  if (new Set(text).size <= 3 && text.length < 20) return true
  if (/^(.{1,4})\1+.{0,3}$/.test(text)) return true
  if (/^\d+$/.test(text)) return text.length <= 10 || isWalk(text)
  return isWalk(text)
}

/** Rows, columns and diagonals of the keyboard, the alphabet and the digits, both ways. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm', 'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', 'qazwsxedcrfvtgbyhnujmikolp',
  'a1b2c3d4e5f6g7h8i9', '1a2b3c4d5e6f7g8h9i', 'zaq1xsw2cde3vfr4bgt5nhy6mju7', 'qweasdzxcrtyfghvbn', '147258369147', '789456123789', '159357258456',
  'qwerty123456789', 'asdf1234567890', 'qwer1234567890', 'zxcv1234567890', '1234567890qwertyuiop', '1234qwerasdfzxcv', 'qweqweasdasdzxczxc', '123qweasdzxc',
] // prettier-ignore
const allWalks = walks.flatMap((walk) => [walk, walk.split('').toReversed().join('')])

/** At least nine tenths of it are steps along walks: at most two breaks between pieces of three or more. */
function isWalk(text: string): boolean {
  let at = 0
  for (let pieces = 0; pieces < 3 && at < text.length; pieces++) {
    const step = longestStep(text.slice(at))
    if (step < 3) break
    at += step
  }
  return at >= text.length * 0.85
}

function longestStep(text: string): number {
  let size = 0
  while (size < text.length && allWalks.some((walk) => walk.includes(text.slice(0, size + 1)))) size++
  return size
}

const signs: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': '' }
const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** The text without digits around it, and with digits read as the letters they imitate. */
function spellings(text: string): string[] {
  const bare = text.replace(/^\d+|\d+$/g, '')
  const read = (word: string) => word.replace(/[0134578]/g, (digit) => leet[digit] ?? digit)
  return [text, bare, read(bare), read(text), text.replace(/\d/g, '')]
}

/** One common word, twice the same, or two of them, with little else in the password. */
function isMadeOf(word: string, whole: string): boolean {
  if (word.length < 3 || whole.length - word.length > 6) return false
  if (commonWords.has(word) || commonWords.has(word.replace(/(.)\1+/g, '$1'))) return true
  for (let cut = 3; cut <= word.length - 3; cut++) {
    if (isEasy(word.slice(0, cut)) && isEasy(word.slice(cut))) return word.length < 14
  }
  return word.length < 16 && commonWords.has(word.slice(0, -1))
}

const isEasy = (part: string) => commonWords.has(part) || isWalk(part)
