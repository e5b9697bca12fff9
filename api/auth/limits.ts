import { otpMinutes, timeUnits } from '#core/constants.ts'

/** How many tries within how long. */
export interface Limit {
  readonly tries: number
  readonly seconds: number
}

const { minute, hour, day } = timeUnits

/** Evaluated tries, not requests: what is over a limit is refused before any password or code is compared. */
export const defaultLimits = {
  loginPerAccount: { tries: 10, seconds: 15 * minute },
  /** Wrong ones only: an office shares one address. */
  loginPerAddress: { tries: 30, seconds: 10 * minute },
  otpPerHour: { tries: 5, seconds: hour },
  otpPerDay: { tries: 10, seconds: day },
  otpPerAddress: { tries: 50, seconds: day },
  otpChecksPerAddress: { tries: 30, seconds: 10 * minute },
  /** Checks of one's own password while signed in. */
  passwordChecks: { tries: 10, seconds: 15 * minute },
  /** Links for a new password: by who sends them, to one account, and tries of them from one address. */
  linksPerSender: { tries: 500, seconds: hour },
  linksPerAccount: { tries: 5, seconds: hour },
  linkTriesPerAddress: { tries: 30, seconds: 10 * minute },
  /** Files that one account may upload. */
  uploads: { tries: 600, seconds: hour },
} as const satisfies Record<string, Limit>

export type Limits = Readonly<Record<keyof typeof defaultLimits, Limit>>

/** Lives of sessions and one-time secrets, in seconds. */
export const lifetimes = {
  /** Absolute, also for a remembered one, whose cookie lives as long (specification §4). */
  session: day,
  /** Without a request for so long a session that is not remembered ends. */
  idle: 4 * hour,
  otp: otpMinutes * minute,
  resetToken: 10 * minute,
  /** Links at which a new account, or one that is there already, chooses its password. */
  invitation: 3 * day,
  reset: day,
  liveTicket: 30,
} as const
