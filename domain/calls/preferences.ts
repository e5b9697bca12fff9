import { z } from 'zod'
import { defineCall, manage } from './call.ts'

/** Any JSON value; written as a check, because a schema that contains itself cannot be described in one place. */
const json = z
  .custom<z.core.util.JSONType>((value) => z.json().safeParse(value).success, { error: 'invalid_json' })
  .meta({ type: ['object', 'array', 'string', 'number', 'boolean', 'null'] })

const own = { permission: 'auth', tag: 'preferences' } as const

export const listPreferences = defineCall({
  ...own,
  id: 'listPreferences',
  method: 'GET',
  path: manage('preferences'),
  summary: 'All of the caller’s settings by key',
  reply: z.strictObject({ data: z.record(z.string(), z.unknown()) }),
})

export const readPreference = defineCall({
  ...own,
  id: 'readPreference',
  method: 'GET',
  path: manage('preferences/{key}'),
  summary: 'One of the caller’s settings, null if it is not set',
  reply: z.strictObject({ data: z.strictObject({ key: z.string(), content: z.unknown() }) }),
})

/** At most 16 kB of JSON each, 300 of them and 256 kB together; null forgets one. In a form `content` is JSON text. */
export const savePreference = defineCall({
  ...own,
  id: 'savePreference',
  method: 'PUT',
  path: manage('preferences/{key}'),
  summary: 'Save one of the caller’s settings',
  body: z.strictObject({ content: json }),
  errors: { 422: ['invalid_json', 'too_long', 'too_many_items'] },
})
