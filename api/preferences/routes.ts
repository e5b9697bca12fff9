import type { FastifyInstance } from 'fastify'
import {
  listPreferences,
  readPreference,
  savePreference as savePreferenceCall,
} from '#domain/calls/preferences.ts'
import { answerCall } from '../calls/answer-call.ts'
import { notFound } from '../http/error.ts'
import { readJsonText } from '../http/json-body.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { preferenceOf, preferencesOf, savePreference } from './preferences.ts'

/** `/v1/manage/preferences`: the user's own console settings. */
export function preferenceRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, listPreferences, async ({ caller }) => ({
    data: presentOwn(await preferencesOf(db, caller().principal.accountId)),
  }))

  answerCall(app, readPreference, async ({ caller, path }) => {
    const key = requireKey(path)
    return { data: presentOwn({ key, content: await preferenceOf(db, caller().principal.accountId, key) }) }
  })

  answerCall(app, savePreferenceCall, async ({ request, caller, path, ...asked }) => {
    const { content } = await asked.body()
    const key = requireKey(path)
    await savePreference(db, {
      accountId: caller().principal.accountId,
      key,
      // A form has no types, so its value comes as JSON text.
      content:
        request.isMultipart() && typeof content === 'string' ? readJsonText(content, 'content') : content,
    })
    return {}
  })
}

function requireKey({ key }: { readonly key: string }): string {
  if (!/^[a-z0-9][a-z0-9_.:-]{0,99}$/.test(key)) throw notFound()
  return key
}
