import { defineEntity } from '#core/entity.ts'
import { belongsTo, lines, longText, text } from '#core/fields/index.ts'

/** One change that someone made, written in the change's own transaction and never altered. */
export const log = defineEntity({
  name: 'log',
  path: 'logs',
  scope: 'building',
  buildingOptional: true,
  permission: 'manage_log',
  help: 'users/working-with-records',
  copied: 'never',
  title: 'record_title',
  subtitle: 'action',
  menu: { module: 'account', group: 'account', icon: 'history', order: 60 },

  fields: {
    actor_id: belongsTo('account', { readOnly: true, onDelete: 'set null' }),
    actor_name: text({ readOnly: true, searchable: true }),
    action: text({ required: true, readOnly: true, maxLength: 63 }),
    resource: text({ required: true, readOnly: true, maxLength: 63 }),
    record_id: text({ readOnly: true, maxLength: 18 }),
    record_title: text({ readOnly: true, searchable: true }),
    changes: lines({
      readOnly: true,
      fields: { field: text({ required: true }), before: longText(), after: longText() },
    }),
    import_batch: text({ readOnly: true, maxLength: 18 }),
    import_file: text({ readOnly: true }),
    import_uploader: text({ readOnly: true }),
    ip: text({ readOnly: true, maxLength: 45 }),
    user_agent: text({ readOnly: true, maxLength: 500 }),
    request_id: text({ readOnly: true, maxLength: 64 }),
  },

  operations: [],
  trash: false,
  history: false,
  list: {
    columns: ['created_at', 'actor_name', 'action', 'resource', 'record_title', 'ip'],
    filters: ['actor_id', 'action', 'resource', 'record_id', 'created_at'],
    sort: '-created_at',
    countedInPart: true,
  },
  form: [
    { name: 'general', fields: ['actor_name', 'action', 'resource', 'record_id', 'record_title', 'changes'] },
    {
      name: 'origin',
      fields: ['import_batch', 'import_file', 'import_uploader', 'ip', 'user_agent', 'request_id'],
    },
  ],
})
