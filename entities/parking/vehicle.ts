import { parkingApplyBy } from '#domain/constants.ts'
import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  date,
  files,
  hasMany,
  identifier,
  longText,
  plate,
  price,
  select,
  text,
} from '#core/fields/index.ts'
import { freeCard, notFree } from './free-card.ts'

/** A vehicle that may park here, once its registration is approved. */
export const vehicle = defineEntity({
  name: 'vehicle',
  path: 'vehicles',
  scope: 'building',
  permission: 'manage_parking',
  help: 'domain/parking-cards',
  copied: 'never',
  title: 'license_plate',
  subtitle: 'brand',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'car', order: 10 },
  screens: {
    list: 'accessories-management/vehicle',
    show: 'accessories-management-detail/vehicle/:id',
    edit: 'accessories-management-edit/vehicle/:id',
    create: 'accessories-management-create/vehicle',
  },
  views: {
    register: {
      path: 'accessories-management/register/vehicle',
      where: { field: 'status', equals: 'pending' },
      menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'file-add', order: 20 },
    },
    deleted: {
      path: 'accessories-management-deleted/vehicle',
      trashed: true,
      menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'delete', order: 30 },
    },
  },

  fields: {
    license_plate: plate({ required: true, unique: true }),
    vehicle_type: select({
      required: true,
      options: ['bicycle', 'motorbike', 'electric_motorbike', 'car', 'other'],
      default: 'motorbike',
    }),
    brand: text({ searchable: true, maxLength: 100 }),
    model: text({ maxLength: 100 }),
    paint: text({ maxLength: 50 }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    owner_id: belongsTo('resident'),
    chassis_number: identifier({ unique: true, searchable: true, maxLength: 50 }),
    engine_number: identifier({ unique: true, searchable: true, maxLength: 50 }),
    register_province: text({ maxLength: 100 }),
    register_district: text({ maxLength: 100 }),
    register_from: date(),
    register_to: date(),
    card_type_id: belongsTo('vehicle_card_type', { fills: { unit_price: 'price' } }),
    parking_card_id: belongsTo('parking_card', {
      offers: freeCard,
      whyNot: notFree,
      narrowedBy: { card_type_id: 'card_type_id' },
    }),
    sub_card_id: belongsTo('parking_card', { offers: freeCard, whyNot: notFree }),
    price: price({ min: '0' }),
    apply_by: select({ required: true, options: parkingApplyBy, default: 'half_month' }),
    documents: files({ max: 6, previews: true }),
    reject_reason: longText({ maxLength: 500 }),
    note: longText(),
    logs: hasMany('parking_log', 'vehicle_id', { refuse: 'vehicle_has_registrations' }),
  },

  lifecycle: {
    initial: 'pending',
    waits: ['pending'],
    states: {
      pending: { color: 'warning' },
      rejected: { color: 'danger' },
      active: { color: 'success' },
    },
    transitions: {
      approve: {
        from: ['pending'],
        to: 'active',
        flag: 'approve',
        confirm: true,
        asks: ['card_type_id', 'parking_card_id', 'price', 'register_from'],
        asksOne: ['card_type_id', 'parking_card_id', 'price'],
      },
      reject: {
        from: ['pending'],
        to: 'rejected',
        flag: 'approve',
        confirm: true,
        asks: ['reject_reason'],
        requires: ['reject_reason'],
      },
      resubmit: { from: ['rejected'], to: 'pending', flag: 'update' },
      suspend: { from: ['active'], to: 'pending', flag: 'approve', confirm: true },
    },
  },

  notifies: [{ on: ['create', 'resubmit'], tells: { flag: 'approve' } }],
  rules: [
    { field: 'register_to', is: 'not_before', other: 'register_from' },
    {
      field: 'sub_card_id',
      is: 'different_from',
      other: 'parking_card_id',
      refuse: 'code_must_not_match',
    },
  ],
  conditions: [{ fields: ['reject_reason'], show: { field: 'status', equals: 'rejected' } }],
  list: {
    columns: [
      'license_plate',
      'vehicle_type',
      'brand',
      'apartment_id',
      'owner_id',
      'parking_card_id',
      'register_to',
      'status',
    ],
    card: ['apartment_id', 'owner_id'],
    filters: ['vehicle_type', 'apartment_id', 'card_type_id', 'register_from', 'register_to', 'status'],
    sort: 'license_plate',
  },
  form: [
    {
      name: 'general',
      fields: ['license_plate', 'vehicle_type', 'brand', 'model', 'paint', 'apartment_id', 'owner_id'],
    },
    {
      name: 'papers',
      fields: ['chassis_number', 'engine_number', 'register_province', 'register_district', 'documents'],
    },
    {
      name: 'parking',
      fields: [
        'register_from',
        'register_to',
        'card_type_id',
        'parking_card_id',
        'sub_card_id',
        'price',
        'apply_by',
        'reject_reason',
        'note',
      ],
    },
  ],
  tabs: ['logs'],
  imports: { by: ['license_plate'] },
  overview: true,
})
