/** Limits of the language itself, on both ends of the wire. */

export const pageSize = 20
export const pageSizes = [10, 20, 50, 100] as const
/** The most rows that one page may ask for. */
export const maxPageSize = 500
/** Rows that `limit=all` gives where the entity says nothing else. */
export const defaultAllLimit = 5000
/** Vietnam and Cambodia both keep UTC+7 without summer time; a day is a day there. */
export const officeOffsetMinutes = 420
/** Years that a date may lie in. */
export const years = { first: 1900, last: 2199 } as const
export const uploadSizeMb = 10
/** Characters: `min` is enough where a second factor stands beside the password, `alone` where none does. */
export const passwordLength = { min: 8, alone: 12, max: 128 } as const
/** Limits of one request. */
export const wireLimits = { fields: 1000, depth: 5, index: 1000, keyLength: 200 } as const
