import { defineEntity } from '#core/entity.ts'
import { joinDoubts } from '#domain/resident-invitation.ts'
import {
  belongsTo,
  boolean,
  date,
  email,
  identifier,
  image,
  longText,
  phone,
  select,
  text,
} from '#core/fields/index.ts'

/** An application to be entered as a resident of an apartment. */
export const residentRegistration = defineEntity({
  name: 'resident_registration',
  path: 'resident-registrations',
  scope: 'building',
  permission: 'manage_resident',
  help: 'users/residents',
  copied: 'never',
  title: 'full_name',
  subtitle: 'phone_number',
  menu: { module: 'ql', group: 'people', icon: 'user-add', order: 20 },
  screens: { list: 'resident-register-management' },

  fields: {
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    // Of those who come in by an invitation the office says it, unless they live there already.
    relationship_id: belongsTo('relationship', { where: { field: 'status', equals: 'active' } }),
    full_name: text({ required: true, searchable: true }),
    gender: select({ required: true, options: ['male', 'female', 'unknown'], default: 'unknown' }),
    date_of_birth: date({ latest: 'today' }),
    nationality: select({ required: true, options: ['vietnam', 'foreign'], default: 'vietnam' }),
    phone_number: phone({ searchable: true, personal: 'update' }),
    email: email({ searchable: true, personal: 'update' }),
    id_number: identifier({ searchable: true, personal: 'update', maxLength: 30 }),
    id_front_image: image({ access: { read: 'update' } }),
    id_back_image: image({ access: { read: 'update' } }),
    move_in_date: date(),
    note: longText(),
    reject_reason: longText({ maxLength: 500 }),
    householder_approved: boolean(),
    /** Chosen when it is approved; none: the person who is recorded already, or else a new one. */
    approved_as: select({ options: ['new_person', 'known_person'], readOnly: true }),
    resident_id: belongsTo('resident', { readOnly: true }),
    /** Who came with an invitation to the app and was not found, and why the office looks at it. */
    invitation_id: belongsTo('resident_invitation', { readOnly: true }),
    account_id: belongsTo('account', { readOnly: true }),
    doubt: select({ options: joinDoubts, readOnly: true, colors: { already_joined: 'danger' } }),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new'],
    states: {
      new: { color: 'primary' },
      approve: { color: 'success' },
      reject: { color: 'danger' },
    },
    transitions: {
      accept: {
        from: ['new'],
        to: 'approve',
        flag: 'approve',
        confirm: true,
        asks: ['approved_as', 'resident_id', 'relationship_id', 'move_in_date', 'householder_approved'],
        asksOne: ['approved_as', 'resident_id', 'relationship_id', 'move_in_date', 'householder_approved'],
      },
      refuse: {
        from: ['new'],
        to: 'reject',
        flag: 'approve',
        asks: ['reject_reason'],
        requires: ['reject_reason'],
      },
    },
  },
  notifies: [{ on: ['create'], tells: { flag: 'approve' } }],

  conditions: [
    { fields: ['reject_reason'], show: { field: 'status', equals: 'reject' } },
    { fields: ['relationship_id'], require: { field: 'invitation_id', present: false } },
    { fields: ['invitation_id', 'account_id', 'doubt'], show: { field: 'invitation_id', present: true } },
  ],
  frozen: [{ in: ['approve', 'reject'] }],
  list: {
    columns: [
      'full_name',
      'apartment_id',
      'relationship_id',
      'phone_number',
      'move_in_date',
      'created_at',
      'status',
    ],
    card: ['apartment_id', 'relationship_id'],
    filters: ['apartment_id', 'relationship_id', 'doubt', 'move_in_date', 'created_at', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['apartment_id', 'relationship_id', 'move_in_date', 'note'] },
    {
      name: 'person',
      fields: ['full_name', 'gender', 'date_of_birth', 'nationality', 'phone_number', 'email'],
    },
    { name: 'identity', fields: ['id_number', 'id_front_image', 'id_back_image'] },
    { name: 'invitation', fields: ['invitation_id', 'doubt', 'account_id'] },
    { name: 'decision', fields: ['householder_approved', 'approved_as', 'resident_id', 'reject_reason'] },
  ],
})
