import { monthOf } from '#core/days.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity, type Changed, type Changing } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/bump-sql.ts'
import type { NamedExtension } from '#api/records/extension.ts'
import type { RecordOf } from '#core/stored.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { bookFee } from '#api/fees/fee-entry.ts'
import { post, reverse, type LedgerLine } from '#api/ledger/ledger.ts'
import { nextNumber } from '#api/ledger/numbering.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'

type VoucherEntity = typeof receiptVoucher | typeof paymentVoucher
type Voucher = RecordOf<VoucherEntity>

/** Which way the money of a voucher goes. */
interface Direction {
  readonly entity: VoucherEntity
  readonly kind: 'receipt_voucher' | 'payment_voucher'
  /** Of its numbers. */
  readonly book: string
  /** Of the money's way into the account. */
  readonly sign: '' | '-'
  /** The kind of plans whose periods it does. */
  readonly plan: 'revenue' | 'payment'
}

const incoming: Direction = {
  entity: receiptVoucher,
  kind: 'receipt_voucher',
  book: 'PTK',
  sign: '',
  plan: 'revenue',
}
const outgoing: Direction = {
  entity: paymentVoucher,
  kind: 'payment_voucher',
  book: 'PC',
  sign: '-',
  plan: 'payment',
}

/** Vouchers move money when they are approved, and bring it back when they are voided. */
export const voucherExtensions: readonly NamedExtension[] = [
  extendEntity(receiptVoucher, {
    create: ({ values, tx }) => requirePeriod(tx, incoming, values),
    update: ({ whole, tx }) => requirePeriod(tx, incoming, whole),
    on: {
      approve: approveHooks(incoming),
      charge: {
        async before(context) {
          const { whole, tx, also } = context
          await requireBookable(context, incoming)
          const { building_id: buildingId, apartment_id: apartmentId } = whole
          // The transition requires it.
          if (apartmentId === null) throw invalidInput([{ field: 'apartment_id', code: 'required' }])
          await lockBalance(tx, { buildingId, apartmentId })
          return also(await numberFor(context, incoming))
        },
        async after(context) {
          await charge(context)
          for (const entity of [fee, debt]) context.notify(entity, context.after.building_id)
          await movePeriod(context, 'done')
        },
      },
      void: voidHooks(incoming),
    },
  }),
  extendEntity(paymentVoucher, {
    create: ({ values, tx }) => requirePeriod(tx, outgoing, values),
    update: ({ whole, tx }) => requirePeriod(tx, outgoing, whole),
    on: { approve: approveHooks(outgoing), void: voidHooks(outgoing) },
  }),
]

function approveHooks(way: Direction) {
  return {
    async before(context: Changing<VoucherEntity>) {
      await requireBookable(context, way)
      return context.also(await numberFor(context, way))
    },
    async after(context: Changed<VoucherEntity>) {
      await book(context, way)
      await movePeriod(context, 'done')
    },
  }
}

function voidHooks(way: Direction) {
  return {
    async before({ before, tx }: Changing<VoucherEntity>) {
      await requireOpenMonth(tx, before.building_id, today())
      await holdRow(tx, way, before)
    },
    async after(context: Changed<VoucherEntity>) {
      await takeBack(context, way)
      await movePeriod(context, 'coming_soon')
    },
  }
}

/** 409 or 422 unless the voucher may be booked as it stands. */
async function requireBookable(
  { before, whole, tx }: Pick<Changing<VoucherEntity>, 'before' | 'whole' | 'tx'>,
  way: Direction,
): Promise<void> {
  await requirePeriod(tx, way, whole)
  await requireOpenMonth(tx, before.building_id, whole.date)
  await holdRow(tx, way, before)
  await requireFund(tx, way, whole)
}

/** Its number, unless it has one; taken last, so that the book is held for as short as can be. */
async function numberFor(
  { before, whole, tx }: Pick<Changing<VoucherEntity>, 'before' | 'whole' | 'tx'>,
  { book: numbers }: Direction,
) {
  if (before.code !== null) return {}
  const { building_id: buildingId, date: day } = whole
  return { code: await nextNumber(tx, { buildingId, book: numbers, day }) }
}

/** Held as it was read, so that a number that is taken belongs to the change that goes through. */
async function holdRow(tx: Tx, { entity }: Direction, before: Voucher): Promise<void> {
  const held = await tx.query(
    `select from ${entity.name} where building_id = $1 and id = $2 and version = $3 for update`,
    [before.building_id, before.id, before.version],
  )
  if (held.length === 0) throw apiError(409, 'record_changed')
}

/** The maintenance fund is spent on maintenance alone (docs/domain/ledger.md). */
async function requireFund(tx: Tx, { kind }: Direction, voucher: Voucher): Promise<void> {
  if (kind !== 'payment_voucher') return
  const [row] = await tx.query<{ refused: boolean }>(
    `select a.account_type = 'building_maintenance' and not c.for_maintenance as refused
      from cash_account a, payment_voucher_category c
      where a.building_id = $1 and a.id = $2 and c.building_id = $1 and c.id = $3`,
    [voucher.building_id, voucher.cash_account_id, voucher.category_id],
  )
  if (row?.refused === true) throw invalidInput([{ field: 'cash_account_id', code: 'maintenance_fund_only' }])
}

/** What comes in does no period of a plan by which money goes out. One that is not there is refused as a reference. */
async function requirePeriod(
  tx: Tx,
  { plan }: Direction,
  voucher: { readonly building_id: string; readonly plan_period_id?: string | null },
): Promise<void> {
  if (voucher.plan_period_id === null || voucher.plan_period_id === undefined) return
  const [other] = await tx.query(
    `select from voucher_plan_period d join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where d.building_id = $1 and d.id = $2 and p.kind <> $3`,
    [voucher.building_id, voucher.plan_period_id, plan],
  )
  if (other !== undefined) throw invalidInput([{ field: 'plan_period_id', code: 'invalid_reference' }])
}

async function book({ after, tx, caller }: Changed<VoucherEntity>, { kind, sign }: Direction): Promise<void> {
  const { id: documentId, building_id: buildingId, amount, date: bookedOn } = after
  const other: Pick<LedgerLine, 'account' | 'category'> = {
    account: kind === 'payment_voucher' ? 'expense' : 'revenue',
    category: after.category_id,
  }
  await post(tx, {
    kind,
    buildingId,
    documentId,
    bookedOn,
    by: caller.principal.accountId,
    lines: [
      { account: 'cash', cashAccountId: after.cash_account_id, amount: `${sign}${amount}` },
      { ...other, amount: sign === '' ? `-${amount}` : amount },
    ],
  })
}

const takeBack = ({ after, tx, caller }: Changed<VoucherEntity>, { kind }: Direction) =>
  reverse(tx, {
    of: kind,
    kind: `${kind}_void`,
    buildingId: after.building_id,
    documentId: after.id,
    bookedOn: today(),
    by: caller.principal.accountId,
  })

interface ChargedFee {
  readonly id: string
  readonly building_id: string
  readonly apartment_id: string
  readonly fee_type: string
}

/** Instead of being paid now it becomes a line that the apartment's next receipt settles. */
async function charge({ after: voucher, tx, caller }: Changed<typeof receiptVoucher>): Promise<void> {
  const month = monthOf(voucher.date)
  const [charged] = await tx.query<ChargedFee>(
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
  if (charged !== undefined) await bookFee(tx, { ...charged, amount: voucher.amount }, caller)
}

/** Done by a voucher; open again once none of its vouchers stands any more. */
async function movePeriod(
  { after, tx, notify }: Changed<VoucherEntity>,
  status: 'done' | 'coming_soon',
): Promise<void> {
  if (after.plan_period_id === null) return
  const period = [after.building_id, after.plan_period_id]
  // Held, so that of two vouchers that are voided at once the second sees the first.
  await tx.query('select from voucher_plan_period where building_id = $1 and id = $2 for update', period)
  await tx.execute(
    `update voucher_plan_period d set status = $3, ${bumpSql()}
      where building_id = $1 and id = $2 and status <> 'inactive' and ($3 = 'done' or not (${standing}))`,
    [...period, status],
  )
  notify(voucherPlanPeriod, after.building_id)
}

const standing = [receiptVoucher.name, paymentVoucher.name]
  .map(
    (table) =>
      `exists (select from ${table} v where v.building_id = d.building_id and v.plan_period_id = d.id and v.status in ('approved', 'charged'))`,
  )
  .join(' or ')
