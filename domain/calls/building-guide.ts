import { z } from 'zod'
import { boolean } from '#core/fields/index.ts'
import { guideKeys, guideParts } from '../guide-steps.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

const path = manage('buildings/{id}/guide')

/** The steps from an empty building to its first fee notice, as its living records stand. */
export const readBuildingGuide = defineCall({
  id: 'readBuildingGuide',
  method: 'GET',
  path,
  permission: { code: 'manage_building', flag: 'read' },
  record: 'building',
  summary: 'What a new building still needs for its first fee notice, step by step',
  tag: 'building',
  reply: z.strictObject({
    data: z.strictObject({
      /** `finished`: its first fee notices were sent, so that it is not shown again. */
      state: z.enum(['shown', 'dismissed', 'finished']),
      dismissed_at: wire.moment.nullable(),
      /** Null also for buildings that were there before the guide. */
      dismissed_by: z.string().nullable(),
      /** Empty unless it is shown. */
      steps: z.array(
        z.strictObject({
          key: z.enum(guideKeys),
          is_needed: z.boolean(),
          is_done: z.boolean(),
          /** Settled by an answer instead of a record. */
          is_answered: z.boolean(),
          /** What it is about, and how many of them it still waits for: apartments, fee types, meters, drafts. */
          total: wire.count,
          open: wire.count,
          part: z.enum(guideParts).nullable(),
          /** Whether the caller holds its right. */
          may: z.boolean(),
          /** Otherwise the groups that give it, for callers who may read groups. */
          groups: z.array(z.string()),
        }),
      ),
    }),
  }),
})

/** Dismisses the guide for everybody, brings it back, or answers what no record says. */
export const changeBuildingGuide = defineCall({
  id: 'changeBuildingGuide',
  method: 'PUT',
  path,
  permission: { code: 'manage_building', flag: 'update' },
  record: 'building',
  writes: { touches: ['building'] },
  summary: 'Dismiss the guide of a new building for everybody, show it again, or answer its questions',
  tag: 'building',
  body: {
    partial: true,
    fields: {
      dismissed: boolean(),
      // `guideAnswers`
      no_old_debts: boolean(),
      built_in_letters: boolean(),
    },
  },
})
