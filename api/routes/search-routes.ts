import type { FastifyInstance } from 'fastify'
import { readOptions, readOverview, searchBuilding } from '#domain/calls/building.ts'
import { answerCall } from '../calls/answer-call.ts'
import { apiError, invalidInput, keywordFault, notFound } from '../http/error.ts'
import { requireId } from '../records/rights.ts'

const maxKeyword = 200

/** Queries over a whole building; each returns only what the caller may read. */
export function acrossRoutes(app: FastifyInstance): void {
  const { records, registry } = app.callServices
  answerCall(app, searchBuilding, async ({ caller, params }) => {
    const { keyword, building_id } = params()
    if (keyword.trim().length < 2 || keyword.length > maxKeyword)
      throw invalidInput([keywordFault(keyword, { min: 2, maxLength: maxKeyword })])
    return { data: await records.search(caller(), requireBuilding(building_id), keyword) }
  })

  answerCall(app, readOverview, async ({ caller, params }) => ({
    data: await records.tally(caller(), requireBuilding(params().building_id)),
  }))

  answerCall(app, readOptions, async ({ caller, params }) => {
    const { entity: name, ...query } = params()
    const building_id = requireBuilding(query.building_id)
    const entity = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (entity === undefined) throw notFound()
    return { data: await records.options({ caller: caller(), entity }, { ...query, building_id }) }
  })
}

function requireBuilding(id: string): string {
  if (id === '') throw apiError(422, 'required', [{ field: 'building_id', code: 'required' }])
  requireId(id, 'building_id')
  return id
}
