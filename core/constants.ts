/** Business constants and limits (specification §9), the one place for all of them. */

export const pageSize = 20
export const pageSizes = [10, 20, 50, 100] as const
/** The most rows that one page may ask for. */
export const maxPageSize = 500
/** Rows that `limit=all` gives where the entity says nothing else. */
export const defaultAllLimit = 5000

export const otpDigits = 6
export const otpMinutes = 5
export const otpTries = 5

export const clientId = '3'
export const websocketPingMs = 300_000
/** The websocket opens again after these close codes. */
export const websocketReconnectCodes = [1001, 1005] as const
export const chunkTimeoutMs = 120_000
/** Contract file generation, and the refresh of a payment's status. */
export const longWaitMs = 300_000
export const bankReturnMs = 3000

/** Seconds. */
export const timeUnits = {
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_419_200,
  year: 29_030_400,
} as const
export const minutesPerYear = 525_600
export const minutesPerDay = 1440

/** Cookie ages, in seconds. */
export const cookieAges = { token: timeUnits.day, locale: 315_360_000, building: 315_360_000 } as const
/** How long the browser storage helper keeps what names no age, in seconds. */
export const storageExpiry = timeUnits.hour

export const moneyUnit = { code: 'VND', symbol: 'đ' } as const
export const amountDigits = { whole: 13, fraction: 2 } as const

export const monthFormat = 'yyyy-MM'
export const dateFormat = 'yyyy-MM-dd'
export const timeFormat = 'HH:mm:ss'

/** Vietnam and Cambodia both keep UTC+7 without summer time; a day is a day there. */
export const officeOffsetMinutes = 420
/** Years that a date may lie in. */
export const years = { first: 1900, last: 2199 } as const

export const commentImages = 4
export const uploadSizeMb = 10
/** Bytes and numbers of stored files: what a building may hold, and what one account may upload in a day. */
export const storageQuotas = {
  building: { bytes: 20 * 2 ** 30, files: 200_000 },
  account: { bytes: 2 * 2 ** 30, files: 2000 },
} as const
/** Hours that an account's day of uploads has, counted back from now. */
export const uploadQuotaHours = 24
export const passwordLength = { min: 8, max: 128 } as const
/** English number words exist below this amount. */
export const numberWordsLimit = 10 ** 15

/** Survey bands, in percent: a share above the number earns the word. */
export const surveyBands = [
  { above: 90, band: 'satisfied' },
  { above: 70, band: 'fairly_satisfied' },
  { above: 50, band: 'needs_improvement' },
  { above: -1, band: 'dissatisfied' },
] as const

export const dateRanges = ['last_30_days', 'this_month', 'last_3_months', 'last_6_months'] as const
export const parkingApplyBy = ['day', 'half_month'] as const
export const units = ['piece', 'month', 'm2'] as const
export const defaultTypeColor = '#ddd'

/** What one request may carry. */
export const wireLimits = { fields: 1000, depth: 5, index: 1000, keyLength: 200 } as const
