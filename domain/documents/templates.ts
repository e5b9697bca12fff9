import { isOneOf } from '#core/one-of.ts'
import { contractPlaceholders } from './placeholders-contract.ts'
import { handoverPlaceholders } from './placeholders-handover.ts'
import { noticePlaceholders } from './placeholders-notice.ts'
import { receiptPlaceholders } from './placeholders-receipt.ts'
import type { Placeholders } from './placeholders.ts'

/** Documents that are printed from a template. */
export const templateTypes = ['notice', 'receipt', 'contract', 'handover'] as const
export type TemplateType = (typeof templateTypes)[number]

/** What each of them offers to the text of its template. */
export const placeholdersOf: Readonly<Record<TemplateType, Placeholders>> = {
  notice: noticePlaceholders,
  receipt: receiptPlaceholders,
  contract: contractPlaceholders,
  handover: handoverPlaceholders,
}

/** The same for the type that a form has; nothing where none is chosen yet. */
export const placeholdersFor = (type: unknown): Placeholders =>
  isOneOf(templateTypes, type) ? placeholdersOf[type] : {}
