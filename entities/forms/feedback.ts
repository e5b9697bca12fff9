import type { SurveyRate } from '#domain/survey.ts'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, longText, select } from '#core/fields/index.ts'

/** A person's answer about their satisfaction. */
export const feedback = defineEntity({
  name: 'feedback',
  path: 'feedbacks',
  scope: 'building',
  permission: 'manage_feedback',
  help: 'domain/registration-forms',
  copied: 'never',
  title: 'content',
  menu: { module: 'ql', group: 'communication', icon: 'star', order: 80 },

  fields: {
    rate_type: select({
      required: true,
      immutable: true,
      options: [
        'satisfied',
        'fairly_satisfied',
        'needs_improvement',
        'dissatisfied',
      ] satisfies readonly SurveyRate[],
      colors: {
        satisfied: 'success',
        fairly_satisfied: 'primary',
        needs_improvement: 'warning',
        dissatisfied: 'danger',
      },
    }),
    need_to_talk: boolean({ required: true, immutable: true, default: false }),
    content: longText({ immutable: true }),
    account_id: belongsTo('account', { readOnly: true, searchable: true }),
    // Whose satisfaction it is: the dashboard's figure is the residents'.
    answered_by: select({
      required: true,
      readOnly: true,
      options: ['resident', 'staff'],
      default: 'resident',
    }),
    // What the office makes of it: everybody in the building may answer (`memberRights` in domain/permission.ts).
    is_handled: boolean({ required: true, default: false, access: { update: 'update' } }),
    note: longText({ access: { update: 'update' } }),
  },

  notifies: [
    {
      on: ['create'],
      tells: { flag: 'update' },
      when: { field: 'need_to_talk', equals: true },
    },
  ],
  list: {
    columns: [
      'created_at',
      'rate_type',
      'need_to_talk',
      'content',
      'account_id',
      'answered_by',
      'is_handled',
    ],
    filters: ['rate_type', 'need_to_talk', 'answered_by', 'created_at', 'is_handled'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: ['rate_type', 'need_to_talk', 'content', 'account_id', 'answered_by', 'is_handled', 'note'],
    },
  ],
  resident: {
    own: 'maker',
    who: 'adult',
    // Not what the office makes of it.
    reads: ['rate_type', 'need_to_talk', 'content', 'created_at'],
    creates: ['rate_type', 'need_to_talk', 'content'],
    // A year's satisfaction is no sum of one person's taps.
    limits: { perDay: 1 },
  },
})
