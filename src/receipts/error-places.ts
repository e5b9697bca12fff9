import { compareAmounts, isZero } from '#core/amount.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { FieldName } from '#core/entity.ts'
import type { ViewTools } from '../fields/field-view.ts'
import type { ApartmentAccount } from './calls.ts'
import type { Entry } from './payment-entry.ts'

/** Sentences by the field that they are about; of a line by `lineFault`. */
export type Faults = Readonly<
  Partial<Record<FieldName<typeof receipt> | LinePlace | `tenders.${string}`, readonly string[]>>
>
type LinePlace = `line ${string}`

export const lineFault = (feeId: string): LinePlace => `line ${feeId}`

export interface Shown {
  /** Beside the open lines. */
  readonly panel: ReadonlySet<string>
  /** Fields that are rarely changed and therefore folded away. */
  readonly more: ReadonlySet<string>
}

/** The fields that the desk shows for this user and this apartment, and where their errors can be shown. */
export function shownFields(
  tools: Pick<ViewTools, 'can'>,
  account: Pick<ApartmentAccount, 'credit'>,
  { isOfFund, ...entry }: Pick<Entry, 'credit' | 'deduction'> & { readonly isOfFund: boolean },
): Shown {
  const hasCredit = !isZero(account.credit) || !isZero(entry.credit ?? '0')
  const isDeducted = compareAmounts(entry.deduction ?? '0', '0') > 0
  const when = (holds: boolean, name: string) => (holds ? [name] : [])
  return {
    panel: new Set([
      'payment_method_id',
      'amount_received',
      'currency_code',
      'lines',
      'change_given',
      'payer',
      ...when(hasCredit, 'credit_used'),
    ]),
    more: new Set([
      'month',
      'note',
      'attachments',
      ...when(tools.can('read', cashAccount.name), 'cash_account_id'),
      ...when(tools.can('approve', receipt.name), 'received_on'),
      // The fund lets nobody off.
      ...when(tools.can('approve', receipt.name) && !isOfFund, 'deduction'),
      ...when(isDeducted, 'deduction_reason'),
      ...when(tools.can('read', preprintSerial.name), 'serial_id'),
    ]),
  }
}

/** The server counts the lines that it was sent; the desk knows them by their fees. */
export function placeOf(field: string, lines: readonly { readonly fee_id: string }[]): string {
  const [, at] = /^lines\.(\d+)\./.exec(field) ?? []
  const line = at === undefined ? undefined : lines[Number(at)]
  return line === undefined ? field : lineFault(line.fee_id)
}

/** True when an error can be shown at its field. */
export const isSeen = (place: string, { panel, more }: Shown, lines: readonly { readonly id: string }[]) =>
  panel.has(place) ||
  place.startsWith('tenders') ||
  more.has(place) ||
  lines.some(({ id }) => lineFault(id) === place)
