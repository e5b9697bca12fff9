import type { Placeholders } from './placeholders.ts'

/** What the minutes of a handover offer to the text of their template; a line is a defect. */
export const handoverPlaceholders = {
  building: { kind: 'text', group: 'building' },
  address: { kind: 'text', group: 'building' },
  receiver: { kind: 'text', group: 'receiver' },
  receiver_phone: { kind: 'text', group: 'receiver' },
  apartment: { kind: 'text', group: 'receiver' },
  pe_code: { kind: 'text', group: 'receiver' },
  minutes_number: { kind: 'text', group: 'document' },
  handover_date: { kind: 'day', group: 'document' },
  giver: { kind: 'text', group: 'document' },
  note: { kind: 'text', group: 'document' },
  keys: { kind: 'text', group: 'handed_over' },
  cards: { kind: 'text', group: 'handed_over' },
  electric_index: { kind: 'text', group: 'handed_over' },
  water_index: { kind: 'text', group: 'handed_over' },
  checklist: { kind: 'block', group: 'lines' },
  photos: { kind: 'block', group: 'lines' },
  defects: { kind: 'block', group: 'lines' },
  'line.item': { kind: 'line', group: 'lines' },
  'line.description': { kind: 'line', group: 'lines' },
  'line.mend_by': { kind: 'line', group: 'lines' },
  signatures: { kind: 'block', group: 'signatures' },
} as const satisfies Placeholders
