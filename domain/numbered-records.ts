/** The records whose codes are numbered by a pattern that a building may change. */
export const numberedRecords = [
  'resident',
  'visitor',
  'contract',
  'handover',
  'conversation',
  'utility_booking',
  'service_booking',
  'periodic_checklist',
  'incident_checklist',
  'suggestion',
  'parking_card',
  'stock_in',
  'stock_out',
  'stock_count',
] as const
