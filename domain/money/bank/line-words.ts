/** Who tells of movements, with an adapter each (`api/banks/gateways`): all send messages but Bakong, which is asked. */
export const gatewayKinds = ['sepay', 'casso', 'payos', 'bakong', 'demo'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

/** What tells of bank lines: a gateway, or a file that somebody brings. */
export const lineSources = [...gatewayKinds, 'statement'] as const
export type LineSource = (typeof lineSources)[number]

/** Why a bank line is in its state: what the ladder found, what somebody did, or what keeps it from being a receipt. */
export const lineWhys = [
  'told_before',
  'exact_reference',
  'old_reference',
  'corrected_reference',
  'near_reference',
  'near_several',
  'other_near',
  'other_named',
  'other_building',
  'old_reference_alone',
  'booked_at_desk',
  'request_paid',
  'looks_like_reversal',
  'same_amount',
  'several_apartments',
  'unknown_reference',
  'only_named',
  'no_reference',
  'waiting',
  'money_out',
  'wrong_account',
  'other_currency',
  'refused',
  'by_hand',
  'receipt_voided',
  'set_aside',
  'other_content',
  'maybe_known',
  'split',
  'joined',
  'part_booked',
  'returned',
  'undone',
] as const
export type LineWhy = (typeof lineWhys)[number]
