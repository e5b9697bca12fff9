import { extendEntity, type NamedExtension } from '#api/records/extension.ts'
import { debtExpressions, lockBalance } from '#api/money/debts.ts'
import { slipOf } from '#api/money/fee-slips.ts'
import { post } from '#api/money/ledger.ts'
import { requireOpenMonth, today } from '#api/money/office.ts'
import { closeTill, tillSince } from '#api/money/till.ts'
import { closedMonth } from '#entities/debts/closed-month.ts'
import { debt } from '#entities/debts/debt.ts'
import { tillClosing } from '#entities/debts/till-closing.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'

/** Debts as the ledger has them, what was owed before the building came, a cashier's till, months that are closed. */
export const debtExtensions: readonly NamedExtension[] = [
  extendEntity(debt, { expressions: debtExpressions }),
  extendEntity(openingDebt, {
    async beforeCreate(values, { tx, caller }) {
      await requireOpenMonth(tx, values.building_id, today())
      const place = { buildingId: String(values.building_id), apartmentId: String(values.apartment_id) }
      const { outstanding } = await lockBalance(tx, place)
      const [fee] = await tx.query<{ id: string }>(
        `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status, old_debt,
            fee_slip_id, created_by)
          select $1, $2, $3, $4, $5, $6, 0, coalesce($7::date, (($4 || '-01')::date + interval '1 month - 1 day')::date), 'approved',
            $8, $9, $10
          where exists (select from apartment where building_id = $1 and id = $2 and deleted_at is null) returning id::text`,
        [
          values.building_id,
          values.apartment_id,
          values.fee_type,
          values.month,
          values.name,
          values.amount,
          values.due_on ?? null,
          outstanding,
          await slipOf(tx, values),
          caller.principal.accountId,
        ],
      )
      // An apartment that is not there is refused as a reference.
      return fee === undefined ? values : { ...values, fee_id: fee.id }
    },
    async after({ action, after }, { tx, caller, told }) {
      if (action !== 'create' || after === null) return
      const [buildingId, amount] = [String(after.building_id), String(after.amount)]
      await post(tx, {
        kind: 'opening',
        buildingId,
        documentId: String(after.fee_id),
        bookedOn: today(),
        by: caller.principal.accountId,
        lines: [
          { account: 'receivable', apartmentId: String(after.apartment_id), amount },
          { account: 'opening', amount: `-${amount}` },
        ],
      })
      for (const resource of ['fee', 'debt']) told({ resource, buildingId, ids: [], action: 'updated' })
    },
  }),
  extendEntity(tillClosing, {
    async beforeCreate(values, { tx, caller }) {
      const whose = { buildingId: String(values.building_id), cashierId: caller.principal.accountId }
      await closeTill(tx, whose)
      const till = await tillSince(tx, whose)
      return {
        ...values,
        cashier_id: caller.principal.accountId,
        cashier_name: caller.principal.name,
        cashier_code: caller.principal.code,
        opened_at: till.opened_at,
        closed_at: till.now,
        receipts: till.receipts,
        expected: till.cash,
      }
    },
  }),
  extendEntity(closedMonth, {
    async beforeCreate(values, { caller, tx }) {
      // What is being booked in it stands first, and what comes after finds it closed.
      await tx.execute('lock table ledger_entry in share mode')
      const { accountId, name, code } = caller.principal
      return { ...values, closed_by_id: accountId, closed_by_name: name, closed_by_code: code }
    },
  }),
]
