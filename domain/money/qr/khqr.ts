import { writeObjects } from './objects.ts'
import type { RuleSet } from './rules.ts'

const currencyNumbers = { riel: '116', usd: '840' } as const
export type KhqrCurrency = keyof typeof currencyNumbers

/** A payment through Bakong in Cambodia. */
export interface Khqr {
  /** `name@bank` */
  readonly account: string
  /** A merchant's own number; with it the account is a merchant's. */
  readonly merchantId?: string
  /** The account's number at its bank, of an individual. */
  readonly accountNumber?: string
  readonly bank?: string
  readonly name: string
  readonly city: string
  readonly currency: KhqrCurrency
  /** Whole riel, or dollars with up to two decimals; absent: whoever pays fills it in. */
  readonly amount?: string
  readonly bill?: string
  readonly mobile?: string
  readonly store?: string
  readonly terminal?: string
  readonly purpose?: string
  /** The name, and the city, in another language: `km`. */
  readonly language?: string
  readonly alternateName?: string
  readonly alternateCity?: string
  /** Milliseconds since 1970. Both are written where there is an amount: such a QR is paid once, and expires. */
  readonly createdAt?: number
  readonly expiresAt?: number
}

const named = /^[^\p{C}]+$/u
const account = { pattern: /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u, most: 32, required: true }
const instant = /^\d{13}$/

const holder = (required: boolean): RuleSet => ({
  '00': account,
  '01': { pattern: named, most: 32, required },
  '02': { pattern: named, most: 32, required },
})

/** What a KHQR consists of (the National Bank of Cambodia's KHQR specification, over EMVCo's). */
export const khqrRules: RuleSet = {
  '00': { pattern: /^01$/, required: true },
  '01': { pattern: /^1[12]$/ },
  29: { holds: holder(false) },
  30: { holds: holder(true) },
  52: { pattern: /^\d{4}$/, required: true },
  53: { pattern: /^(116|840)$/, required: true },
  54: { pattern: /^(0|[1-9]\d*)(\.\d{1,2})?$/, most: 13 },
  58: { pattern: /^KH$/, required: true },
  59: { pattern: named, most: 25, required: true },
  60: { pattern: named, most: 15, required: true },
  62: {
    holds: {
      '01': { pattern: named, most: 25 },
      '02': { pattern: named, most: 25 },
      '03': { pattern: named, most: 25 },
      '07': { pattern: named, most: 25 },
      '08': { pattern: named, most: 25 },
    },
  },
  64: {
    holds: {
      '00': { pattern: /^[A-Za-z]{2}$/, required: true },
      '01': { pattern: named, most: 25, required: true },
      '02': { pattern: named, most: 15 },
    },
  },
  99: { holds: { '00': { pattern: instant, required: true }, '01': { pattern: instant } } },
}

/** The objects before the checksum. */
export function khqrObjects(of: Khqr): string {
  const isMerchant = of.merchantId !== undefined
  return writeObjects([
    ['00', '01'],
    ['01', of.amount === undefined ? '11' : '12'],
    [
      isMerchant ? '30' : '29',
      writeObjects([
        ['00', of.account],
        ['01', isMerchant ? of.merchantId : of.accountNumber],
        ['02', of.bank],
      ]),
    ],
    ['52', '5999'],
    ['53', currencyNumbers[of.currency]],
    ['54', of.amount],
    ['58', 'KH'],
    ['59', of.name],
    ['60', of.city],
    [
      '62',
      writeObjects([
        ['01', of.bill],
        ['02', of.mobile],
        ['03', of.store],
        ['07', of.terminal],
        ['08', of.purpose],
      ]),
    ],
    [
      '64',
      writeObjects([
        ['00', of.language],
        ['01', of.alternateName],
        ['02', of.alternateCity],
      ]),
    ],
    [
      '99',
      writeObjects([
        ['00', of.createdAt?.toFixed(0)],
        ['01', of.expiresAt?.toFixed(0)],
      ]),
    ],
  ])
}

/** The same, of a text that was found right. */
export function khqrOf(value: (tag: string) => string | undefined): Partial<Khqr> {
  const holderTag = value('30') === undefined ? '29' : '30'
  const number = value(`${holderTag}.01`)
  const millis = (tag: string) => (instant.test(value(tag) ?? '') ? Number(value(tag)) : undefined)
  return {
    account: value(`${holderTag}.00`),
    ...(holderTag === '30' ? { merchantId: number } : { accountNumber: number }),
    bank: value(`${holderTag}.02`),
    name: value('59'),
    city: value('60'),
    currency: value('53') === currencyNumbers.usd ? 'usd' : 'riel',
    amount: value('54'),
    bill: value('62.01'),
    mobile: value('62.02'),
    store: value('62.03'),
    terminal: value('62.07'),
    purpose: value('62.08'),
    language: value('64.00'),
    alternateName: value('64.01'),
    alternateCity: value('64.02'),
    createdAt: millis('99.00'),
    expiresAt: millis('99.01'),
  }
}
