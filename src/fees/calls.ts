import { managePrefix } from '#core/derive/routes.ts'
import { http } from '../session/http.ts'

type Params = Readonly<Record<string, string | undefined>>
type Payload = Readonly<Record<string, string | readonly string[]>>

/** What a call below /v1/manage has to say. Throws a `CallError` on a refusal, as the other does. */
export async function ask<T>(path: string, params: Params = {}): Promise<T> {
  return (await http.get<{ data: T }>(`${managePrefix}/${path}`, { params })).data.data
}

/** A call that moves money: repeated with the same key, it is done once (specification §5: multipart, indexed arrays). */
export async function tell<T>(path: string, payload: Payload, key: string): Promise<T> {
  const reply = await http.postForm<T>(`${managePrefix}/${path}`, payload, {
    headers: { 'idempotency-key': key },
    formSerializer: { indexes: true },
  })
  return reply.data
}

export interface Approved {
  /** How many drafts there were to approve, and no one had approved meanwhile. */
  readonly approved: number
}

/** Approves drafts of one building: all of a month, or all of a run. */
export const approveDrafts = (
  asked: { readonly buildingId: string } & ({ readonly month: string } | { readonly runId: string }),
  key: string,
) =>
  tell<Approved>(
    'fees/approve',
    {
      building_id: asked.buildingId,
      ...('month' in asked ? { month: asked.month } : { group_fee_slip_id: [asked.runId] }),
    },
    key,
  )
