/** A numbered code around its number, on one day: `HD-2026-` and 4 digits. */
export interface NumberedCode {
  readonly before: string
  readonly after: string
  readonly digits: number
}

/** The parts of a pattern such as `HD-{yyyy}-{0000}` on a day; undefined where it has no place for the number. */
export function readPattern(pattern: string, day: string): NumberedCode | undefined {
  const dated = pattern.replaceAll('{yyyy}', day.slice(0, 4)).replaceAll('{mm}', day.slice(5, 7))
  const [, before = '', zeros, after = ''] = /^([^{}]*)\{(0{1,12})\}([^{}]*)$/.exec(dated) ?? []
  return zeros === undefined ? undefined : { before, after, digits: zeros.length }
}

export const numberedCode = ({ before, after, digits }: NumberedCode, number: number) =>
  `${before}${String(number).padStart(digits, '0')}${after}`

/** The number that a code has by the pattern; undefined if it is none of the pattern's. */
export function numberIn({ before, after }: NumberedCode, code: string): number | undefined {
  if (code.length <= before.length + after.length) return undefined
  if (!code.startsWith(before) || !code.endsWith(after)) return undefined
  const digits = code.slice(before.length, code.length - after.length)
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
}
