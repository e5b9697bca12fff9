import type { Caller } from '#api/context.ts'
import type { Records } from '#api/records/records.ts'
import { fee } from '#entities/fees/fee.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { refund } from '#entities/vouchers/refund.ts'
import { defineViews, type ActionsProps, type SlotProps } from '#src/crud/views.ts'
import { actOnRecord } from '#src/data/record-actions.ts'
import { useSave } from '#src/data/use-save.ts'

// Checked by the compiler alone: views, papers and what they send know the fields of their declaration.

declare const records: Records
declare const caller: Caller
const say = (..._said: unknown[]) => null

defineViews(fee, {
  slots: {
    trace: ({ record, onChange }) => say(record.amount, record.apartment?.code, onChange?.('name', '')),
  },
  columns: { name: ({ record }) => say(record.status === 'void') },
  actions: ({ record }) => say(record.version + 1),
  foretell: { approve: ({ records: [first] }) => say(first?.id) },
})
// @ts-expect-error -- fee has no transition 'aprove'
defineViews(fee, { foretell: { aprove: () => null } })
// @ts-expect-error -- nor a place 'trase' in its form
defineViews(fee, { slots: { trase: () => null } })
// @ts-expect-error -- nor a field 'amuont' where a slot reads its record
defineViews(fee, { slots: { trace: ({ record }) => say(record.amuont) } })
// @ts-expect-error -- nor where a cell does
defineViews(fee, { columns: { name: ({ record }) => say(record.amuont) } })
// @ts-expect-error -- nor a detail
defineViews(fee, { fields: { name: { Detail: ({ record }) => say(record.amuont) } } })
// @ts-expect-error -- nor where actions do
defineViews(fee, { actions: ({ record }) => say(record.amuont) })
// @ts-expect-error -- nor where chosen records are
defineViews(fee, { chosenActions: ({ chosen: [first] }) => say(first?.amuont) })
// @ts-expect-error -- there is no such state
defineViews(fee, { actions: ({ record }) => say(record.status === 'voidd') })
// @ts-expect-error -- the record that it names has no field 'cod'
defineViews(fee, { actions: ({ record }) => say(record.apartment?.cod) })
// @ts-expect-error -- a form has no field 'amuont' to change
defineViews(fee, { slots: { trace: ({ onChange }) => say(onChange?.('amuont', '1')) } })
// @ts-expect-error -- a component of receipts is none of fees
defineViews(fee, { slots: { trace: (props: SlotProps<typeof receipt>) => say(props.record.payer) } })

defineViews([deposit, refund], {
  slots: { print: ({ record }) => say(record.party, record.cash_account?.name) },
})
// @ts-expect-error -- no voucher has it
defineViews([deposit, refund], { slots: { print: ({ record }) => say(record.prty) } })

export const papers = {
  receipt: (record: ShownRecord<typeof receipt>) =>
    say(
      record.payer,
      // @ts-expect-error -- a printed receipt would say "undefined"
      record.payerr,
      // @ts-expect-error -- as would this
      record.recieved_on,
      // @ts-expect-error -- and a line of it
      record.lines?.[0]?.ammount,
    ),
  // @ts-expect-error -- a notice is sent for a month
  notice: (record: ShownRecord<typeof noticeSlip>) => say(record.mnth),
  // @ts-expect-error -- a bank's line has an amount, which is called price
  line: ({ record }: ActionsProps<typeof bankLine>) => say(record.amount),
}

export async function read() {
  const [seen] = await records.rows({ caller, entity: noticeSlip }, {})
  const stored = await records.stored({ caller, entity: bankLine, id: '1' })
  say(seen?.recipient, stored.price)
  // @ts-expect-error -- notices have no such field
  say(seen?.recipent)
  // @ts-expect-error -- nor have the bank's lines
  say(stored.prise)
}

export async function write() {
  const { save } = useSave(receipt)
  const values = { apartment_id: '1', month: '2026-01' }
  say((await save({ values })).code)
  const misspelt = { ...values, payerr: 'A' }
  // @ts-expect-error -- a body has no name that the declaration does not have
  await save({ values: misspelt })
  await actOnRecord(
    bankLine,
    { kind: 'transition', name: 'match', values: { apartment_id: '1' } },
    { id: '1' },
  )
  // @ts-expect-error -- there is no transition 'mach'
  await actOnRecord(bankLine, { kind: 'transition', name: 'mach' }, { id: '1' })
  const wrong = { apartment: '1' }
  // @ts-expect-error -- nor a field 'apartment' for it to be sent with
  await actOnRecord(bankLine, { kind: 'transition', name: 'match', values: wrong }, { id: '1' })
}
