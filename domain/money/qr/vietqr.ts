import { writeObjects } from './objects.ts'
import type { RuleSet } from './rules.ts'

/** NAPAS, the scheme of bank transfers in Vietnam. */
export const napas = 'A000000727'

/**
 * What is paid: an account, the holder of a card, a shop by its number at its bank, or cash from a machine. Lobby writes
 * the first two, and reads all.
 */
const services = { account: 'QRIBFTTA', card: 'QRIBFTTC', merchant: 'QRPUSH', cash: 'QRCASH' } as const
type Service = keyof typeof services
const serviceNames: readonly Service[] = ['account', 'card', 'merchant', 'cash']
export const transferServiceNames = ['account', 'card'] as const satisfies readonly Service[]
export type TransferService = (typeof transferServiceNames)[number]

/** A transfer that a bank's app fills in. */
export interface Vietqr {
  /** The receiving bank's number, six digits. */
  readonly bin: string
  /** Account or card number, up to 20 letters and digits: NAPAS allows 19, wallets have 20. */
  readonly account: string
  readonly service?: TransferService
  /** Whole đồng; absent: whoever pays fills it in. */
  readonly amount?: string
  readonly bill?: string
  /** The text of the transfer, without diacritics. */
  readonly purpose?: string
}

/** What a VietQR of any sender says. */
export interface ReadVietqr extends Omit<Vietqr, 'service'> {
  readonly service: Service
  /** Of a shop. */
  readonly name?: string
  readonly city?: string
  readonly store?: string
  readonly reference?: string
  readonly terminal?: string
}

const plain = /^[\x20-\x7e]+$/

/** What a VietQR consists of (NAPAS' QR code specification, over EMVCo's). */
export const vietqrRules: RuleSet = {
  '00': { pattern: /^01$/, required: true },
  '01': { pattern: /^1[12]$/ },
  38: {
    required: true,
    holds: {
      '00': { pattern: new RegExp(`^${napas}$`), required: true },
      '01': {
        required: true,
        holds: {
          '00': { pattern: /^\d{6}$/, required: true },
          '01': { pattern: /^[0-9A-Za-z]+$/, most: 20, required: true },
        },
      },
      '02': { pattern: new RegExp(`^(${Object.values(services).join('|')})$`), required: true },
    },
  },
  52: { pattern: /^\d{4}$/ },
  53: { pattern: /^704$/, required: true },
  54: { pattern: /^[1-9]\d*$/, most: 13 },
  58: { pattern: /^VN$/, required: true },
  59: { pattern: plain, most: 25 },
  60: { pattern: plain, most: 15 },
  62: {
    holds: {
      '01': { pattern: plain, most: 25 },
      '03': { pattern: plain, most: 25 },
      '05': { pattern: plain, most: 25 },
      '07': { pattern: plain, most: 25 },
      '08': { pattern: plain, most: 50 },
    },
  },
}

/** The objects before the checksum. A transfer of a given amount is paid once, so its QR is dynamic. */
export const vietqrObjects = ({ bin, account, service = 'account', amount, bill, purpose }: Vietqr): string =>
  writeObjects([
    ['00', '01'],
    ['01', amount === undefined ? '11' : '12'],
    [
      '38',
      writeObjects([
        ['00', napas],
        [
          '01',
          writeObjects([
            ['00', bin],
            ['01', account],
          ]),
        ],
        ['02', services[service]],
      ]),
    ],
    ['53', '704'],
    ['54', amount],
    ['58', 'VN'],
    [
      '62',
      writeObjects([
        ['01', bill],
        ['08', purpose],
      ]),
    ],
  ])

/** The same, of a text that was found right. */
export const vietqrOf = (value: (tag: string) => string | undefined): Partial<ReadVietqr> => ({
  bin: value('38.01.00'),
  account: value('38.01.01'),
  service: serviceNames.find((name) => services[name] === value('38.02')),
  amount: value('54'),
  bill: value('62.01'),
  purpose: value('62.08'),
  name: value('59'),
  city: value('60'),
  store: value('62.03'),
  reference: value('62.05'),
  terminal: value('62.07'),
})
