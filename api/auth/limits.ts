import { otpMinutes, timeUnits } from '#domain/constants.ts'

/** How many tries within how long. */
export interface Limit {
  readonly tries: number
  readonly seconds: number
}

const { minute, hour, day } = timeUnits

/** Evaluated tries, not requests: what is over a limit is refused before any password or code is compared. */
export const defaultLimits = {
  /** At one account from one address. */
  loginPerPair: { tries: 10, seconds: 15 * minute },
  /** At one account from all addresses together that it has not signed in from. */
  loginPerAccount: { tries: 50, seconds: 15 * minute },
  /** Wrong ones only: an office shares one address. */
  loginPerAddress: { tries: 30, seconds: 10 * minute },
  otpPerHour: { tries: 5, seconds: hour },
  otpPerDay: { tries: 10, seconds: day },
  otpPerAddress: { tries: 50, seconds: day },
  otpChecksPerAddress: { tries: 30, seconds: 10 * minute },
  /** Letters that tell an owner that somebody tries their account. */
  loginWarnings: { tries: 1, seconds: day },
  /** Addresses that one account asks to sign in with, and what one mailbox may be sent by it. */
  contactChanges: { tries: 5, seconds: day },
  /**
   * Wrong codes of an authenticator app. Three of a million codes are right at any time, so with twenty guesses a day a
   * hit takes some 45 years, and only someone who has the password gets that far. Recovery codes are too long to need a
   * limit.
   */
  secondFactorPerAccount: { tries: 10, seconds: 15 * minute },
  secondFactorPerDay: { tries: 20, seconds: day },
  /** Wrong ones only, as for passwords. */
  secondFactorPerAddress: { tries: 30, seconds: 10 * minute },
  /** Checks of the user's own password while signed in. */
  passwordChecks: { tries: 10, seconds: 15 * minute },
  /** New passwords of one account that are judged: each may take 0.3 s of a core. */
  passwordJudgements: { tries: 30, seconds: 15 * minute },
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
  /** How long an address that an account has signed in from is taken for its owner's. */
  knownAddress: 30 * day,
  /** Links at which a new account, or one that is there already, chooses its password. */
  invitation: 3 * day,
  reset: day,
  liveTicket: 30,
  /** Between the right password and the right code. */
  signInTicket: 5 * minute,
  /** Between the secret that is shown and the first code from it. */
  enrolment: 15 * minute,
} as const
