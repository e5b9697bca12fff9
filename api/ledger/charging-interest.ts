import { feeIs } from './invariants-words.ts'

/** SQL: whether the fee `i` of a line of late interest is neither void nor deleted, so that its days are taken. */
export const isCharging = `i.status <> ${feeIs.void} and i.deleted_at is null`
