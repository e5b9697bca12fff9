import type { Queryable } from '#api/database/pool.ts'
import type { noticeKinds } from '#domain/notices/channels.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { bank } from '#entities/finance/bank.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { building } from '#entities/property/building.ts'
import { qrTo, takesFeesSql, type PaymentQr, type Receiving } from './payment-qr.ts'

const methodIs = optionsOf(paymentMethod, 'code')

const ownAccounts = query({
  row: {
    ...columns(bank, ['name', 'bank_code', 'account_number', 'account_holder', 'currency_code']),
    ...columns(building, ['address']),
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select k.name, k.bank_code, k.account_number, k.account_holder, k.currency_code, b.address
      from payment_method m
        join bank k on k.building_id = m.building_id and (k.id = m.bank_id or k.is_default) and k.is_active
          and k.deleted_at is null and ${takesFeesSql('k')}
        join building b on b.id = m.building_id and b.currency_code = k.currency_code
      where m.building_id = ${buildingId} and m.is_active and m.deleted_at is null
        and m.code in (${methodIs.QR}, ${methodIs.BANK_TRANSFER})
      order by k.is_default desc, m."order", m.code = ${methodIs.QR} desc, m.id limit 1`,
})

/** The account of the maintenance fund, by which alone its fees are paid. */
const fundAccounts = query({
  row: {
    ...columns(bank, ['name', 'bank_code', 'account_number', 'account_holder', 'currency_code']),
    ...columns(building, ['address']),
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select k.name, k.bank_code, k.account_number, k.account_holder, k.currency_code, b.address
      from cash_account a
        join bank k on k.building_id = a.building_id and k.id = a.bank_id and k.is_active and k.deleted_at is null
        join building b on b.id = a.building_id and b.currency_code = k.currency_code
      where a.building_id = ${buildingId} and a.is_active and a.deleted_at is null
        and a.account_type = ${optionsOf(cashAccount, 'account_type').building_maintenance}
      order by a.id limit 1`,
})

export type OwnAccount = Omit<Receiving, 'code'>

/**
 * The account that papers ask to pay to, in the building's own currency: the default one, or that of its first way of
 * transfer; for what is owed to the maintenance fund that of the fund.
 */
export async function ownAccount(
  db: Queryable,
  buildingId: string,
  kind: (typeof noticeKinds)[number] = 'fees',
): Promise<OwnAccount | undefined> {
  const [account] = await (kind === 'maintenance_fund' ? fundAccounts : ownAccounts)(db, { buildingId })
  return account === undefined ? undefined : { ...account, is_own: true }
}

interface Due {
  /** The apartment's. */
  readonly reference: string
  /** The apartment's code. */
  readonly code: string
  /** In the building's currency. */
  readonly amount: string
}

/** For how long the QR on a paper may be paid, where it expires at all: two months, in milliseconds. */
const lifetime = 60 * 24 * 60 * 60_000

/** The QR on a paper by which an apartment pays a sum to the account; null where the account can be named in none. */
export const qrOnPaper = (account: OwnAccount, { reference, code, amount }: Due): PaymentQr['qr'] =>
  qrTo({ ...account, code }, { reference, amount, expiresAt: Date.now() + lifetime }).qr
