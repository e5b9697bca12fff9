import { fieldDefinitions } from '#core/custom-fields.ts'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, code, hasMany, richText, select, text } from '#core/fields/index.ts'

/** The text and the further fields that contracts of one kind begin with. */
export const contractTemplate = defineEntity({
  name: 'contract_template',
  path: 'contract-templates',
  scope: 'building',
  permission: 'manage_contract_template',
  help: 'domain/documents',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'contracts', icon: 'profile', order: 40 },
  screens: { list: 'contract-template' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    type: select({
      required: true,
      options: ['service', 'rental', 'advertising', 'other'],
      default: 'service',
    }),
    body: richText(),
    fields: fieldDefinitions({}),
    // The words that its contracts are printed in; none: those of the building's default one.
    print_template_id: belongsTo('example_template', { where: { field: 'type', equals: 'contract' } }),
    is_active: boolean({ required: true, default: true }),
    contracts: hasMany('contract', 'template_id', { refuse: 'template_in_use' }),
  },

  list: {
    columns: ['code', 'name', 'type', 'fields', 'is_active'],
    filters: ['type', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'type', 'print_template_id', 'is_active'] },
    { name: 'content', fields: ['body'] },
    { name: 'fields', fields: ['fields'] },
  ],
  tabs: ['contracts'],
})
