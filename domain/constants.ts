/** Business constants: the one place for each of them. */

export const otpDigits = 6
export const otpMinutes = 5
export const otpTries = 5
export const clientId = '3'
/** The residents' app, whose session opens nothing of the office. */
export const phoneClientId = '4'
export const websocketPingMs = 300_000
/** The websocket opens again after these close codes. */
export const websocketReconnectCodes = [1001, 1005] as const
/** The code by which the server closes the websocket of a session that has ended. */
export const websocketSignedOut = 4401
export const chunkTimeoutMs = 120_000
/** Longest time that a contract, or any other document, is waited for while its file is made. */
export const documentMs = 300_000
/** Seconds. */
export const timeUnits = {
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_419_200,
  year: 29_030_400,
} as const
/** Minutes that a duration is shown by. */
export const durationMinutes = { year: 525_600, day: 1440, hour: 60, minute: 1 } as const
/** What a survey as a whole says: the share of content answers in percent that each verdict lies over, the best first. */
export const surveyBands = [
  { rate: 'satisfied', over: 90 },
  { rate: 'fairly_satisfied', over: 70 },
  { rate: 'needs_improvement', over: 50 },
  { rate: 'dissatisfied', over: Number.NEGATIVE_INFINITY },
] as const
/** Cookie ages, in seconds. */
export const cookieAges = { token: timeUnits.day, locale: 315_360_000, building: 315_360_000 } as const
/** How long the browser storage helper keeps a value without its own age, in seconds. */
export const storageExpiry = timeUnits.hour
export const commentImages = 4
/** Bytes and numbers of stored files: what a building may hold, and what one account may upload in a day. */
export const storageQuotas = {
  building: { bytes: 20 * 2 ** 30, files: 200_000 },
  account: { bytes: 2 * 2 ** 30, files: 2000 },
} as const
/** Hours that an account's day of uploads has, counted back from now. */
export const uploadQuotaHours = 24
/** English number words exist below this amount. */
export const numberWordsLimit = 10 ** 15
export const parkingApplyBy = ['day', 'half_month'] as const
/** The units that services are sold by. */
export const serviceUnits = ['piece', 'month', 'm2'] as const
/** The units that numbers are shown in. */
export const units = [
  ...serviceUnits,
  'm3',
  'kwh',
  'percent',
  'day',
  'hour',
  'minute',
  'person',
  'times',
  'millimetre',
  'point',
] as const
export const defaultTypeColor = '#ddd'

/** Years of age from which one may act for an apartment. */
export const adultAge = 18
/** Codes of the ready-made relationships that are a child's: of age only by a birthday. */
export const childRelationships = ['child', 'grandchild'] as const
/** The code of the one that makes a stay the householder's. */
export const householderRelationship = 'householder'
