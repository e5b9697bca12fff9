import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

// A form's one link for everybody: its holders say which apartment, and who of it, they answer for.

const ofForm = {
  permission: { code: 'manage_visitor+manage_form', flag: 'create' },
  tag: 'registration_form',
  record: 'registration_form',
} as const

const path = manage('forms/{id}/shared-link')

const shared = z.strictObject({ link: z.string(), made_by: z.string().nullable(), made_at: wire.moment })

export const readSharedLink = defineCall({
  ...ofForm,
  id: 'readSharedLink',
  method: 'GET',
  path,
  summary: 'The one link of a form for everybody; null while it has none',
  reply: z.strictObject({ data: shared.nullable() }),
})

export const shareForm = defineCall({
  ...ofForm,
  id: 'shareForm',
  method: 'POST',
  path,
  summary:
    'Make the one link of an opened form for everybody, which may be answered any number of times; the same again has the same link',
  writes: {},
  reply: z.strictObject({ data: shared }),
  errors: { 409: ['form_not_open'] },
})

export const shutSharedLink = defineCall({
  ...ofForm,
  id: 'shutSharedLink',
  method: 'POST',
  path: manage('forms/{id}/shared-link/shut'),
  summary: 'Shut the one link of a form for everybody: it says from then on that it is no longer valid',
  writes: {},
  errors: { 404: ['record_not_found'] },
})
