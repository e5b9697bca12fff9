import type { FieldError } from '#core/wire/error.ts'
import { maxPageSize, pageSize } from '#core/limits.ts'
import { log } from '#entities/account/log.ts'
import type { QueryParams } from '../../http/query.ts'
import { invalidInput } from '../../http/error.ts'
import { loggedValue, type LoggedChange } from '../write/audit.ts'
import { historyNames } from './history-names.ts'
import { load } from './load.ts'
import { reads, type PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import { presentChanges, presentHistory } from '../present/present-changes.ts'
import { buildingOf } from '../present/present.ts'
import type { Presented } from '../present/presented.ts'

/** A field's change, as its kind holds the values. */
export interface LoggedValue {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Who changed what, the latest first, field by field; fields that this caller may not see are left out or masked. */
export async function history(
  operation: PipelineContext,
  id: string,
  params: QueryParams,
): Promise<{ data: Presented[]; total: number; named: Readonly<Record<string, Presented[]>> }> {
  const { plan, caller } = operation
  const { page, limit } = paging(params)
  const record = await load(operation, { id, flag: 'read', buildingId: params.building_id, trashed: 'with' })
  const buildingId = buildingOf(operation, record)
  const about = [plan.entity.name, record.id]
  const [rows, [count]] = await Promise.all([
    reads(operation).query<Values & { changes: readonly LoggedChange[] | null }>(
      `select id, action, actor_id, actor_name, created_at, ip, changes, import_file, import_uploader from log
       where resource = $1 and record_id = $2 order by id desc limit ${limit} offset $3`,
      [...about, (page - 1) * limit],
    ),
    reads(operation).arrays('select count(*)::int from log where resource = $1 and record_id = $2', about),
  ])
  const valuesOf = (logged: readonly LoggedChange[] | null): LoggedValue[] =>
    presentChanges({ plan, caller, buildingId }, logged ?? []).map(({ field, before, after }) => ({
      field,
      before: loggedValue(plan, field, before),
      after: loggedValue(plan, field, after),
    }))
  // Where somebody sat is for those who read logs.
  const seesPlaces = caller.principal.decider.can(buildingId, log.permission, 'read')
  const lines = rows.map(({ changes, ip, ...line }) => ({
    line: { ...line, ip: seesPlaces ? ip : null },
    values: valuesOf(changes),
  }))
  return {
    data: lines.map(({ line, values }) => presentHistory(line, values)),
    total: Number(count?.[0] ?? 0),
    named: await historyNames(
      operation,
      buildingId,
      lines.flatMap(({ values }) => values),
    ),
  }
}

function paging({ page = '1', limit = String(pageSize), building_id: _building, ...rest }: QueryParams) {
  const unknown = Object.keys(rest).map((field): FieldError => ({ field, code: 'unknown_field' }))
  const read = (text: string, field: 'page' | 'limit', most: number) => {
    if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= most) return Number(text)
    unknown.push({ field, code: `invalid_${field}` })
    return 1
  }
  const asked = { page: read(page, 'page', 100_000), limit: read(limit, 'limit', maxPageSize) }
  if (unknown.length > 0) throw invalidInput(unknown)
  return asked
}
