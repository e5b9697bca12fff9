/** What the gate says of a pass. All but `welcome` and `inside` keep the door shut. */
export const passVerdicts = [
  'welcome',
  'inside',
  'waiting',
  'rejected',
  'early',
  'expired',
  'used',
  'elsewhere',
  'unknown',
] as const
export type PassVerdict = (typeof passVerdicts)[number]

/** Minutes before the visit from which its pass opens the gate: a guest may come a little early. */
export const earlyMinutes = 30

/** What a verdict is made of; instants are ISO 8601. */
export interface Visit {
  readonly status: 'new' | 'approved' | 'rejected'
  readonly from_time: string
  readonly to_time: string
  readonly checked_in_at: string | null
  readonly checked_out_at: string | null
}

/** A pass lets its guest in once, within its time (docs/domain/visitor-pass.md). Who is inside may leave at any time. */
export function verdictOf(visit: Visit, now: Date): PassVerdict {
  if (visit.status === 'rejected') return 'rejected'
  if (visit.status === 'new') return 'waiting'
  if (visit.checked_out_at !== null) return 'used'
  if (visit.checked_in_at !== null) return 'inside'
  if (now.getTime() < Date.parse(visit.from_time) - earlyMinutes * 60_000) return 'early'
  return now.getTime() > Date.parse(visit.to_time) ? 'expired' : 'welcome'
}

/** Crockford's letters: no I, L, O or U, so that none is taken for a digit or makes a word. */
export const passLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Twelve letters hold 60 bits: nobody guesses one. */
export const passLength = 12

/** The page that shows a pass to its guest; the code stands behind `#`, so that no server's log has it. */
export const passPage = 'visitor-pass'
export const passLink = (origin: string, code: string) => `${origin}/${passPage}#${showPassCode(code)}`

/** The page on which a guest announces a visit, by a link. */
export const invitationPage = 'visitors/create'

/** `K7QD-3M9X-2HTB`, as it is read aloud and typed. */
export const showPassCode = (code: string) => (code.match(/.{1,4}/g) ?? []).join('-')

/**
 * The code in what was typed or scanned: with or without its dashes, in small letters, as the link of its page; undefined
 * if it can't be one.
 */
export function readPassCode(typed: string): string | undefined {
  const code = typed
    .slice(typed.indexOf('#') + 1)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === passLength && [...code].every((letter) => passLetters.includes(letter))
    ? code
    : undefined
}
