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
        /** Null of a document that has no number yet. */
        title: z.string().nullable(),
        subtitle: z.string().nullable(),
      }),
    ),
  }),
  errors: { 422: ['required', 'too_short', 'too_long', 'invalid_reference'] },
})

/**
 * For those who may write the field in that building, whatever they may read of such records: no more than id, name and
 * code of each, at most 50, or those of `ids`.
 */
export const readOptions = defineCall({
  id: 'readOptions',
  method: 'GET',
  path: manage('options'),
  permission: 'auth',
  userTypes: ['org_admin', 'org_member'],
  summary: 'Records that a field may name, by name and code, for those who may write the field',
  tag: 'building',
  params: z.object({
    ...params,
    /** The entity that has the field, and the field: `visitor`, `apartment_id`; `lines.item_id` for one in its rows. */
    entity: z.string().default(''),
    field: z.string().default(''),
    keyword: z.string().max(200, { error: 'too_long' }).default(''),
    /** Instead of searching: these records, joined by commas. */
    ids: z.string().optional(),
    /** Fields by which the declaration narrows the choice: `block_id:3`. */
    matching: z.string().optional(),
  }),
  reply: z.strictObject({ data: z.array(z.record(z.string(), z.unknown())) }),
  errors: {
    403: ['forbidden', 'order_expired', 'module_not_bought'],
    404: ['record_not_found'],
    422: ['required', 'invalid_reference', 'too_long', 'too_many', 'unknown_field'],
  },
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
