import type { FastifyInstance } from 'fastify'
import { readSetting } from '#domain/calls/building.ts'
import { secondFactorSetting } from '#domain/second-factor.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { apartmentType } from '#entities/property/apartment-type.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Principal } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError, notFound } from '../http/error.ts'
import { presentSetting } from '../records/present/present-own.ts'
import { requireId } from '../records/rights.ts'

const apartmentTypes = query({
  row: columns(apartmentType, ['id', 'code', 'name', 'color']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, code, name, color from apartment_type where building_id = ${buildingId} and deleted_at is null
      order by code collate natural_order, id`,
})

const chargedFees = query({
  row: columns(feeSetting, ['id', 'code', 'name', 'fee_type', 'price_type', 'priority', 'due_days']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, code, name, fee_type, price_type, priority, due_days from fee_setting
      where building_id = ${buildingId} and is_active and deleted_at is null order by priority, id`,
})

/** The setting of the building, or else of the organisation. */
const storedSetting = query({
  row: { content: json<unknown>() },
  takes: { organisationId: 'bigint', buildingId: 'bigint', code: 'text' },
  sql: ({ organisationId, buildingId, code }) =>
    `select content from setting
      where organisation_id = ${organisationId} and code = ${code} and building_id in (${buildingId}, 0)
      order by building_id desc limit 1`,
})

/** Settings that are stored as records; any other code names a row of the `setting` table. */
const recordSettings: Readonly<Record<string, typeof apartmentTypes | typeof chargedFees>> = {
  loai_can_ho: apartmentTypes,
  ky_phi: chargedFees,
}

/** Settings about the organisation's security: they have separate calls, for its administrators. */
const guarding: readonly string[] = [secondFactorSetting]

/** `GET /v1/manage/setting/settings/detail?code=loai_can_ho`: `{ setting: { code, content } }`. */
export function settingDetailRoute(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readSetting, async ({ caller, params }) => {
    const { code, building_id: wanted } = params()
    if (guarding.includes(code)) throw notFound()
    const { principal } = caller()
    const { organisationId } = principal
    const building = buildingOf(principal, wanted)
    const read = Object.hasOwn(recordSettings, code) ? recordSettings[code] : undefined
    const content =
      read === undefined
        ? await readContent(db, { organisationId, buildingId: building.id, code })
        : await read(db, { buildingId: building.id })
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

async function readContent(db: Queryable, asked: Parameters<typeof storedSetting>[1]): Promise<unknown> {
  const [row] = await storedSetting(db, asked)
  return row?.content ?? []
}
