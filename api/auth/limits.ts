import { otpMinutes, timeUnits } from '#domain/constants.ts'

/** A number of tries within a period. */
export interface Limit {
  readonly tries: number
  readonly seconds: number
}

const { minute, hour, day } = timeUnits

/**
 * Limits on tries that are compared, not on requests: a try over a limit is refused before any password or code is
 * compared.
 */
export const defaultLimits = {
  /** For one account from one address. */
  loginPerPair: { tries: 10, seconds: 15 * minute },
  /** For one account from all addresses that it has not signed in from, together. */
  loginPerAccount: { tries: 50, seconds: 15 * minute },
  /** Counts wrong tries only: an office shares one address. */
  loginPerAddress: { tries: 30, seconds: 10 * minute },
  otpPerHour: { tries: 5, seconds: hour },
  otpPerDay: { tries: 10, seconds: day },
  otpPerAddress: { tries: 50, seconds: day },
  otpChecksPerAddress: { tries: 30, seconds: 10 * minute },
  /** Mails that warn an owner that somebody tries their account. */
  loginWarnings: { tries: 1, seconds: day },
  /** Addresses that one account asks to sign in with, and mails that it may cause to one mailbox. */
  contactChanges: { tries: 5, seconds: day },
  /**
   * Wrong codes of an authenticator app. At any time three of a million codes are right, so with twenty guesses a day a
   * hit takes about 45 years, and only someone with the password gets that far. Recovery codes are too long to need a
   * limit.
   */
  secondFactorPerAccount: { tries: 10, seconds: 15 * minute },
  secondFactorPerDay: { tries: 20, seconds: day },
  /** Counts wrong codes only, as for passwords, and only of accounts that have not signed in from the address lately. */
  secondFactorPerAddress: { tries: 30, seconds: 10 * minute },
  /** Checks of the user's own password while signed in. */
  passwordChecks: { tries: 10, seconds: 15 * minute },
  /** New passwords of one account that are checked for strength: each check may take 0.3 s of a core. */
  passwordJudgements: { tries: 30, seconds: 15 * minute },
  /** Links for a new password: by sender, to one account, and tries of them from one address. */
  linksPerSender: { tries: 500, seconds: hour },
  linksPerAccount: { tries: 5, seconds: hour },
  linkTriesPerAddress: { tries: 30, seconds: 10 * minute },
  /** Mails with one visitor's pass, and wrong codes of passes from one address. */
  passesPerVisit: { tries: 10, seconds: hour },
  passTriesPerAddress: { tries: 30, seconds: 10 * minute },
  /** Wrong codes of invitations to the app from one address, and one-time codes that one invitation sends. */
  invitationTriesPerAddress: { tries: 30, seconds: 10 * minute },
  contactCodesPerInvitation: { tries: 10, seconds: hour },
  /** New accounts that one invitation asks for: each password that is judged may take 0.3 s of a core. */
  joinsPerInvitation: { tries: 100, seconds: 15 * minute },
  /** Single invitations of one resident, and those of one householder. */
  invitationsPerResident: { tries: 10, seconds: hour },
  /** Mails with the link to one contract, PDFs that are made of one record by its links, and wrong links from one address. */
  linksPerContract: { tries: 10, seconds: hour },
  papersByLink: { tries: 60, seconds: hour },
  viewTriesPerAddress: { tries: 30, seconds: 10 * minute },
  /** Numbers of texts that are not published for everyone, asked for from one address. */
  publicMissesPerAddress: { tries: 60, seconds: 10 * minute },
  /** Replies of one resident in the conversations of their home. */
  ownReplies: { tries: 60, seconds: hour },
  /** Payments that one account asks for in the app. */
  ownPayments: { tries: 60, seconds: hour },
  /** Files that one account may upload. */
  uploads: { tries: 600, seconds: hour },
} as const satisfies Record<string, Limit>

export type Limits = Readonly<Record<keyof typeof defaultLimits, Limit>>

/** Lifetimes of sessions and one-time secrets, in seconds. */
export const lifetimes = {
  /** Absolute. */
  session: 12 * hour,
  /** Absolute, of a session that its owner chose to be remembered in: its cookie lives as long. */
  remembered: day,
  /** A session that is not remembered ends after this time without a request; administrators have `idle_minutes`. */
  idle: 4 * hour,
  /** A session of the residents' app: absolute, and without a request. */
  phone: 180 * day,
  phoneIdle: 60 * day,
  otp: otpMinutes * minute,
  resetToken: 10 * minute,
  /** How long an address that an account has signed in from counts as its owner's. */
  knownAddress: 30 * day,
  /** How long a device that an account has signed in with counts as known. */
  knownDevice: 400 * day,
  /** Links at which a new or existing account chooses its password. */
  invitation: 3 * day,
  reset: day,
  /** For how long the former address of an account can take back a change that somebody else has made. */
  undoAddress: 3 * day,
  /** In which a guest announces the visit that they were invited to. */
  visitorLink: 7 * day,
  /** Invitations to the app: to one person, on a letter, and on the screen of the office's desk. */
  personalInvitation: 7 * day,
  letter: 30 * day,
  deskInvitation: 15 * minute,
  /** For how long whoever made letters prints them again, and a message with a code may be tried. */
  invitationSeed: day,
  /** In which a form is filled in by its link, and in which the used link still shows the form's thanks. */
  formLink: 30 * day,
  formThanks: day,
  /** In which the customer of a booking follows it. */
  bookingLink: 30 * day,
  /** In which an apartment reads a fee notice. */
  noticeLink: 60 * day,
  liveTicket: 30,
  /** Time between the right password and the right code. */
  signInTicket: 5 * minute,
  /** Time between showing the secret and the first code from it. */
  enrolment: 15 * minute,
} as const
