import { z } from 'zod'
import { belongsTo } from '#core/fields/belongs-to.ts'
import { boolean } from '#core/fields/boolean.ts'
import { text } from '#core/fields/text.ts'
import { savedViewLimits, savedViewUsers } from '../lists/saved-view.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

const own = { permission: 'auth', userTypes: savedViewUsers, tag: 'saved_view' } as const

/** What its owner says of a view. */
export const savedViewFields = {
  name: text({ required: true, maxLength: savedViewLimits.name }),
  /** The list's own address after `?`, as `addressToSave` writes it. */
  address: text({ maxLength: savedViewLimits.address }),
  shared: boolean(),
}

/** An entity's list; `list`: the name of the further list that its declaration calls so. */
const ofList = { entity: text({ required: true }), list: text() }

/**
 * The caller's own views of a list in a building, and those that colleagues share, with their owners' names. A view that
 * filters or sorts by what the caller may not see comes without its address.
 */
export const listSavedViews = defineCall({
  ...own,
  id: 'listSavedViews',
  method: 'GET',
  path: manage('saved-views'),
  summary: 'Saved views of a list: the caller’s own and shared ones',
  params: z.object({
    building_id: z.string().default(''),
    entity: z.string().default(''),
    list: z.string().default(''),
  }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        id: wire.id,
        name: z.string(),
        address: z.string().nullable(),
        shared: z.boolean(),
        is_own: z.boolean(),
        owner: z.string().nullable(),
        may_change: z.boolean(),
      }),
    ),
  }),
  errors: {
    403: ['forbidden', 'order_expired', 'module_not_bought'],
    404: ['record_not_found'],
    422: ['invalid_reference', 'invalid_value'],
  },
})

export const createSavedView = defineCall({
  ...own,
  id: 'createSavedView',
  method: 'POST',
  path: manage('saved-views'),
  summary: 'Save a view of a list, for oneself or for the building',
  writes: { touches: [] },
  repeatable: true,
  body: { fields: { building_id: belongsTo('building', { required: true }), ...ofList, ...savedViewFields } },
  reply: z.strictObject({ data: z.strictObject({ id: wire.id }) }),
  errors: {
    403: ['forbidden', 'order_expired', 'module_not_bought'],
    404: ['record_not_found'],
    422: [
      'required',
      'too_long',
      'invalid_reference',
      'invalid_value',
      'unknown_field',
      'name_exists',
      'too_many',
    ],
  },
})

/** By its owner, or of a shared one by those who may change permission groups of the building. */
export const changeSavedView = defineCall({
  ...own,
  id: 'changeSavedView',
  method: 'PATCH',
  path: manage('saved-views/{id}'),
  summary: 'Rename a saved view, change what it shows, share it or share it no longer',
  writes: {},
  body: { partial: true, fields: savedViewFields },
  errors: {
    403: ['forbidden', 'order_expired', 'module_not_bought'],
    404: ['record_not_found'],
    422: ['required', 'too_long', 'unknown_field', 'name_exists'],
  },
})

export const deleteSavedView = defineCall({
  ...own,
  id: 'deleteSavedView',
  method: 'DELETE',
  path: manage('saved-views/{id}'),
  summary: 'Delete a saved view',
  writes: {},
  errors: {
    403: ['forbidden', 'order_expired', 'module_not_bought'],
    404: ['record_not_found'],
  },
})
