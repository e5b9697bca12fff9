import { defineEntity } from '#core/entity.ts'
import { number, text } from '#core/fields/index.ts'

/** A stored upload. It is made by the upload call and seen by those who may read the field that holds it. */
export const file = defineEntity({
  name: 'file',
  path: 'files',
  scope: 'building',
  buildingOptional: true,
  permission: 'manage_file',
  help: 'users/working-with-records',
  copied: 'never',
  title: 'name',
  subtitle: 'mime_type',
  menu: { module: 'account', group: 'account', icon: 'file', order: 50 },

  fields: {
    name: text({ required: true, searchable: true }),
    mime_type: text({ required: true, readOnly: true, maxLength: 100 }),
    size: number({ required: true, readOnly: true, min: 0, integer: true, adds: true }),
    width: number({ readOnly: true, min: 1, integer: true }),
    height: number({ readOnly: true, min: 1, integer: true }),
    views: number({ required: true, readOnly: true, min: 0, integer: true, default: 0 }),
    downloads: number({ required: true, readOnly: true, min: 0, integer: true, default: 0 }),
    sha256: text({ required: true, readOnly: true, maxLength: 64 }),
    owner_entity: text({ readOnly: true, maxLength: 63 }),
    owner_id: text({ readOnly: true, maxLength: 18 }),
    /** The record's field that holds it: who may read that field may see the file. */
    owner_field: text({ readOnly: true, maxLength: 63 }),
  },

  operations: ['update', 'delete'],
  list: {
    columns: ['name', 'mime_type', 'size', 'views', 'downloads', 'created_at'],
    filters: ['mime_type', 'created_at'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['name', 'mime_type', 'size', 'width', 'height'] },
    { name: 'usage', fields: ['views', 'downloads', 'owner_entity', 'owner_field', 'owner_id', 'sha256'] },
  ],
})
