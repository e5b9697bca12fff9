import { storedFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { ledgerDocuments, type DocumentKind, type LedgerDocument } from './documents.ts'

/**
 * Columns of a document that nobody changes once it is no draft: what its declaration freezes, and all that its entry adds up.
 * The database refuses it, whoever asks: the trigger `frozen` of its table names the same columns, in this order (a test
 * compares them).
 */
export function frozenColumns(kind: DocumentKind): readonly string[] {
  const entity: AnyEntity = registry[kind]
  const { lines }: LedgerDocument = ledgerDocuments[kind]
  const stored = storedFields(entity)
  // What only a later state freezes may still be said while it is approved.
  const declared = (entity.frozen ?? []).flatMap((rule) =>
    rule.in.includes('approved') ? (rule.fields ?? []) : [],
  )
  const added = lines.flatMap(({ amount }) => amount.map((term) => term.replace('-', '')))
  return [...new Set(['code', ...declared, ...added])].filter((name) => name in stored)
}

/** Columns of a prepayment's portion that stay as they were calculated; which fee took it is written later. */
export const frozenPortion = [
  'prepayment_id',
  'apartment_id',
  'fee_setting_id',
  'month',
  'foreseen',
  'discount',
  'amount',
] as const
