import { approveFees } from '#domain/calls/fees.ts'
import { callApi, type InputOf } from '../data/call-api.ts'

/** Drafts of one building: all of a month, all of a run, or some by their ids. */
export type DraftsAsked = { readonly buildingId: string } & (
  | { readonly month: string }
  | { readonly runId: string }
  | { readonly ids: readonly string[] }
)

export const bodyOf = (asked: DraftsAsked): InputOf<typeof approveFees>['body'] => ({
  building_id: asked.buildingId,
  ...('month' in asked ? { month: asked.month } : {}),
  ...('runId' in asked ? { group_fee_slip_id: [asked.runId] } : {}),
  ...('ids' in asked ? { ids: [...asked.ids] } : {}),
})

export const approveDrafts = (asked: DraftsAsked, key: string) =>
  callApi(approveFees, { body: bodyOf(asked), key })
