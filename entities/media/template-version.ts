import { defineEntity } from '#core/entity.ts'
import { belongsTo, number, richText, select } from '#core/fields/index.ts'
import { languages } from '#core/language.ts'
import { paperSizes } from '#domain/paper-sizes.ts'

/**
 * A template's text as it was for a while: a document keeps the version that it was made with, so that a later print
 * says the same.
 */
export const templateVersion = defineEntity({
  name: 'template_version',
  path: 'template-versions',
  scope: 'building',
  permission: 'manage_example_template',
  help: 'domain/documents',
  copied: 'never',
  title: 'number',
  operations: [],
  trash: false,

  fields: {
    template_id: belongsTo('example_template', { required: true, searchable: true, readOnly: true }),
    number: number({ required: true, integer: true, min: 1, readOnly: true }),
    paper_size: select({ required: true, options: paperSizes, readOnly: true }),
    language: select({ options: languages, readOnly: true }),
    content: richText({ readOnly: true }),
  },

  uniqueTogether: [['template_id', 'number']],
  list: {
    columns: ['number', 'template_id', 'paper_size', 'language', 'created_at'],
    filters: ['template_id'],
    sort: '-number',
  },
  form: [
    { name: 'general', fields: ['template_id', 'number', 'paper_size', 'language'] },
    { name: 'content', fields: ['content'] },
  ],
})
