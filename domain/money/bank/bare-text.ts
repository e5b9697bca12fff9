/** A text as letters and digits alone, since banks drop and add what stands between them. */
export interface BareText {
  /** Capitals and digits; `|` is where something was cut out, so that nothing is read across it. */
  readonly signs: string
  /** Of each sign, whether it stood right behind the one before it. */
  readonly joined: readonly boolean[]
}

/** Where something stands in it. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** The first of the ten digits of other scripts that keyboards here may write. */
const zeros = ['០', '٠', '۰', '०', '๐', '໐', '၀'].map((zero) => zero.codePointAt(0) ?? 0)

const plainSign = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const zero = zeros.find((one) => code >= one && code < one + 10)
  return zero === undefined ? sign : String(code - zero)
}

/** Reads a text: marks off, Đ as D, digits of any script, and nothing else. */
export function bareText(text: string): BareText {
  const signs: string[] = []
  const joined: boolean[] = []
  let isJoined = false
  for (const sign of text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'D')
    .toUpperCase()) {
    const plain = plainSign(sign)
    const isSign = /^[0-9A-Z]$/.test(plain)
    if (isSign) {
      signs.push(plain)
      joined.push(isJoined)
    }
    isJoined = isSign
  }
  return { signs: signs.join(''), joined }
}

/** The text without what stands at these places. */
export function cutOut(text: BareText, places: readonly Place[]): BareText {
  let { signs } = text
  for (const { from, to } of places)
    signs = `${signs.slice(0, from)}${'|'.repeat(to - from)}${signs.slice(to)}`
  return { ...text, signs }
}

/** Everywhere that some signs stand in a text, whatever stands between them. */
export function placesOf({ signs }: BareText, wanted: string): readonly Place[] {
  const places: Place[] = []
  if (wanted === '') return places
  for (let from = signs.indexOf(wanted); from !== -1; from = signs.indexOf(wanted, from + 1))
    places.push({ from, to: from + wanted.length })
  return places
}

/**
 * Whether what stands at a place ends there: no digit goes on with its digits, no letter with its letters. Within a word
 * it may begin behind a letter only where it is written in one, since some banks drop all spaces.
 */
export function standsAlone({ signs, joined }: BareText, { from, to }: Place): boolean {
  const goesOn = (at: number) => joined[at] === true && isAlike(signs[at - 1], signs[at])
  if (goesOn(to) && (isDigit(signs[to]) || !isInOne(joined, { from, to }))) return false
  return !goesOn(from) || (!isDigit(signs[from]) && isInOne(joined, { from, to }))
}

const isInOne = (joined: readonly boolean[], { from, to }: Place) =>
  joined.slice(from + 1, to).every((one) => one)

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'
const isLetter = (sign: string | undefined) => sign !== undefined && sign >= 'A' && sign <= 'Z'
const isAlike = (a: string | undefined, b: string | undefined) =>
  (isDigit(a) && isDigit(b)) || (isLetter(a) && isLetter(b))
