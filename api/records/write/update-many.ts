import type { WireObject } from '../../http/body.ts'
import { apiError, type ApiError } from '../../http/error.ts'
import type { PipelineContext } from '../context.ts'
import type { Presented } from '../present/presented.ts'
import { behindSavepoint } from './savepoint.ts'
import { runUnitOfWork } from './unit-of-work.ts'

/** Rows that one call may change. */
export const updateManyLimit = 500

/** One of several records that are changed together, and the body of a call for it alone. */
export interface RowChange {
  readonly id: string
  readonly body: WireObject
  /** Names that the row confirms: see `Extension.confirms`. */
  readonly confirmed: ReadonlySet<string>
}

/** The record as it is then, or why it was not changed. */
export type RowOutcome = { readonly record: Presented } | { readonly error: ApiError }

interface ManyChanges {
  readonly rows: readonly RowChange[]
  /** Milliseconds since 1970: rows that have not begun by then are refused with 503. */
  readonly until: number
}

/**
 * Changes several records in one transaction, each behind a savepoint, so that a refused row harms no other: it gets the
 * rights, the checks, the line in the log and the refusal of a call for it alone. The outcomes come in the rows' order.
 */
export async function updateMany(
  { pipeline, plan, caller }: PipelineContext,
  { rows, until }: ManyChanges,
): Promise<RowOutcome[]> {
  return runUnitOfWork(pipeline, { whole: true }, async (tx) => {
    const records = pipeline.records.within(tx)
    const outcomes = new Map<RowChange, RowOutcome>()
    for (const row of rows.toSorted(byId)) {
      const { id, body, confirmed } = row
      const change = async (): Promise<RowOutcome> => ({
        record: await records.update({ caller, entity: plan.entity, id, confirmed }, body),
      })
      outcomes.set(
        row,
        Date.now() > until ? tookTooLong() : await behindSavepoint(tx, change, (error) => ({ error })),
      )
    }
    return rows.map((row) => outcomes.get(row) ?? tookTooLong())
  })
}

/** All calls lock records in the same order, so that two of them never wait for each other in a circle. */
const byId = ({ id: a }: RowChange, { id: b }: RowChange) => a.length - b.length || (a < b ? -1 : 1)

const tookTooLong = () => ({ error: apiError(503, 'took_too_long') })
