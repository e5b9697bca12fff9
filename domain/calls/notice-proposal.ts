import { z } from 'zod'
import { noticeChannels } from '../notices/channels.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

/** What a new batch of fee notices begins with; its maker changes it. */
export const proposeNotices = defineCall({
  id: 'proposeNotices',
  method: 'GET',
  path: manage('group-notice-slips/proposal'),
  permission: { code: 'manage_before_get_fee', flag: 'create' },
  summary:
    'What a new batch of notices begins with: the day by which most fees are due, and the ways that reach somebody',
  tag: 'group_notice_slip',
  inBuilding: true,
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      /** Today and the days that most fees in use leave for paying. */
      collect_on: wire.day,
      /** Those that this server sends, and by which an apartment can be reached; e-mail where it sends none of these. */
      channels: z.array(z.enum(noticeChannels)),
    }),
  }),
})
