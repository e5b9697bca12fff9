import { approveFees } from '#domain/calls/fees.ts'
import { callApi } from '../data/call-api.ts'

/** Approves drafts of one building: all of a month, or all of a run. */
export const approveDrafts = (
  asked: { readonly buildingId: string } & ({ readonly month: string } | { readonly runId: string }),
  key: string,
) =>
  callApi(approveFees, {
    body: {
      building_id: asked.buildingId,
      ...('month' in asked ? { month: asked.month } : { group_fee_slip_id: [asked.runId] }),
    },
    key,
  })
