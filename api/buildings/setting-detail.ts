import type { FastifyInstance } from 'fastify'
import { readSetting } from '#domain/calls/building.ts'
import { secondFactorSetting } from '#domain/second-factor.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { apartmentType } from '#entities/property/apartment-type.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Principal } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError, notFound } from '../http/error.ts'
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

/** Settings about the organisation's security: they have separate calls, for its administrators. */
const guarding: readonly string[] = [secondFactorSetting]

/** `GET /v1/manage/setting/settings/detail?code=loai_can_ho` (specification §7): `{ setting: { code, content } }`. */
export function settingDetailRoute(app: FastifyInstance, db: Queryable): void {
  answerCall(app, readSetting, async ({ caller, params }) => {
    const { code, building_id: wanted } = params()
    if (guarding.includes(code)) throw notFound()
    const { principal } = caller()
    const building = buildingOf(principal, wanted)
    const read = Object.hasOwn(recordSettings, code) ? recordSettings[code] : undefined
    const content =
      read === undefined
        ? await readContent(db, principal, { code, buildingId: building.id })
        : await read(db, building.id)
    return { setting: presentSetting({ code, content }) }
  })
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
async function readContent(
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
