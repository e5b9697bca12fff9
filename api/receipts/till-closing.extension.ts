import { isZero, subtractAmounts } from '#core/amount.ts'
import { isColleague } from '#api/auth/colleagues.ts'
import { holdsRight } from '#api/auth/holds-right.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { today } from '#api/calendar/today.ts'
import { readChainHead } from '#api/ledger/chain-head.ts'
import { post } from '#api/ledger/ledger.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import { notesOf, sumNotes } from '#domain/money/notes.ts'
import { account } from '#entities/account/account.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { requireHolder, requireSmallDifference } from './box-holder.ts'
import { cashBoxes, holdCash, type HeldCash } from './cash-boxes.ts'
import { worthOf } from './counted-worth.ts'
import { closeTill, tillSince } from './till.ts'

/**
 * Closing a till compares a cash account with its ledger at that moment and books the difference. It also records what
 * its cashier took since they closed a till last.
 */
export const tillClosingExtension = extendEntity(tillClosing, {
  prepare(values) {
    const { denominations, other_cash } = values
    if ((denominations ?? []).length === 0 && (other_cash ?? null) === null) return values
    const sum = sumNotes(denominations ?? [], other_cash)
    if (sum === undefined) return values
    if (typeof values.counted === 'string' && !isZero(subtractAmounts(values.counted, sum)))
      throw invalidInput([{ field: 'counted', code: 'not_the_sum' }])
    return { ...values, counted: sum }
  },
  create: {
    async before({ values, tx, caller, also }) {
      requireNotes(values, caller)
      const { building_id: buildingId } = values
      const { accountId: cashierId, name, code } = caller.principal
      await closeTill(tx, { buildingId, cashierId })
      const cashAccountId = values.cash_account_id ?? (await onlyBox(tx, buildingId))
      const till = await tillSince(tx, { buildingId, cashierId })
      const held = await holdCash(tx, { buildingId, cashAccountId })
      await requireHolder(tx, caller, { buildingId, cashAccountId })
      const { balance: expected } = held
      requireCurrencyOf(held, values)
      const difference = subtractAmounts(values.counted, expected)
      if (!isZero(difference) && (values.note ?? '').trim() === '')
        throw invalidInput([{ field: 'note', code: 'required' }])
      const worth = await worthOf(tx, caller, { held, counted: values.counted, buildingId })
      const inBooks = 'difference_value' in worth ? worth.difference_value : difference
      await requireSmallDifference(tx, caller, { buildingId, cashAccountId, difference: inBooks })
      return also({
        cash_account_id: cashAccountId,
        cashier_id: cashierId,
        cashier_name: name,
        cashier_code: code,
        opened_at: till.opened_at,
        closed_at: till.now,
        receipts: till.receipts,
        expected,
        ...worth,
        ledger_head: await readChainHead(tx, buildingId),
        receiver_id: null,
      })
    },
    after: ({ after, tx, caller }) => bookDifference(tx, after, caller),
  },
  on: {
    async hand_over({ before, whole, caller, tx, also }) {
      const { accountId } = caller.principal
      if (before.cashier_id !== accountId) throw apiError(403, 'not_your_till')
      if (whole.receiver_id === accountId)
        throw invalidInput([{ field: 'receiver_id', code: 'handed_to_yourself' }])
      await requireReceiver(tx, whole)
      const [receiver] = await namesOf(tx, { id: whole.receiver_id })
      return also({ receiver_name: receiver?.name ?? null, reason: null })
    },
    async accept({ before, caller, tx, also }) {
      if (before.receiver_id !== caller.principal.accountId) throw apiError(403, 'not_the_receiver')
      await requireCounted(tx, before)
      return also({ accepted_at: new Date().toISOString() })
    },
    refuse({ before, caller }) {
      const { accountId } = caller.principal
      if (![before.receiver_id, before.cashier_id].includes(accountId))
        throw apiError(403, 'not_the_receiver')
    },
  },
})

/** 422 for a colleague who could not accept the till; anybody else is refused as a reference. */
async function requireReceiver(tx: Tx, { building_id: buildingId, receiver_id: accountId }: Closing) {
  if (accountId === null || !(await isColleague(tx, { accountId, buildingId }))) return
  const right = { code: tillClosing.permission, flag: 'create' } as const
  if (!(await holdsRight(tx, { ...right, accountId, buildingId })))
    throw invalidInput([{ field: 'receiver_id', code: 'may_not_receive' }])
}

const namesOf = query({
  row: columns(account, ['name']),
  takes: { id: 'bigint | null' },
  sql: ({ id }) => `select name from account where id = ${id}`,
})

/** 409 `cash_moved` if the account no longer holds what was counted: nobody accepts a count that is out of date. */
async function requireCounted(tx: Tx, { building_id, cash_account_id, counted }: Closing): Promise<void> {
  if (cash_account_id === null) return
  const held = await holdCash(tx, { buildingId: building_id, cashAccountId: cash_account_id })
  if (!isZero(subtractAmounts(held.balance, counted))) throw apiError(409, 'cash_moved')
}

type Closing = RecordOf<typeof tillClosing>

/** 422 unless the amounts are in the currency of the account. */
function requireCurrencyOf({ currency_code }: HeldCash, values: NewRecord<typeof tillClosing>): void {
  if (currency_code !== (values.currency_code ?? null))
    throw invalidInput([{ field: 'currency_code', code: 'currency_differs' }])
}

/** 422 at each row that is no note of the counted currency. */
function requireNotes(
  { building_id, currency_code, denominations }: NewRecord<typeof tillClosing>,
  caller: Caller,
): void {
  const notes: readonly string[] = notesOf[currency_code ?? currencyOfBuilding(caller, building_id)]
  const errors = (denominations ?? []).flatMap(({ value }, at) =>
    notes.some((note) => isZero(subtractAmounts(note, value)))
      ? []
      : [{ field: `denominations.${at}.value`, code: 'not_a_note' as const }],
  )
  if (errors.length > 0) throw invalidInput(errors)
}

/** The building's cash account if it has only one. */
async function onlyBox(tx: Tx, buildingId: string): Promise<string> {
  const [box, ...others] = await cashBoxes(tx, { buildingId })
  if (box === undefined || others.length > 0)
    throw invalidInput([{ field: 'cash_account_id', code: 'required' }])
  return box.cash_account_id
}

/** A surplus or a shortage: afterwards the ledger has what was counted, worth what it is worth on the day. */
async function bookDifference(tx: Tx, closing: Closing, caller: Caller): Promise<void> {
  const {
    id: documentId,
    building_id: buildingId,
    cash_account_id: cashAccountId,
    counted,
    expected,
  } = closing
  if (cashAccountId === null) return
  const difference = subtractAmounts(counted, expected ?? '0')
  const gained = closing.difference_value ?? difference
  const moved =
    closing.counted_value === null
      ? difference
      : subtractAmounts(closing.counted_value, closing.book_value ?? '0')
  await post(tx, {
    kind: 'till_closing',
    buildingId,
    documentId,
    bookedOn: today(),
    by: caller.principal.accountId,
    lines: [
      {
        account: 'cash',
        cashAccountId,
        amount: moved,
        foreign: { amount: difference, rate: closing.rate, rateOf: closing.rate_of },
      },
      { account: 'cash_difference', category: cashAccountId, amount: subtractAmounts('0', gained) },
      { account: 'exchange_difference', amount: subtractAmounts(gained, moved) },
    ],
  })
}
