import { password } from '#core/fields/password.ts'
import { text } from '#core/fields/text.ts'
import { otpDigits } from '../constants.ts'

/** The password that somebody has. */
export const currentPassword = password({ required: true, current: true })

/** A one-time code that was sent, or that an authenticator app shows. */
export const oneTimeCode = text({ required: true, digits: otpDigits, autofill: 'one-time-code' })

/** What the server gave for the next step. */
export const ticket = text({ required: true, maxLength: 200 })
