import { audienceTargets } from './notices/audience.ts'
import { showPassCode } from './visitor-pass.ts'

/** To one resident, by letter to whoever lives in an apartment, by its householder, or at the office's desk. */
export const invitationKinds = ['personal', 'letter', 'householder', 'desk'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** How its code reaches them. */
export const invitationChannels = ['email', 'sms', 'paper', 'link', 'screen'] as const
export type InvitationChannel = (typeof invitationChannels)[number]

/** The ways of a sending, which the office puts into an order: each resident is invited in the first that reaches them. */
export const invitationWays = ['email', 'sms', 'letter'] as const
export type InvitationWay = (typeof invitationWays)[number]

/** Who is invited together. */
export const invitationAudiences = [...audienceTargets, 'residents'] as const

/** Whether a resident uses the app. */
export const appAccesses = ['never', 'invited', 'in'] as const

/** What becomes of whoever brings a code. */
export const joinOutcomes = ['in', 'waiting'] as const
/** Why the office looks at it first. */
export const joinDoubts = ['office_checks', 'already_joined'] as const
export type JoinDoubt = (typeof joinDoubts)[number]

/** Contacts that a one-time code can be sent to. */
export const provableContacts = ['email', 'sms'] as const

/** Names that nobody in the apartment has: with the last of them a letter is shut. */
export const mostWrongPersons = 5

/** Days after a sending on which those who have not come in are reminded. */
export const reminderDays = [7, 21] as const

/** Where one comes in; the code stands behind `#`, so that no server's log has it. */
const joinPage = 'app/join'
export const joinAddress = (origin: string) => `${origin}/${joinPage}`
export const joinLink = (origin: string, code: string) => `${joinAddress(origin)}#${showPassCode(code)}`
