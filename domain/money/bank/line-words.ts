/** Who tells of movements, with an adapter each (`api/banks/gateways`): all send messages but Bakong, which is asked. */
export const gatewayKinds = ['sepay', 'casso', 'payos', 'bakong', 'demo'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

/** What tells of bank lines: a gateway, or a file that somebody brings. */
export const lineSources = [...gatewayKinds, 'statement'] as const
export type LineSource = (typeof lineSources)[number]

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
  'maybe_known',
  'split',
] as const
export type LineWhy = (typeof lineWhys)[number]
