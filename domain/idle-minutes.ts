import { isOneOf } from '#core/one-of.ts'

/**
 * Minutes without a request after which an administrator's session ends, as an organisation may choose; not the session
 * that its owner chose to be remembered in.
 */
export const idleMinutes = ['15', '30', '60', '120', '240'] as const
export type IdleMinutes = (typeof idleMinutes)[number]
export const usualIdleMinutes: IdleMinutes = '30'
/** The setting's code. */
export const idleSetting = 'idle_minutes'

export const isIdleMinutes = (value: unknown): value is IdleMinutes => isOneOf(idleMinutes, value)
