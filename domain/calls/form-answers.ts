import { z } from 'zod'
import { languages } from '#core/language.ts'
import { linkedFields } from '../registration-form.ts'
import { defineCall, manage } from './call.ts'
import { file, pageParams, sentId, viewToken, wire } from './values.ts'

// Links by which somebody fills in a form without signing in. The token comes in the body, so that no server's log has it.

const errors = {
  403: ['order_expired'],
  404: ['record_not_found'],
  409: ['form_link_withdrawn'],
  429: ['too_many_requests'],
} as const

const ofForm = {
  permission: { code: 'manage_visitor+manage_form', flag: 'create' },
  tag: 'registration_form',
  record: 'registration_form',
} as const

export const linkForm = defineCall({
  ...ofForm,
  id: 'linkForm',
  method: 'POST',
  path: manage('forms/{id}/answer-link'),
  summary: 'A link with which an open form is filled in once, without signing in',
  /** Whose answer it will be: needed where the form demands them. */
  body: z.object({ apartment_id: sentId.optional(), resident_id: sentId.optional() }),
  reply: z.strictObject({ data: z.strictObject({ link: z.string(), expires_at: wire.moment }) }),
  errors: {
    409: ['form_not_open'],
    422: ['required', 'invalid_reference'],
    429: ['too_many_requests'],
  },
})

export const listFormLinks = defineCall({
  ...ofForm,
  id: 'listFormLinks',
  method: 'GET',
  path: manage('forms/{id}/answer-links'),
  summary: 'The links of a form that still wait for their answer, the latest first',
  params: z.object({ apartment_id: sentId.or(z.literal('')).optional(), ...pageParams }),
  reply: z.strictObject({
    data: z.strictObject({
      total: wire.count,
      rows: z.array(
        z.strictObject({
          id: wire.id,
          /** Whose answer it will be; null too where the caller may not read apartments or residents. */
          apartment: z.string().nullable(),
          resident: z.string().nullable(),
          made_by: z.string().nullable(),
          made_at: wire.moment,
          expires_at: wire.moment,
        }),
      ),
    }),
  }),
  errors: { 422: ['invalid_reference', 'invalid_number', 'too_many'] },
})

export const withdrawFormLink = defineCall({
  ...ofForm,
  id: 'withdrawFormLink',
  method: 'POST',
  path: manage('forms/{id}/answer-link/withdraw'),
  summary: 'Withdraw a link that still waits for its answer: it says from then on that it is no longer valid',
  writes: {},
  body: z.strictObject({ link_id: sentId }),
  errors: { 404: ['record_not_found'], 422: ['invalid_reference'] },
})

const definition = z.strictObject({
  key: z.string(),
  label: z.string(),
  language_contents: z.array(z.strictObject({ language_code: z.enum(languages), name: z.string() })),
  type: z.string(),
  section: z.string().nullable(),
  required: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  options: z.string().nullable(),
})

export const readLinkedForm = defineCall({
  id: 'readLinkedForm',
  method: 'POST',
  path: '/v1/public/forms/{id}',
  permission: 'public',
  tag: 'registration_form',
  summary: 'The form that a link is for; once it is filled in, for a day, what it says in thanks',
  body: z.strictObject({ view_token: viewToken }),
  reply: z.strictObject({
    data: z.strictObject({
      link_id: wire.id,
      building: z.string(),
      address: z.string(),
      /** The code of the apartment whose answer it is; null too of the form's link for everybody. */
      apartment: z.string().nullable(),
      name: z.string(),
      description: z.string().nullable(),
      fields: z.array(definition),
      requires_signature: z.boolean(),
      requires_email: z.boolean(),
      /** The form's one link for everybody: whoever fills it in says which apartment they answer for. */
      is_shared: z.boolean(),
      /** Whether they must, by what the form demands and how many answers it takes. */
      needs_apartment: z.boolean(),
      is_open: z.boolean(),
      /** True once it is filled in. */
      is_answered: z.boolean(),
      /** Null before. */
      thank_you: z.string().nullable(),
    }),
  }),
  errors,
})

/** Raw text: the answer's declaration and the form's fields read and check it. */
const typed = z.string({ error: 'required' }).max(5_000, { error: 'too_long' }).optional()

export const answerLinkedForm = defineCall({
  id: 'answerLinkedForm',
  method: 'POST',
  path: '/v1/public/forms/{id}/answer',
  permission: 'public',
  tag: 'registration_form',
  summary:
    'Fill in the form that a link is for, once: whoever sends it again is thanked again. By its link for everybody, once for each apartment or person, as the form says',
  body: z.strictObject({
    view_token: viewToken,
    /** The code of the apartment that is answered for, by the form's link for everybody alone. */
    apartment: typed,
    ...(Object.fromEntries(linkedFields.map((name) => [name, typed])) as Record<
      (typeof linkedFields)[number],
      typeof typed
    >),
    answers: z.record(z.string(), z.unknown(), { error: 'invalid_custom_fields' }).optional(),
    signature: file.optional(),
  }),
  reply: z.strictObject({ data: z.strictObject({ thank_you: z.string().nullable() }) }),
  errors: {
    ...errors,
    413: ['file_limit_exceeded', 'storage_quota_exceeded', 'upload_quota_exceeded'],
    415: ['file_type_not_allowed'],
    422: [
      'required',
      'signature_required',
      'form_not_open',
      'apartment_unknown',
      'apartment_answered',
      'person_answered',
      'too_long',
      'invalid_value',
    ],
  },
})
