import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  date,
  dateTime,
  email,
  longText,
  money,
  phone,
  select,
  text,
} from '#core/fields/index.ts'

const looks = [
  { kind: 'board', card: ['price'] },
  { kind: 'calendar', start: 'visit_at' },
  { kind: 'grid', fields: ['contractor', 'kind', 'price', 'valid_to', 'has_warranty'] },
] as const

/** A contractor's offer for work in an apartment. */
export const offer = defineEntity({
  name: 'offer',
  path: 'offers',
  scope: 'building',
  permission: 'manage_contract',
  title: 'code',
  menu: { module: 'ql', group: 'contracts', icon: 'file', order: 90 },
  fields: {
    code: text({ required: true, unique: true, searchable: true, format: 'code' }),
    contractor: text({ required: true, searchable: true }),
    phone_number: phone({ searchable: true, personal: 'update' }),
    email: email(),
    block_id: belongsTo('block', { required: true }),
    apartment_id: belongsTo('apartment', { matching: { block_id: 'block_id' } }),
    price: money({ required: true, access: { read: 'approve' } }),
    visit_at: dateTime(),
    kind: select({ required: true, options: ['repair', 'cleaning', 'security'], default: 'repair' }),
    has_warranty: boolean({ required: true, default: false }),
    valid_from: date({ required: true }),
    valid_to: date(),
    reason: longText({ maxLength: 500 }),
    note: longText(),
  },
  lifecycle: {
    initial: 'draft',
    states: { draft: { color: 'default' }, accepted: { color: 'success' }, refused: { color: 'danger' } },
    transitions: {
      accept: { from: ['draft'], to: 'accepted', flag: 'approve', confirm: true },
      refuse: { from: ['draft'], to: 'refused', flag: 'approve', asks: ['reason'], requires: ['reason'] },
    },
  },
  actions: { ask: { flag: 'update', input: { question: longText({ required: true }) }, bulk: true } },
  rules: [{ field: 'valid_to', is: 'not_before', other: 'valid_from' }],
  list: { columns: ['code', 'price', 'status'], looks },
  form: [
    { name: 'general', fields: ['code', 'kind', 'block_id', 'apartment_id', 'price', 'visit_at', 'note'] },
    { name: 'contractor', fields: ['contractor', 'phone_number', 'email', 'has_warranty'] },
    { name: 'term', fields: ['valid_from', 'valid_to'] },
  ],
})
