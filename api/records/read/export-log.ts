import { logAct } from '#api/audit/security-log.ts'
import type { QueryParams } from '../../http/query.ts'
import type { PipelineContext } from '../context.ts'

interface Leaving {
  readonly filename: string
  /** Columns of the file. */
  readonly names: readonly string[]
  /** The query parameters of the request: format, filters, keyword, order. */
  readonly params: QueryParams
  /** Null for records of the organisation. */
  readonly buildings: readonly string[] | null
}

/**
 * One line in the log of each building whose records leave in a file, written before the first byte leaves: who took
 * which columns, narrowed by which filters (without their values, which may be personal). If it cannot be written,
 * nothing leaves.
 */
export async function logExport(
  { pipeline, caller, plan }: PipelineContext,
  { filename, names, params, buildings }: Leaving,
): Promise<void> {
  const asked = Object.keys(params).filter((key) => key !== 'columns' && key !== 'building_id')
  const told = [names.join(', '), ...(asked.length === 0 ? [] : [asked.join(', ')])].join('; ')
  for (const buildingId of buildings ?? [null])
    await logAct(pipeline.db, caller, {
      action: 'export',
      buildingId,
      resource: plan.entity.name,
      recordTitle: `${filename} (${told})`,
    })
}
