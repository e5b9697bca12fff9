import { defineEntity } from '#core/entity.ts'
import { boolean, hasMany, richText, select, text } from '#core/fields/index.ts'
import { languages } from '#core/language.ts'
import { checkLetter } from '#domain/documents/check-letter.ts'
import { placeholdersFor, templateTypes } from '#domain/documents/templates.ts'
import { paperSizes } from '#domain/paper-sizes.ts'

/** A template that notices and receipts are printed from: its text has placeholders (docs/domain/documents.md). */
export const exampleTemplate = defineEntity({
  name: 'example_template',
  path: 'example-templates',
  scope: 'building',
  permission: 'manage_example_template',
  help: 'domain/documents',
  copied: {
    ticked: true,
    single: { flag: 'is_default', among: 'type' },
  },
  title: 'name',
  subtitle: 'code',
  menu: {
    module: 'tc',
    group: 'settings',
    icon: 'printer',
    order: 90,
    also: [{ module: 'ql', group: 'communication', order: 50 }],
  },
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
    type: select({ required: true, options: templateTypes, default: 'notice' }),
    paper_size: select({ required: true, options: paperSizes, default: 'a5' }),
    // Of its text, and so of days and amounts in words; none: that of those who pay.
    language: select({ options: languages }),
    // It says where residents pay, so it is chosen by who may approve templates.
    is_default: boolean({ required: true, default: false, access: { update: 'approve' } }),
    is_active: boolean({ required: true, default: true }),
    content: richText({ besides: (html, { type }) => checkLetter(html, placeholdersFor(type)) }),
    versions: hasMany('template_version', 'template_id'),
  },

  list: {
    columns: ['code', 'name', 'type', 'paper_size', 'is_default', 'is_active'],
    filters: ['type', 'paper_size', 'is_default', 'is_active'],
    sort: 'code',
  },
  form: [
    {
      name: 'general',
      fields: ['code', 'name', 'type', 'paper_size', 'language', 'is_default', 'is_active'],
    },
    { name: 'content', fields: ['content'] },
    { slot: 'preview' },
  ],
  tabs: ['versions'],
})
