import type { FastifyInstance } from 'fastify'
import { callerOf } from '../context.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { apiError, invalid, keywordFault } from '../http/error.ts'
import { requireId } from '../records/rights.ts'
import type { Records } from '../records/records.ts'

const options = (summary: string) => ({
  config: { permission: 'auth', openapi: { summary, tags: ['building'] } },
})

const maxKeyword = 200

/** Questions about a whole building; each answers only with what the caller may read. */
export function acrossRoutes(app: FastifyInstance, records: Records): void {
  const routes = answerRoutes(app)
  routes.get(
    '/v1/manage/search',
    options('Records of any kind whose text holds the keyword, a few of each'),
    async (request) => {
      const { keyword = '' } = request.query as Readonly<Record<string, string>>
      if (keyword.trim().length < 2 || keyword.length > maxKeyword)
        throw invalid([keywordFault(keyword, { min: 2, maxLength: maxKeyword })])
      return { data: await records.search(callerOf(request), buildingIn(request.query), keyword) }
    },
  )

  routes.get(
    '/v1/manage/overview',
    options('How many records there are, and how many wait in which state'),
    async (request) => ({ data: await records.tally(callerOf(request), buildingIn(request.query)) }),
  )
}

function buildingIn(query: unknown): string {
  const { building_id: id } = query as Readonly<Record<string, string | undefined>>
  if (id === undefined || id === '')
    throw apiError(422, 'required', [{ field: 'building_id', code: 'required' }])
  requireId(id, 'building_id')
  return id
}
