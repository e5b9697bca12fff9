import { isZero } from '#core/amount.ts'
import { titleIn } from '#core/derive/title.ts'
import type { Language } from '#core/language.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperWords } from '#domain/documents/words.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import type { receipt } from '#entities/receipts/receipt.ts'
import { receiptLabels } from '#entities/receipts/receipt.labels.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { LineRow } from '#core/fields/lines.ts'

/** A receipt as its reader may see it. */
export type SeenReceipt = ShownRecord<typeof receipt>
export type ReceiptLine = Partial<LineRow<typeof receipt.fields.lines.fields>>

/** The lines of a receipt as its reader may see them. */
export const linesOf = ({ lines }: SeenReceipt): readonly ReceiptLine[] => lines ?? []

/** How it was paid, in the paper's language where the office says it in that. */
export const methodName = ({ payment_method: method }: SeenReceipt, language: Language) =>
  method === undefined || method === null
    ? undefined
    : (titleIn(paymentMethod, { ...method }, language) ?? textOf(method.name))

/** A name may be changed by its owner; the code beside it may not. */
export const signer = (name: unknown, code: unknown) =>
  [textOf(name), textOf(code)].filter((part) => part !== undefined).join(' · ') || undefined

/** The amount that a receipt says: what was received, or if that is nothing, what credit or a deduction settled. */
export const amountOnPaper = ({ received, settled }: SeenReceipt) =>
  textOf(isZero(textOf(received) ?? '0') ? settled : received)

export const nameOf = (line: ReceiptLine, language: Language) => {
  const types: Readonly<Record<string, string>> = receiptLabels[language].lineOptions.lines.fee_type
  return textOf(line.name) ?? types[String(line.fee_type)] ?? ''
}

/** Names that a reason lists before it counts the rest. */
const mostNamed = 3

/** What the money is for: its lines by name, each once. */
export function reasonOf(lines: readonly ReceiptLine[], language: Language): string | undefined {
  const names = [...new Set(lines.map((line) => nameOf(line, language)))].filter((name) => name !== '')
  if (names.length === 0) return undefined
  const rest = names.length - mostNamed
  const named = names.slice(0, mostNamed).join(', ')
  return rest > 0 ? `${named} ${paperWords[language].more(rest)}` : named
}
