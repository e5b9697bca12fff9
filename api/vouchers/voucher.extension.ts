import { apiError, invalid } from '#api/http/error.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import {
  extendEntity,
  type Change,
  type HookContext,
  type NamedExtension,
  type StoredRecord,
  type Values,
} from '#api/records/extension.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { bookFee } from '#api/fees/fee-entry.ts'
import { post, reverse, type LedgerLine } from '#api/ledger/ledger.ts'
import { nextNumber } from '#api/ledger/numbering.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'

/** Vouchers move money when they are approved, and bring it back when they are voided. */
export const voucherExtensions: readonly NamedExtension[] = [
  extendEntity(
    receiptVoucher,
    voucherHooks({
      entity: receiptVoucher.name,
      kind: 'receipt_voucher',
      book: 'PTK',
      sign: '',
      plan: 'revenue',
    }),
  ),
  extendEntity(
    paymentVoucher,
    voucherHooks({
      entity: paymentVoucher.name,
      kind: 'payment_voucher',
      book: 'PC',
      sign: '-',
      plan: 'payment',
    }),
  ),
]

interface Direction {
  readonly entity: string
  readonly kind: 'receipt_voucher' | 'payment_voucher'
  readonly book: string
  /** Of the money's way into the account. */
  readonly sign: '' | '-'
  /** The kind of plans whose periods it does. */
  readonly plan: 'revenue' | 'payment'
}

function voucherHooks(way: Direction) {
  return {
    async beforeCreate(values: Values, { tx }: HookContext): Promise<Values> {
      await requirePeriod(tx, way, values)
      return values
    },
    async beforeUpdate(
      changes: Values,
      context: HookContext & { before: StoredRecord; action: string },
    ): Promise<Values> {
      const { before, tx, action } = context
      const whole = { ...before, ...changes }
      if (action !== 'void') await requirePeriod(tx, way, whole)
      if (action === 'update') return changes
      await requireOpenMonth(tx, before.building_id, action === 'void' ? today() : whole.date)
      await holdRow(tx, way, before)
      if (action === 'void') return changes
      await requireFund(tx, way, whole)
      if (action === 'charge')
        await lockBalance(tx, {
          buildingId: String(whole.building_id),
          apartmentId: String(whole.apartment_id),
        })
      const number = { buildingId: String(whole.building_id), book: way.book, day: String(whole.date) }
      return before.code === null ? { ...changes, code: await nextNumber(tx, number) } : changes
    },
    async after({ action, after }: Change, { tx, caller, told }: HookContext): Promise<void> {
      if (after === null) return
      const tell = (resource: string) =>
        told({ resource, buildingId: String(after.building_id), ids: [], action: 'updated' })
      if (action === 'approve') await book(tx, way, after, caller)
      if (action === 'void') await takeBack(tx, way, after, caller)
      if (action === 'charge') await charge(tx, after, caller)
      if (action === 'charge') for (const resource of ['fee', 'debt']) tell(resource)
      if (after.plan_period_id !== null && ['approve', 'charge', 'void'].includes(action)) {
        await movePeriod(tx, after, action === 'void' ? 'coming_soon' : 'done')
        tell('voucher_plan_period')
      }
    },
  }
}

/** Held as it was read, so that a number that is taken belongs to the change that goes through. */
async function holdRow(tx: Tx, { entity }: Direction, before: StoredRecord): Promise<void> {
  const held = await tx.query(
    `select from ${entity} where building_id = $1 and id = $2 and version = $3 for update`,
    [before.building_id, before.id, before.version],
  )
  if (held.length === 0) throw apiError(409, 'record_changed')
}

/** The maintenance fund is spent on maintenance alone (docs/domain/ledger.md). */
async function requireFund(tx: Tx, { kind }: Direction, voucher: Values): Promise<void> {
  if (kind !== 'payment_voucher') return
  const [row] = await tx.query<{ refused: boolean }>(
    `select a.account_type = 'building_maintenance' and not c.for_maintenance as refused
      from cash_account a, payment_voucher_category c
      where a.building_id = $1 and a.id = $2 and c.building_id = $1 and c.id = $3`,
    [voucher.building_id, voucher.cash_account_id, voucher.category_id],
  )
  if (row?.refused === true) throw invalid([{ field: 'cash_account_id', code: 'maintenance_fund_only' }])
}

/** What comes in does no period of a plan by which money goes out. One that is not there is refused as a reference. */
async function requirePeriod(tx: Tx, { plan }: Direction, voucher: Values): Promise<void> {
  if (isNothing(voucher.plan_period_id)) return
  const [other] = await tx.query(
    `select from voucher_plan_period d join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where d.building_id = $1 and d.id = $2 and p.kind <> $3`,
    [voucher.building_id, voucher.plan_period_id, plan],
  )
  if (other !== undefined) throw invalid([{ field: 'plan_period_id', code: 'invalid_reference' }])
}

const isNothing = (value: unknown) => value === null || value === undefined

async function book(
  tx: Tx,
  { kind, sign }: Direction,
  voucher: StoredRecord,
  { principal }: Caller,
): Promise<void> {
  const amount = String(voucher.amount)
  const other: Pick<LedgerLine, 'account' | 'category'> = {
    account: kind === 'payment_voucher' ? 'expense' : 'revenue',
    category: String(voucher.category_id),
  }
  await post(tx, {
    kind,
    buildingId: String(voucher.building_id),
    documentId: voucher.id,
    bookedOn: String(voucher.date),
    by: principal.accountId,
    lines: [
      { account: 'cash', cashAccountId: String(voucher.cash_account_id), amount: `${sign}${amount}` },
      { ...other, amount: sign === '' ? `-${amount}` : amount },
    ],
  })
}

const takeBack = (tx: Tx, { kind }: Direction, voucher: StoredRecord, { principal }: Caller) =>
  reverse(tx, {
    of: kind,
    kind: `${kind}_void`,
    buildingId: String(voucher.building_id),
    documentId: voucher.id,
    bookedOn: today(),
    by: principal.accountId,
  })

/** Instead of being paid now it becomes a line that the apartment's next receipt settles. */
async function charge(tx: Tx, voucher: StoredRecord, caller: Caller): Promise<void> {
  const month = String(voucher.date).slice(0, 7)
  const [fee] = await tx.query<StoredRecord>(
    `with s as (insert into fee_slip (building_id, apartment_id, month) values ($1, $2, $3)
        on conflict (building_id, apartment_id, month) do update set month = excluded.month returning id)
      insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status, fee_slip_id, note, created_by)
      select $1, $2, 'RECEIPT_VOUCHER', $3, coalesce(nullif($5, ''), $4), $6, 0, $7::date, 'approved', s.id, $4, $8 from s
      returning id::text, building_id::text, apartment_id::text, fee_type, amount::text`,
    [
      voucher.building_id,
      voucher.apartment_id,
      month,
      voucher.code,
      voucher.description ?? '',
      voucher.amount,
      voucher.date,
      caller.principal.accountId,
    ],
  )
  if (fee !== undefined) await bookFee(tx, { ...fee, amount: String(voucher.amount) }, caller)
}

/** Done by a voucher; open again once none of its vouchers stands any more. */
async function movePeriod(tx: Tx, voucher: StoredRecord, status: 'done' | 'coming_soon'): Promise<void> {
  const period = [voucher.building_id, voucher.plan_period_id]
  // Held, so that of two vouchers that are voided at once the second sees the first.
  await tx.query('select from voucher_plan_period where building_id = $1 and id = $2 for update', period)
  await tx.execute(
    `update voucher_plan_period d set status = $3, version = version + 1, updated_at = now()
      where building_id = $1 and id = $2 and status <> 'inactive' and ($3 = 'done' or not (${standing}))`,
    [...period, status],
  )
}

const standing = [receiptVoucher.name, paymentVoucher.name]
  .map(
    (table) =>
      `exists (select from ${table} v where v.building_id = d.building_id and v.plan_period_id = d.id and v.status in ('approved', 'charged'))`,
  )
  .join(' or ')
