import { isZero } from '#core/amount.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { NewRecord } from '#core/stored.ts'
import { invalidInput } from '#api/http/error.ts'
import type { receipt } from '#entities/receipts/receipt.ts'
import { isOfFund, type OpenFee } from '../debts/balances.ts'
import type { Defaults } from './defaults.ts'

type Entered = NewRecord<typeof receipt>

/** What a receipt settles, and the account that its money goes into. */
export interface Purpose {
  /** It is paid into the maintenance fund. */
  readonly isOfFund: boolean
  /** The open fees that it may settle. */
  readonly open: readonly OpenFee[]
  readonly cash_account_id: string | null
}

/**
 * A receipt is of the maintenance fund's fees or of others, never of both: by the lines that are chosen, else by the account.
 * Without either it settles no fee of the fund. 422 `maintenance_fee_apart` where it mixes them, or would settle the fund's
 * by credit, a deduction or cash of several currencies; `maintenance_fund_no_fees` for other fees into the fund; at
 * `cash_account_id` for cash into a bank account, other money into a cash box, money that is not said in its currency into an
 * account of another, or where the building has no account for it.
 */
export function purposeOf(entered: Entered, open: readonly OpenFee[], defaults: Defaults): Purpose {
  const { hasMethod, isFund, refusal, maintenance_account: fund, cash_account_id: account } = defaults
  const refuse = (field: string, code: FieldError['code']) => invalidInput([{ field, code }])
  const chosen = new Set(
    (entered.lines ?? []).flatMap(({ fee_id, amount }) => (isZero(amount) ? [] : [fee_id])),
  )
  const ofFund = open.filter(isOfFund)
  const isForFund =
    ofFund.some(({ id }) => chosen.has(id)) || (chosen.size === 0 && isFund === true && ofFund.length > 0)
  if (!isForFund) {
    if (isFund === true) throw refuse('cash_account_id', 'maintenance_fund_no_fees')
    if (refusal !== undefined) throw refuse('cash_account_id', refusal)
    if (hasMethod && account === null) throw refuse('cash_account_id', 'cash_account_missing')
    return { isOfFund: false, open: open.filter((one) => !isOfFund(one)), cash_account_id: account }
  }
  const others = (entered.lines ?? []).flatMap(({ fee_id }, at) =>
    chosen.has(fee_id) && open.some((one) => one.id === fee_id && !isOfFund(one))
      ? [{ field: `lines.${at}.fee_id`, code: 'maintenance_fee_apart' as const }]
      : [],
  )
  if (others.length > 0) throw invalidInput(others)
  for (const field of ['credit_used', 'deduction'] as const)
    if (!isZero(entered[field])) throw refuse(field, 'maintenance_fee_apart')
  if ((entered.tenders ?? []).length > 0 || isFund === false)
    throw refuse('cash_account_id', 'maintenance_fee_apart')
  if (refusal !== undefined) throw refuse('cash_account_id', refusal)
  if (isFund === undefined && hasMethod && fund === null)
    throw refuse('cash_account_id', 'cash_account_missing')
  return { isOfFund: true, open: ofFund, cash_account_id: isFund === undefined ? fund : account }
}
