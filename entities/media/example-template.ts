import { defineEntity } from '#core/entity.ts'
import { boolean, richText, select, text } from '#core/fields/index.ts'

/** A template that notices and receipts are printed from. */
export const exampleTemplate = defineEntity({
  name: 'example_template',
  path: 'example-templates',
  scope: 'building',
  permission: 'manage_example_template',
  title: 'name',
  subtitle: 'code',
  menu: { module: 'tc', group: 'settings', icon: 'printer', order: 90 },
  screens: { list: 'example-template' },

  fields: {
    code: text({
      required: true,
      unique: true,
      searchable: true,
      format: 'code',
      prefixes: ['TemplateNotice', 'TemplateReceipt'],
      maxLength: 60,
    }),
    name: text({ required: true, searchable: true }),
    type: select({ required: true, options: ['notice', 'receipt'], default: 'notice' }),
    paper_size: select({ required: true, options: ['a4', 'a5', 'k80'], default: 'a5' }),
    content: richText(),
    is_default: boolean({ required: true, default: false }),
    is_active: boolean({ required: true, default: true }),
  },

  list: {
    columns: ['code', 'name', 'type', 'paper_size', 'is_default', 'is_active'],
    filters: ['type', 'paper_size', 'is_default', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'type', 'paper_size', 'is_default', 'is_active'] },
    { name: 'content', fields: ['content'] },
  ],
})
