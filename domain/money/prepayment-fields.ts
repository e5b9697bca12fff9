import { belongsTo, manyToMany, month, number } from '#core/fields/index.ts'

/** The most months that are paid in advance at once. */
export const mostPrepaidMonths = 24

/** What a prepayment is calculated from: what the document stores and what its preview takes. */
export const prepaymentTerms = {
  apartment_id: belongsTo('apartment', { required: true, searchable: true }),
  fee_settings: manyToMany('fee_setting', { required: true, max: 10 }),
  first_month: month({ required: true, starts: 'this_month' }),
  months: number({
    required: true,
    min: 1,
    max: mostPrepaidMonths,
    integer: true,
    unit: 'month',
    default: 12,
  }),
  /** Left out: the building's offer for so many months, or none. */
  discount_percent: number({ min: 0, max: 90, scale: 4, unit: 'percent' }),
} as const
