import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { callerOf } from '../context.ts'
import { inputOf } from '../auth/input.ts'
import type { Db } from '../database/pool.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { invalid, notFound } from '../http/error.ts'
import { presentOwn } from '../records/present-own.ts'
import { preferenceOf, preferencesOf, savePreference } from './preferences.ts'

const options = (summary: string) => ({
  config: { permission: 'auth', openapi: { summary, tags: ['preferences'] } },
})

/** `z.json` has no error of its own to give. */
const contentInput = z
  .unknown()
  .refine((value) => z.json().safeParse(value).success, { error: 'invalid_json' })

/** `/v1/manage/preferences`: one's own console settings. */
export function preferenceRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const routes = answerRoutes(app)
  routes.get('/v1/manage/preferences', options('All of one’s own settings by key'), async (request) => ({
    data: presentOwn(await preferencesOf(db, callerOf(request).principal.accountId)),
  }))

  routes.get(
    '/v1/manage/preferences/:key',
    options('One of one’s own settings, null where there is none'),
    async (request) => {
      const key = keyOf(request.params)
      const { accountId } = callerOf(request).principal
      return { data: presentOwn({ key, content: await preferenceOf(db, accountId, key) }) }
    },
  )

  routes.put('/v1/manage/preferences/:key', options('Keep one of one’s own settings'), async (request) => {
    const { content } = await inputOf(request, { content: contentInput })
    const key = keyOf(request.params)
    await savePreference(db, {
      accountId: callerOf(request).principal.accountId,
      key,
      content: fromForm(content, request.isMultipart()),
    })
    return {}
  })
}

function keyOf(params: unknown): string {
  const { key } = params as { key: string }
  if (!/^[a-z0-9][a-z0-9_.:-]{0,99}$/.test(key)) throw notFound()
  return key
}

/** A form has no types, so there the value comes as JSON text. */
function fromForm(content: unknown, isForm: boolean): unknown {
  if (!isForm || typeof content !== 'string') return content
  try {
    return JSON.parse(content) as unknown
  } catch {
    throw invalid([{ field: 'content', code: 'invalid_json' }])
  }
}
