import { canonicalAmount, fractionDigits, isZero } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { qrProblems, readPaymentQr } from '#domain/calls/payment-qr.ts'
import { currencies } from '#domain/currency.ts'
import { napasNumber } from '#domain/money/qr/napas-banks.ts'
import { InvalidQr, writeKhqr, writeVietqr } from '#domain/money/qr/payment-qr.ts'
import { plainText } from '#domain/money/qr/reference.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { bank } from '#entities/finance/bank.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import { referenceOf } from './reference-sql.ts'

export type PaymentQr = DataOf<typeof readPaymentQr>
type Problem = (typeof qrProblems)[number]

interface Payment {
  /** In the building's currency; absent: whoever pays fills it in. */
  readonly amount?: string | undefined
  /** Names what is paid in the text of the transfer. */
  readonly reference: string
  /** Milliseconds since 1970. Default: as for a payment at the desk. */
  readonly expiresAt?: number | undefined
}

interface Asked extends Omit<Payment, 'reference'> {
  readonly buildingId: string
  readonly apartmentId: string
  /** Default: the apartment's. */
  readonly reference?: string
  readonly methodId: string
}

const methodIs = optionsOf(paymentMethod, 'code')

/** SQL of whether a bank account keeps no maintenance fund: what residents pay never goes there. */
export const takesFeesSql = (bankAlias: string) =>
  `not exists (select from cash_account f where f.building_id = ${bankAlias}.building_id and f.bank_id = ${bankAlias}.id
    and f.account_type = ${optionsOf(cashAccount, 'account_type').building_maintenance} and f.deleted_at is null)`

/** The account that a way of paying names; a transfer that names none goes to the default one. */
const receiving = query({
  row: {
    ...columns(bank, ['name', 'bank_code', 'account_number', 'account_holder', 'currency_code']),
    ...columns(apartment, ['code']),
    ...columns(building, ['address']),
    is_own: 'boolean',
    reference: 'text',
  },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', methodId: 'bigint' },
  sql: ({ buildingId, apartmentId, methodId }) =>
    `select k.name, k.bank_code, k.account_number, k.account_holder, k.currency_code, a.code, b.address,
        k.currency_code = b.currency_code as is_own, ${referenceOf('a.building_id', 'a.id')} as reference
      from payment_method m
        join building b on b.id = m.building_id
        join bank k on k.building_id = m.building_id and k.is_active and k.deleted_at is null and ${takesFeesSql('k')}
          and (k.id = m.bank_id or (m.bank_id is null and k.is_default and k.currency_code = b.currency_code
            and m.code in (${methodIs.QR}, ${methodIs.BANK_TRANSFER})))
        join apartment a on a.building_id = m.building_id and a.id = ${apartmentId}
      where m.building_id = ${buildingId} and m.id = ${methodId} and m.is_active and m.deleted_at is null`,
})
/** An account that an apartment pays to, and whether it is kept in the building's currency. */
export type Receiving = Omit<RowOf<typeof receiving>, 'reference'>

/** How long a payment that was asked for at the desk may take, in milliseconds. */
const lifetime = 10 * 60_000
const mostPurpose = 25

/** A QR for the bank account behind a way of paying (docs/domain/payment-qr.md). */
export async function paymentQrOf(
  db: Queryable,
  { methodId, buildingId, apartmentId, ...payment }: Asked,
): Promise<PaymentQr> {
  const [account] = await receiving(db, { buildingId, apartmentId, methodId })
  return account === undefined
    ? without('no_bank')
    : qrTo(account, { ...payment, reference: payment.reference ?? account.reference })
}

/** The text of a transfer: a reference, and the code of the apartment that it is for. */
export const transferText = (reference: string, code: string): string =>
  `${reference} ${plainText(code, mostPurpose - reference.length - 1)}`.trim()

/** A QR for a payment of an apartment to an account. */
export function qrTo(account: Receiving, { amount, reference, expiresAt }: Payment): PaymentQr {
  if (!account.is_own) return without('other_currency')
  const purpose = transferText(reference, account.code)
  try {
    const written = { account, purpose, amount: payable(amount, account), expiresAt }
    const text = account.currency_code === 'vnd' ? vietqrText(written) : khqrText(written)
    if (text === undefined) return without('unknown_bank')
    const { name, account_number, account_holder, currency_code } = account
    const shown = {
      bank: name,
      account_number,
      account_holder,
      currency_code,
      amount: written.amount ?? null,
    }
    return { problem: null, qr: { text, ...shown, purpose } }
  } catch (error) {
    // An account that no bank has, or an amount beyond what a QR takes.
    if (error instanceof InvalidQr || error instanceof RangeError) return without('not_payable')
    throw error
  }
}

const without = (problem: Problem): PaymentQr => ({ problem, qr: null })

/** An amount of nothing is none. Throws `RangeError` for one that the currency does not have. */
const payable = (amount: string | undefined, { currency_code }: Receiving) => {
  if (amount === undefined || isZero(amount)) return undefined
  if (fractionDigits(amount) > currencies[currency_code].digits) throw new RangeError('too many decimals')
  return canonicalAmount(amount)
}

interface Writing {
  readonly account: Receiving
  readonly purpose: string
  readonly amount: string | undefined
  readonly expiresAt: number | undefined
}

function vietqrText({ account, purpose, amount }: Writing): string | undefined {
  const bin = napasNumber(account.bank_code ?? account.name)
  const number = account.account_number.replaceAll(/[ .-]/g, '')
  return bin === undefined ? undefined : writeVietqr({ bin, account: number, amount, purpose })
}

const mostCity = 15
const latin = /^[\p{Script=Latin} .'-]+$/u

/** The city that an address ends with, if it is in Latin letters, which every app shows: KHQR needs one. */
const cityOf = (address: string) => {
  const city = (address.split(',').at(-1) ?? '').trim().slice(0, mostCity)
  return latin.test(city) ? city : 'Phnom Penh'
}

/** Bakong knows an account by `name@bank`. */
function khqrText({ account, purpose, amount, expiresAt }: Writing): string | undefined {
  if (!account.account_number.includes('@') || account.currency_code === 'vnd') return undefined
  const createdAt = Date.now()
  return writeKhqr({
    account: account.account_number.trim(),
    name: account.account_holder.slice(0, 25),
    city: cityOf(account.address),
    currency: account.currency_code,
    amount,
    bill: purpose,
    ...(amount === undefined ? {} : { createdAt, expiresAt: expiresAt ?? createdAt + lifetime }),
  })
}
