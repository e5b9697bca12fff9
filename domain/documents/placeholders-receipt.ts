import type { Placeholders } from './placeholders.ts'

/** What a receipt offers to the text of its template. */
export const receiptPlaceholders = {
  building: { kind: 'text', group: 'building' },
  address: { kind: 'text', group: 'building' },
  payer: { kind: 'text', group: 'receiver' },
  apartment: { kind: 'text', group: 'receiver' },
  pe_code: { kind: 'text', group: 'receiver' },
  number: { kind: 'text', group: 'document' },
  serial: { kind: 'text', group: 'document' },
  received_on: { kind: 'day', group: 'document' },
  day_in_words: { kind: 'text', group: 'document' },
  reason: { kind: 'text', group: 'document' },
  payment_method: { kind: 'text', group: 'document' },
  note: { kind: 'text', group: 'document' },
  amount: { kind: 'amount', group: 'amounts' },
  amount_in_words: { kind: 'text', group: 'amounts' },
  settled: { kind: 'amount', group: 'amounts' },
  still_owed: { kind: 'amount', group: 'amounts' },
  lines: { kind: 'block', group: 'lines' },
  'line.name': { kind: 'line', group: 'lines' },
  'line.month': { kind: 'line', group: 'lines' },
  'line.amount': { kind: 'line', group: 'lines' },
  qr: { kind: 'block', group: 'payment' },
  collector: { kind: 'text', group: 'signatures' },
  signatures: { kind: 'block', group: 'signatures' },
} as const satisfies Placeholders
