import { fieldDefinitions } from '#core/custom-fields.ts'
import { defineEntity } from '#core/entity.ts'
import { boolean, count, date, hasMany, longText, select, text } from '#core/fields/index.ts'
import { answerLimits } from '#domain/registration-form.ts'

/** A form that residents fill in, its fields made by the office. */
export const registrationForm = defineEntity({
  name: 'registration_form',
  path: 'forms',
  scope: 'building',
  permission: 'manage_form',
  help: 'domain/registration-forms',
  copied: { ticked: false, without: ['open_from', 'open_to'] },
  title: 'name',
  menu: { module: 'ql', group: 'communication', icon: 'form', order: 60 },
  screens: { list: 'forms', show: 'forms/:id', edit: 'forms/:id/edit', create: 'forms/create' },
  webview: { list: true, show: 'view' },

  fields: {
    name: text({ required: true, searchable: true }),
    type: select({ required: true, options: ['registration', 'other'], default: 'registration' }),
    description: longText(),
    fields: fieldDefinitions({ required: true, min: 1 }),
    requires_apartment: boolean({ required: true, default: true }),
    requires_resident: boolean({ required: true, default: false }),
    requires_signature: boolean({ required: true, default: false }),
    requires_email: boolean({ required: true, default: false }),
    answer_limit: select({ required: true, options: answerLimits, default: 'per_apartment' }),
    open_from: date(),
    open_to: date(),
    thank_you: longText(),
    answers_count: count('form_answer', 'form_id'),
    answers: hasMany('form_answer', 'form_id', { refuse: 'form_has_answers' }),
  },

  lifecycle: {
    initial: 'draft',
    states: {
      draft: { color: 'default' },
      open: { color: 'success' },
      closed: { color: 'danger' },
    },
    transitions: {
      publish: { from: ['draft', 'closed'], to: 'open', flag: 'approve', confirm: true },
      close: { from: ['open'], to: 'closed', flag: 'update', confirm: true },
    },
  },

  rules: [{ field: 'open_to', is: 'not_before', other: 'open_from' }],
  frozen: [{ in: ['open', 'closed'], fields: ['fields'] }],
  list: {
    columns: ['name', 'type', 'answers_count', 'open_from', 'open_to', 'status'],
    filters: ['type', 'open_from', 'open_to', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['name', 'type', 'description', 'open_from', 'open_to'] },
    { slot: 'shared_link' },
    { name: 'fields', fields: ['fields'] },
    {
      name: 'demands',
      fields: [
        'requires_apartment',
        'requires_resident',
        'requires_signature',
        'requires_email',
        'answer_limit',
        'thank_you',
      ],
    },
    { slot: 'preview' },
  ],
  tabs: ['answers'],
  resident: {
    own: 'published',
    who: 'adult',
    where: { field: 'status', equals: 'open' },
    reads: [
      'name',
      'description',
      'fields',
      'requires_signature',
      'requires_email',
      'answer_limit',
      'open_to',
      'thank_you',
    ],
  },
})
