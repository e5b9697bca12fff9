/** The senders of bank messages that have an adapter (`api/banks/gateways`). */
export const gatewayKinds = ['sepay', 'casso', 'payos', 'demo'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

/** Why a bank line is in its state: what the ladder found, what somebody did, or what keeps it from being a receipt. */
export const lineWhys = [
  'exact_reference',
  'corrected_reference',
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
] as const
export type LineWhy = (typeof lineWhys)[number]
