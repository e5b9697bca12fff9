import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import {
  readSharedLink,
  shareForm,
  shutSharedLink as shutSharedLinkCall,
} from '#domain/calls/form-shared-link.ts'
import { linkAddress } from './link-address.ts'
import { logLink } from './log-link.ts'
import { insertSharedLink, sharedLink, shutSharedLink } from './shared-links.ts'

type Form = { readonly id: string; readonly building_id: string }

/** The office makes a form's one link for everybody, shows it and shuts it. */
export function manageSharedLinkRoutes(app: FastifyInstance, { db, services }: RoomServices): void {
  const shown = async (from: Queryable, asking: Caller, form: Form) => {
    const [link] = await sharedLink(from, placeOf(form))
    if (link === undefined) return undefined
    const { token, made_by, created_at: made_at } = link
    return presentOutcome({ link: linkAddress(services, asking, { form, token }), made_by, made_at })
  }

  answerCall(app, readSharedLink, async ({ record: form, caller }) => ({
    data: (await shown(db, caller(), form)) ?? null,
  }))

  answerCall(app, shareForm, async ({ record: form, caller, write: { tx } }) => {
    if (form.status !== 'open') throw apiError(409, 'form_not_open')
    const asking = caller()
    const madeById = asking.principal.accountId
    if (await insertSharedLink(tx, { ...placeOf(form), madeById }))
      await logLink(tx, asking, { action: 'link_made', form })
    const data = await shown(tx, asking, form)
    if (data === undefined) throw new Error('a shared link was not inserted')
    return { data }
  })

  answerCall(app, shutSharedLinkCall, async ({ record: form, caller, write: { tx } }) => {
    if ((await shutSharedLink(tx, placeOf(form))) === 0) throw notFound()
    await logLink(tx, caller(), { action: 'link_withdrawn', form })
    return {}
  })
}

const placeOf = ({ id, building_id }: Form) => ({ buildingId: building_id, formId: id })
