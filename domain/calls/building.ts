import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

const { id, count } = wire
const params = { building_id: z.string().default('') }

/** At most five of each kind that the caller may read. */
export const searchBuilding = defineCall({
  id: 'searchBuilding',
  method: 'GET',
  path: manage('search'),
  permission: 'auth',
  summary: 'Search all kinds of records for a keyword, a few results of each',
  tag: 'building',
  params: z.object({ ...params, keyword: z.string().default('') }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        /** The entity's name. */
        resource: z.string(),
        id,
        title: z.string(),
        subtitle: z.string().nullable(),
      }),
    ),
  }),
  errors: { 422: ['required', 'too_short', 'too_long', 'invalid_reference'] },
})

/** A row without a state counts all records of its kind; one with a state, those that wait in it. */
export const readOverview = defineCall({
  id: 'readOverview',
  method: 'GET',
  path: manage('overview'),
  permission: 'auth',
  summary: 'Numbers of records, and how many wait in each state',
  tag: 'building',
  params: z.object(params),
  reply: z.strictObject({
    data: z.array(z.strictObject({ resource: z.string(), state: z.string().nullable(), total: count })),
  }),
  errors: { 422: ['required', 'invalid_reference'] },
})

/** `loai_can_ho`: apartment types. `ky_phi`: fee settings. Other codes: the building's own value, or the organisation's. */
export const readSetting = defineCall({
  id: 'readSetting',
  method: 'GET',
  path: manage('setting/settings/detail'),
  permission: 'auth',
  summary: 'A setting of a building by its code: loai_can_ho, ky_phi',
  tag: 'setting',
  params: z.object({
    code: z.string({ error: 'invalid_code' }).regex(/^[a-z_]{1,63}$/, { error: 'invalid_code' }),
    /** Default: the first building of the caller. */
    building_id: z.string().optional(),
  }),
  reply: z.strictObject({ setting: z.strictObject({ code: z.string(), content: z.unknown() }) }),
  errors: { 404: ['record_not_found'], 422: ['invalid_code', 'invalid_reference'] },
})
