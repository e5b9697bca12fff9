import { stateFieldOf, allFields } from '#core/derive/fields.ts'
import { groupingOf, groupingsOf, isFew, namesGroups, type Grouping } from '#core/derive/groupings.ts'
import { clearFlag } from '#core/derive/requirement.ts'
import { isSummable } from '#core/derive/totals.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ListState } from '#domain/lists/list-state.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { relationBehind } from '#src/fields/references/relations.ts'
import { entityOf } from '#resources'
import { summableOf } from '../../record/sums.ts'

type Rights = Pick<ViewTools, 'can'>

/** Figures that the reader asks for. */
export interface AskedFigures {
  readonly row: Grouping
  readonly across: Grouping | undefined
  /** Fields that are added up; none: the records are counted alone. */
  readonly sums: readonly string[]
}

/** What the reader may group by: what they see in clear, and records that they may read. */
export const offeredGroupings = (entity: AnyEntity, tools: Rights): readonly Grouping[] =>
  groupingsOf(entity).filter(({ field }) => {
    const flag = clearFlag(entity, field)
    if (flag !== undefined && !tools.can(flag, entity.name)) return false
    const target = entityOf(relationBehind(entity, field)?.target ?? '')
    return target === undefined || (namesGroups(entity, target) && tools.can('read', target.name))
  })

/** Fields of which the reader may have sums. */
export const offeredSums = (entity: AnyEntity, tools: Rights): readonly string[] =>
  summableOf(
    entity,
    Object.keys(allFields(entity)).filter((name) => isSummable(entity, name)),
    tools,
  )

/** A name in the address that is not among what is shown: its field is gone, or the reader may not see it. */
export function missingIn(
  { rows = '', across = '', sums = '' }: Pick<ListState, 'rows' | 'across' | 'sums'>,
  asked: AskedFigures,
): string | undefined {
  const shown = [asked.row.name, asked.across?.name ?? '', ...asked.sums]
  return [rows, across, ...sums.split(',')].find((name) => name !== '' && !shown.includes(name))
}

/** What the address asks for, as far as it is offered; by default the records by their state, or by month. */
export function askedIn(
  entity: AnyEntity,
  { rows = '', across = '', sums }: Pick<ListState, 'rows' | 'across' | 'sums'>,
  tools: Rights,
): AskedFigures | undefined {
  const offered = offeredGroupings(entity, tools)
  const named = (name: string) => offered.find((one) => one.name === name)
  const state = groupingOf(entity, stateFieldOf(entity) ?? '')
  const row = named(rows) ?? state ?? offered.find((one) => isFew(entity, one)) ?? named('created_at.month')
  if (row === undefined) return undefined
  const column = named(across)
  const all = offeredSums(entity, tools)
  const usual = all.filter((name) => entity.list.columns.includes(name))
  return {
    row,
    across: column !== undefined && isFew(entity, column) && column.field !== row.field ? column : undefined,
    sums: sums === undefined ? usual : all.filter((name) => sums.split(',').includes(name)),
  }
}
