import { maxPageSize, pageSize } from '#core/constants.ts'
import { maskValue } from '#core/derive/mask.ts'
import type { QueryParams } from '../http/query.ts'
import { invalid } from '../http/error.ts'
import { loggedValue, type LoggedChange } from './audit.ts'
import { load } from './change.ts'
import { reads, type Operation } from './context.ts'
import type { Values } from './extension.ts'
import { fieldMask } from './mask.ts'
import { buildingOf } from './present.ts'

/** Who changed what, the latest first, field by field; fields that this caller may not see are left out or masked. */
export async function history(
  operation: Operation,
  id: string,
  params: QueryParams,
): Promise<{ data: Values[]; total: number }> {
  const { plan, caller } = operation
  const { page, limit } = paging(params)
  const record = await load(operation, { id, flag: 'read', buildingId: params.building_id, trashed: 'with' })
  const buildingId = buildingOf(operation, record)
  const mask = fieldMask(plan, caller, buildingId === null ? null : [buildingId])
  const about = [plan.entity.name, record.id]
  const [rows, [count]] = await Promise.all([
    reads(operation).query<Values & { changes: readonly LoggedChange[] | null }>(
      `select id, action, actor_id, actor_name, created_at, ip, changes, import_file, import_uploader from log
       where resource = $1 and record_id = $2 order by id desc limit ${limit} offset $3`,
      [...about, (page - 1) * limit],
    ),
    reads(operation).arrays('select count(*)::int from log where resource = $1 and record_id = $2', about),
  ])
  const shown = (changes: readonly LoggedChange[]) =>
    changes
      .filter(({ field }) => field in plan.fields && !mask.hidden.has(field))
      .map((change) => shownChange(operation, change, mask.masked.has(change.field)))
  return {
    data: rows.map((row) => ({ ...row, changes: shown(row.changes ?? []) })),
    total: Number(count?.[0] ?? 0),
  }
}

function shownChange({ plan }: Operation, { field, before, after }: LoggedChange, isMasked: boolean) {
  const declared = plan.fields[field]
  const value = (text: string | null) => {
    const typed = loggedValue(plan, field, text)
    return isMasked && declared !== undefined ? maskValue(declared, typed) : typed
  }
  return { field, before: value(before), after: value(after) }
}

function paging({ page = '1', limit = String(pageSize), building_id: _building, ...rest }: QueryParams) {
  const unknown = Object.keys(rest).map((field) => ({ field, code: 'unknown_field' }))
  const read = (text: string, field: 'page' | 'limit', most: number) => {
    if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= most) return Number(text)
    unknown.push({ field, code: `invalid_${field}` })
    return 1
  }
  const asked = { page: read(page, 'page', 100_000), limit: read(limit, 'limit', maxPageSize) }
  if (unknown.length > 0) throw invalid(unknown)
  return asked
}
