import { manyToMany } from '#core/fields/many-to-many.ts'
import { select } from '#core/fields/select.ts'

/** What a message to residents' accounts is about (docs/domain/push-notifications.md). */
export const pushTypes = ['news', 'fee', 'event', 'urgent', 'other'] as const

/** Whom it is for: everybody, householders (of some blocks, if any are chosen), some blocks, some apartments. */
export const pushTargets = ['all', 'householders', 'blocks', 'apartments'] as const

/** The fields that say whom it is for. */
export const pushAudience = {
  target: select({ required: true, options: pushTargets, default: 'all' }),
  blocks: manyToMany('block', { max: 200 }),
  apartments: manyToMany('apartment', { max: 5000 }),
} as const

/** What became of it for one resident: it stands in the bell of their account, was mailed in its place, or why it could not. */
export const pushOutcomes = ['sent', 'emailed', 'no_account', 'account_disabled'] as const
export type PushOutcome = (typeof pushOutcomes)[number]
