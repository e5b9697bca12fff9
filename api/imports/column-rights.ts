import { importFlags } from '#domain/calls/imports.ts'
import type { ImportColumn } from '#core/derive/imports.ts'
import type { Caller } from '../context.ts'
import { fieldMask, isOpen } from '../records/present/mask.ts'
import type { EntityPlan, PlanOf } from '../records/plan.ts'
import { mayWrite } from '../records/write/values.ts'

export interface ColumnQuestion {
  readonly plan: EntityPlan
  readonly planOf: PlanOf
  readonly caller: Caller
  /** The building that the records go into. */
  readonly buildingId: string
}

/** How a column's cells are shown to those who did not upload the file. */
export type CellView = 'clear' | 'masked' | 'hidden'

export interface ColumnRights {
  /** Whether the caller may read such records at all. */
  readonly mayRead: boolean
  /** Shows the column as a list of the records shows its field. */
  view(column: ImportColumn): CellView
  /**
   * Whether a cell of the column may hold anything. The answer is the same for every record, and also without any
   * record.
   */
  mayFill(column: ImportColumn): boolean
}

/** The columns of an import that one person may see and fill. */
export function columnRights({ plan, planOf, caller, buildingId }: ColumnQuestion): ColumnRights {
  const mask = fieldMask(plan, caller, [buildingId])
  const reads = ({ entity }: EntityPlan) =>
    caller.principal.decider.can(buildingId, entity.permission, 'read')
  // A cell that names a record of another kind would reveal whether that record exists.
  const mayName = ({ target }: ImportColumn) => target === undefined || reads(planOf(target))
  const mayRead = reads(plan)
  /** The rights on the record that the column fills, which may be another one, and the column as that one names it. */
  const ownerOf = (column: ImportColumn) => {
    const { beside, ...own } = column
    if (beside === undefined) return undefined
    const rights = columnRights({ plan: planOf(beside.entity), planOf, caller, buildingId })
    return { rights, column: { ...own, name: beside.field } }
  }
  return {
    mayRead,
    view(column) {
      const owner = ownerOf(column)
      if (owner !== undefined) return mayRead ? owner.rights.view(owner.column) : 'hidden'
      if (!mayRead || mask.hidden.has(column.name) || !mayName(column)) return 'hidden'
      return mask.masked.has(column.name) ? 'masked' : 'clear'
    },
    mayFill(column) {
      const owner = ownerOf(column)
      if (owner !== undefined) return owner.rights.mayFill(owner.column)
      return (
        mayName(column) &&
        isOpen(mask, column.name) &&
        importFlags.some((on) => mayWrite({ operation: { plan, caller }, on, name: column.name, buildingId }))
      )
    },
  }
}
