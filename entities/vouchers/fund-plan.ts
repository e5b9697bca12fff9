import { defineEntity } from '#core/entity.ts'
import { computed, date, files, hasMany, longText, text } from '#core/fields/index.ts'

/** What the meeting of a building's owners lets its maintenance fund be spent on in a year, item by item. */
export const fundPlan = defineEntity({
  name: 'fund_plan',
  path: 'fund-plans',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/fund-plan',
  copied: 'never',
  title: 'name',
  subtitle: 'year',
  menu: { module: 'tc', group: 'vouchers', icon: 'layout', order: 80 },
  trash: false,

  fields: {
    name: text({ required: true, searchable: true, maxLength: 200 }),
    year: text({ required: true, format: 'year', maxLength: 4 }),
    decision_number: text({ required: true, searchable: true, maxLength: 100 }),
    decided_on: date({ required: true, latest: 'today', yearsBack: 5 }),
    // The paper of the decision.
    attachments: files({ max: 5 }),
    amount: computed({ of: 'money', server: true }),
    spent: computed({ of: 'money', server: true }),
    note: longText({ maxLength: 1000 }),
    reason: longText({ maxLength: 500, readOnly: true }),
    plan_items: hasMany('fund_plan_item', 'fund_plan_id'),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'default', isCounted: false },
      approved: { color: 'success' },
      withdrawn: { color: 'danger', isCounted: false },
    },
    transitions: {
      approve: {
        from: ['draft'],
        to: 'approved',
        flag: 'approve',
        confirm: true,
        asSeen: true,
        guard: { when: { field: 'attachments', present: true }, code: 'decision_paper_missing' },
      },
      withdraw: {
        from: ['approved'],
        to: 'withdrawn',
        flag: 'approve',
        asks: ['reason'],
        requires: ['reason'],
      },
    },
  },

  frozen: [
    {
      in: ['approved', 'withdrawn'],
      fields: ['name', 'year', 'decision_number', 'decided_on', 'attachments', 'note'],
    },
  ],
  conditions: [{ fields: ['reason'], show: { field: 'status', equals: 'withdrawn' } }],
  list: {
    columns: ['name', 'year', 'decision_number', 'decided_on', 'amount', 'spent', 'status'],
    card: ['year', 'decision_number', 'amount', 'spent'],
    filters: ['decided_on', 'status'],
    sort: '-decided_on',
  },
  form: [
    { name: 'general', fields: ['name', 'year', 'decision_number', 'decided_on', 'attachments', 'note'] },
    { name: 'amounts', fields: ['amount', 'spent', 'reason'] },
  ],
  tabs: ['plan_items'],
})
