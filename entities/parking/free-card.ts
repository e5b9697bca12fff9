/** A parking card that nobody holds, and that opens the barrier. */
export const freeCard = {
  all: [
    { field: 'given_on', present: false },
    { field: 'card_status', equals: 'opened' },
  ],
} as const
