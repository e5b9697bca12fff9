import { z } from 'zod'
import { languages } from '#core/language.ts'
import { documentPage } from '../documents/page.ts'
import { templateTypes } from '../documents/templates.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, sentId } from './values.ts'

const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : value))

/** A template's text as it is being written, with the values of a real document; nothing is stored. */
export const previewTemplate = defineCall({
  id: 'previewTemplate',
  method: 'POST',
  path: manage('example-templates/preview'),
  permission: { code: 'manage_example_template', flag: 'read' },
  tag: 'example_template',
  summary:
    'Preview a template: its text with the values of a notice or receipt that its reader may see, or of an invented one',
  inBuilding: true,
  body: z.object({
    building_id: buildingId,
    type: z.enum(templateTypes, { error: 'invalid_option' }),
    content: z.string({ error: 'invalid_text' }).default(''),
    language: orNothing(z.enum(languages, { error: 'invalid_option' })),
    /** The notice or receipt; none: the latest one. */
    document_id: orNothing(sentId),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      page: documentPage,
      /** The values are invented: there is no such document yet that its reader may see. */
      invented: z.boolean(),
    }),
  }),
  errors: {
    404: ['record_not_found'],
    422: [
      'invalid_option',
      'invalid_text',
      'invalid_reference',
      'too_long',
      'too_many',
      'invalid_placeholder',
      'unknown_placeholder',
      'placeholder_outside_row',
      'placeholder_repeated',
    ],
  },
})
