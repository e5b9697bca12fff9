import { select } from '#core/fields/select.ts'
import { audiencePlaces, audienceTargets } from './audience.ts'

/** What a message to residents' accounts is about (docs/domain/push-notifications.md). */
export const pushTypes = ['news', 'fee', 'event', 'urgent', 'other'] as const

/** The fields that say whom it is for. */
export const pushAudience = {
  target: select({ required: true, options: audienceTargets, default: 'all' }),
  ...audiencePlaces,
} as const

/** What became of it for one resident: it stands in the bell of their account, was mailed in its place, or why it could not. */
export const pushOutcomes = ['sent', 'emailed', 'no_account', 'account_disabled'] as const
export type PushOutcome = (typeof pushOutcomes)[number]
