import type { FastifyInstance } from 'fastify'
import { secondFactorSetting } from '#domain/second-factor.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { apartmentType } from '#entities/property/apartment-type.ts'
import { type Principal, callerOf } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { apiError, invalid, notFound } from '../http/error.ts'
import type { QueryParams } from '../http/query.ts'
import { presentSetting } from '../records/present-own.ts'
import { requireId } from '../records/rights.ts'

/** Settings that are records of their own; any other code names a row of the `setting` table. */
const recordSettings: Readonly<Record<string, (db: Queryable, buildingId: string) => Promise<unknown>>> = {
  loai_can_ho: (db, buildingId) =>
    db.query(
      `select id, code, name, color from ${apartmentType.name} where building_id = $1 and deleted_at is null
       order by code collate natural_order, id`,
      [buildingId],
    ),
  ky_phi: (db, buildingId) =>
    db.query(
      `select id, code, name, fee_type, price_type, priority, due_days from ${feeSetting.name}
       where building_id = $1 and is_active and deleted_at is null order by priority, id`,
      [buildingId],
    ),
}

/** Settings of the organisation that say how it guards itself: they have calls of their own, for its administrators. */
const guarding: readonly string[] = [secondFactorSetting]

/** `GET /v1/manage/setting/settings/detail?code=loai_can_ho` (specification §7): `{ setting: { code, content } }`. */
export function settingDetailRoute(app: FastifyInstance, db: Queryable): void {
  const routes = answerRoutes(app)
  const openapi = { summary: 'A setting of a building by its code: loai_can_ho, ky_phi', tags: ['setting'] }
  routes.get(
    '/v1/manage/setting/settings/detail',
    { config: { permission: 'auth', openapi } },
    async (request) => {
      const { code, building_id: wanted } = request.query as QueryParams
      if (code === undefined || !/^[a-z_]{1,63}$/.test(code))
        throw invalid([{ field: 'code', code: 'invalid_code' }])
      if (guarding.includes(code)) throw notFound()
      const { principal } = callerOf(request)
      const building = buildingOf(principal, wanted)
      const read = Object.hasOwn(recordSettings, code) ? recordSettings[code] : undefined
      const content =
        read === undefined
          ? await storedContent(db, principal, { code, buildingId: building.id })
          : await read(db, building.id)
      return { setting: presentSetting({ code, content }) }
    },
  )
}

/** Anyone who may enter the building may know its settings. */
function buildingOf({ buildings }: Principal, wanted: string | undefined) {
  if (wanted !== undefined && wanted !== '') requireId(wanted, 'building_id')
  const building =
    wanted === undefined || wanted === '' ? buildings[0] : buildings.find(({ id }) => id === wanted)
  if (building === undefined) throw notFound()
  if (building.expired) throw apiError(403, 'order_expired')
  return building
}

/** The building's own, or else the organisation's. */
async function storedContent(
  db: Queryable,
  { organisationId }: Principal,
  { code, buildingId }: { code: string; buildingId: string },
) {
  const [row] = await db.query<{ content: unknown }>(
    'select content from setting where organisation_id = $1 and code = $2 and building_id in ($3, 0) order by building_id desc limit 1',
    [organisationId, code, buildingId],
  )
  return row?.content ?? []
}
