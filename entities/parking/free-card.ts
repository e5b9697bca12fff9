/** A parking card that nobody holds, and that opens the barrier. */
export const freeCard = {
  all: [
    { field: 'given_on', present: false },
    { field: 'card_status', equals: 'opened' },
  ],
} as const

/** Why another card can't be chosen; what was said when it was locked tells of a lost one. */
export const notFree = [
  { when: { field: 'card_status', equals: 'locked' }, code: 'card_locked', detail: 'lock_reason' },
  { when: { field: 'given_on', present: true }, code: 'card_taken' },
] as const
