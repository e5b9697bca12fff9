import { belongsTo, longText, manyToMany, month, multiSelect, number, select } from '#core/fields/index.ts'
import { occupancies } from '../occupancy.ts'
import { feeRuleEffects } from './fee-rules.ts'
import { chargedStates } from './fee-types.ts'

/** Which apartments a charging rule fits, and what it does: what a rule stores and what its preview takes. */
export const feeRuleFields = {
  fee_setting_id: belongsTo('fee_setting', { required: true }),
  from_month: month({ required: true, starts: 'this_month' }),
  to_month: month(),
  /** Rules are tried in this order. */
  priority: number({ required: true, min: 1, max: 1000, integer: true, default: 100 }),
  effect: select({ required: true, options: feeRuleEffects, default: 'charge' }),
  coefficient: number({ min: 0.0001, max: 1000, scale: 4, default: 1 }),
  reason: longText({ maxLength: 500 }),
  blocks: manyToMany('block', { max: 200 }),
  apartment_types: manyToMany('apartment_type', { max: 200 }),
  floor_from: number({ min: -10, max: 200, integer: true }),
  floor_to: number({ min: -10, max: 200, integer: true }),
  occupancies: multiSelect({ options: occupancies }),
  handover_states: multiSelect({ options: chargedStates }),
  apartments: manyToMany('apartment', { max: 1000 }),
} as const
