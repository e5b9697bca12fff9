import { mostPrinted, receiptCalls } from '#domain/calls/papers.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { callForFile } from '../data/call-api.ts'
import { CashierDesk } from './collect-page.tsx'
import { FileButton } from '../crud/actions/file-button.tsx'
import { PrintSlot } from './print-slot.tsx'
import { defineViews, type ChosenProps, type ForetellProps } from '../crud/views.ts'

/** Receipts are made at the cashier's desk, and printed wherever they are shown. */
export const views = defineViews(receipt, {
  pages: { create: CashierDesk },
  slots: { print: PrintSlot },
  foretell: { void: ForetellVoid },
  chosenActions: PrintChosen,
})

function ForetellVoid({ tools }: ForetellProps<typeof receipt>) {
  return <p>{tools.t('console.desk.void_opens')}</p>
}

/** The chosen receipts as one file; they are of one building, as the list is. */
function PrintChosen({ chosen, tools }: ChosenProps<typeof receipt>) {
  const [first] = chosen
  if (first === undefined || chosen.length > mostPrinted) return null
  const ids = chosen.map(({ id }) => id).join(',')
  const params = { building_id: String(first.building_id), ids }
  return (
    <FileButton
      t={tools.t}
      size="small"
      name={receipt.path}
      load={() => callForFile(receiptCalls.printChosen, { params })}
    />
  )
}
