import { z } from 'zod'
import { boolean } from '#core/fields/boolean.ts'
import { envelopeFields } from '#core/wire/body.ts'
import { readyGroupKeys } from '../presets/permission-groups.ts'
import { defineCall, manage } from './call.ts'

const keys = z.array(z.enum(readyGroupKeys))

/** Called twice it makes only what is missing by name, in any language; it changes no group that there is. Only an org_admin makes any: they are assignable. */
export const addReadyGroups = defineCall({
  id: 'addReadyGroups',
  method: 'POST',
  path: manage('permission-groups/ready-made'),
  permission: { code: 'manage_permission_group', flag: 'create' },
  inBuilding: true,
  writes: { touches: ['permission_group'] },
  summary: 'Make the ready-made permission groups that a building lacks, named in the language of the caller',
  tag: 'permission_group',
  body: {
    fields: {
      building_id: envelopeFields.building_id,
      /** Also the group that approves above the building's limit, which no manager assigns. */
      with_board_chair: boolean({ default: false }),
    },
  },
  reply: z.strictObject({
    data: z.strictObject({
      /** Made now. */
      added: keys,
      /** Left alone: a group of that name is there. */
      kept: keys,
    }),
  }),
  errors: { 403: ['rights_exceeded'] },
})
