import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, code, date, hasMany, identifier, longText } from '#core/fields/index.ts'
import { freeCard, notFree } from './free-card.ts'

/** A card that opens the barrier, and whom it was given to. */
export const parkingCard = defineEntity({
  name: 'parking_card',
  path: 'parking-cards',
  scope: 'building',
  permission: 'manage_parking',
  help: 'domain/parking-cards',
  copied: 'never',
  title: 'code',
  subtitle: 'card_id',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'idcard', order: 40 },

  fields: {
    code: code({ numbered: 'TX-{00000}' }),
    card_id: identifier({ unique: true, searchable: true, maxLength: 50 }),
    card_type_id: belongsTo('vehicle_card_type', { required: true }),
    apartment_id: belongsTo('apartment', { searchable: true }),
    resident_id: belongsTo('resident'),
    is_sub_card: boolean({ required: true, default: false }),
    /** Since when a vehicle has it; empty: it is free. */
    given_on: date({ readOnly: true }),
    /** The card that was given instead. */
    replaced_by_id: belongsTo('parking_card', {
      readOnly: true,
      offers: freeCard,
      whyNot: notFree,
      narrowedBy: { card_type_id: 'card_type_id' },
    }),
    lock_reason: longText({ maxLength: 500 }),
    note: longText(),
    vehicles: hasMany('vehicle', 'parking_card_id', { also: ['sub_card_id'], refuse: 'card_has_vehicles' }),
    logs: hasMany('parking_log', 'parking_card_id'),
  },

  lifecycle: {
    field: 'card_status',
    initial: 'opened',
    states: {
      opened: { color: 'success' },
      locked: { color: 'danger' },
    },
    transitions: {
      lock: {
        from: ['opened'],
        to: 'locked',
        flag: 'update',
        confirm: true,
        asks: ['lock_reason'],
        requires: ['lock_reason'],
      },
      open: { from: ['locked'], to: 'opened', flag: 'update', confirm: true },
      reissue: {
        from: ['opened', 'locked'],
        to: 'locked',
        flag: 'update',
        asks: ['replaced_by_id', 'lock_reason'],
        requires: ['replaced_by_id', 'lock_reason'],
        guard: { when: { field: 'given_on', present: true }, code: 'card_not_given' },
      },
      give_back: {
        from: ['opened', 'locked'],
        to: 'opened',
        flag: 'update',
        confirm: true,
        guard: { when: { field: 'given_on', present: true }, code: 'card_not_given' },
      },
    },
  },

  conditions: [{ fields: ['lock_reason'], show: { field: 'card_status', equals: 'locked' } }],
  list: {
    columns: [
      'code',
      'card_id',
      'card_type_id',
      'apartment_id',
      'resident_id',
      'given_on',
      'is_sub_card',
      'card_status',
    ],
    filters: ['card_type_id', 'apartment_id', 'given_on', 'is_sub_card', 'card_status'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'card_id', 'card_type_id', 'is_sub_card'] },
    {
      name: 'owner',
      fields: ['apartment_id', 'resident_id', 'given_on', 'replaced_by_id', 'lock_reason', 'note'],
    },
  ],
  tabs: ['vehicles', 'logs'],
  imports: { by: ['code'], elseBy: [['card_id']] },
})
