import { defineEntity } from '#core/entity.ts'
import { belongsTo, customFields, email, image, longText, phone, text } from '#core/fields/index.ts'

/** A person's answers to a form. */
export const formAnswer = defineEntity({
  name: 'form_answer',
  path: 'registration-statistics',
  scope: 'building',
  permission: 'manage_visitor+manage_form',
  help: 'domain/registration-forms',
  copied: 'never',
  title: 'name',
  subtitle: 'form_id',
  menu: { module: 'ql', group: 'communication', icon: 'reconciliation', order: 70 },
  screens: { list: 'registration-statistics', show: 'statistics-detail/:id' },

  fields: {
    form_id: belongsTo('registration_form', {
      required: true,
      immutable: true,
      offers: { field: 'status', equals: 'open' },
      whyNot: [{ when: { field: 'status', in: ['draft', 'closed'] }, code: 'form_not_open' }],
    }),
    name: text({ required: true, searchable: true }),
    phone_number: phone({ searchable: true, personal: 'update' }),
    email: email({ searchable: true, personal: 'update' }),
    apartment_id: belongsTo('apartment'),
    resident_id: belongsTo('resident', { fills: { full_name: 'name' } }),
    /** Whose account wrote it down: a resident's own, or staff for them. */
    entered_by_id: belongsTo('account', { readOnly: true }),
    signature: image(),
    answers: customFields({ definitions: 'form_id.fields' }),
    note: longText(),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new'],
    states: {
      new: { color: 'primary' },
      processed: { color: 'success' },
    },
    transitions: {
      finish: { from: ['new'], to: 'processed', flag: 'update', asks: ['note'] },
      reopen: { from: ['processed'], to: 'new', flag: 'update' },
    },
  },

  list: {
    columns: ['name', 'form_id', 'apartment_id', 'phone_number', 'email', 'created_at', 'status'],
    filters: ['form_id', 'apartment_id', 'created_at', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['form_id', 'name', 'phone_number', 'email', 'apartment_id', 'resident_id'] },
    { name: 'answers', fields: ['answers', 'signature', 'note'] },
  ],
  resident: {
    own: 'sender',
    who: 'adult',
    // Not what the office notes down about it.
    reads: ['form_id', 'apartment_id', 'name', 'answers', 'signature', 'status', 'created_at'],
    creates: ['form_id', 'apartment_id', 'email', 'answers', 'signature'],
    limits: { perDay: 20 },
    filters: ['form_id'],
  },
})
