import { defineEntity } from '#core/entity.ts'
import { code, count, hasMany, longText, number, text } from '#core/fields/index.ts'

/** A tower or wing of a building. */
export const block = defineEntity({
  name: 'block',
  path: 'blocks',
  scope: 'building',
  permission: 'manage_block',
  help: 'users/start-a-building',
  copied: 'never',
  begins: 'import',
  title: 'name',
  subtitle: 'code',
  replyKey: 'blocks',
  menu: { module: 'ql', group: 'building', icon: 'block', order: 10 },

  fields: {
    code: code({ maxLength: 20 }),
    name: text({ required: true, searchable: true }),
    short_id: number({ unique: true, min: 1, integer: true }),
    description: longText(),
    apartments_count: count('apartment', 'block_id'),
    apartments: hasMany('apartment', 'block_id', { refuse: 'block_has_apartments' }),
  },

  list: {
    columns: ['code', 'name', 'apartments_count', 'description'],
    card: ['apartments_count'],
    sort: 'code',
  },
  form: [{ name: 'general', fields: ['code', 'name', 'short_id', 'description'] }],
  tabs: ['apartments'],
  imports: { by: ['code'] },
})
