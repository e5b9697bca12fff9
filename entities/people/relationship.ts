import { defineEntity } from '#core/entity.ts'
import { text, translated } from '#core/fields/index.ts'

/** A relationship to the householder: wife, child, tenant. Only active ones can be chosen. */
export const relationship = defineEntity({
  name: 'relationship',
  path: 'relationships',
  scope: 'building',
  permission: 'manage_resident',
  help: 'domain/residents',
  copied: { ticked: true, where: { field: 'status', equals: 'active' } },
  begins: 'ready_made',
  title: 'name',
  replyKey: 'relationships',
  menu: { module: 'ql', group: 'people', icon: 'apartment', order: 40 },

  fields: {
    code: text({ required: true, unique: true, searchable: true, format: 'code', maxLength: 50 }),
    name: text({ required: true, searchable: true }),
    language_contents: translated({ of: ['name', 'description'] }),
  },

  lifecycle: {
    initial: 'active',
    states: { active: { color: 'success' }, inactive: { color: 'default' } },
    transitions: {
      activate: { from: ['inactive'], to: 'active', flag: 'update' },
      deactivate: { from: ['active'], to: 'inactive', flag: 'update' },
    },
  },

  list: { columns: ['code', 'name', 'status'], filters: ['status'], sort: 'code' },
  form: [{ name: 'general', fields: ['code', 'name', 'language_contents'] }],
})
