import { homeTargets } from './audience.ts'

/** The ways in which a fee notice reaches an apartment (docs/domain/fee-notices.md): each is sent or not. */
export const noticeChannels = ['notification', 'email', 'sms'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/**
 * How far a notice is on one of them: `waiting` for the run, `queued` in the outbox, `sent` to the provider, `delivered` into
 * the list of an account, `unreachable` since nobody can be reached so, `failed` since the provider refused it. No provider tells
 * us of a delivery. Empty: not sent in this way.
 */
export const channelStates = ['waiting', 'queued', 'sent', 'delivered', 'unreachable', 'failed'] as const
export type ChannelState = (typeof channelStates)[number]

/** Why nothing was sent. What a provider answered is in the outbox: it may name the address. */
export const channelProblems = ['no_resident', 'no_account', 'no_email', 'no_phone', 'refused'] as const
export type ChannelProblem = (typeof channelProblems)[number]

/**
 * Whether a notice reached its apartment: no way has been tried, it lies in the outbox alone, a provider took it, it was delivered, it left in
 * some ways and failed in others, or none worked.
 */
export const reaches = ['waiting', 'queued', 'sent', 'reached', 'partly', 'not_reached'] as const

/** What the notices are for: the month's fees, debts that are due, or what is owed to the maintenance fund. */
export const noticeKinds = ['fees', 'reminder', 'maintenance_fund'] as const

/** Who gets the notices; `corrected`: apartments whose last notice of the month names a fee that was taken back since. */
export const audiences = [...homeTargets, 'corrected'] as const
