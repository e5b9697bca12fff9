import type { Grouping } from '#core/derive/groupings.ts'
import type { AnyEntity } from '#core/entity.ts'
import { encodeListState, type ListState } from '#domain/lists/list-state.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { stateOfGroups } from './figure-words.ts'
import type { AskedFigures } from './offered.ts'
import type { Figures } from './use-figures.ts'

/** Figures of a list, as charts and tables draw them. */
export interface FiguresShown {
  readonly entity: AnyEntity
  /** The address of the list that each figure leads to; empty on its own page. */
  readonly path: string
  readonly state: ListState
  readonly asked: AskedFigures
  readonly figures: Figures
  readonly tools: ViewTools
}

/** The address of the records of some groups. */
export const addressOfGroups = (
  { entity, path, state }: FiguresShown,
  groups: readonly (readonly [Grouping, string | null])[],
): string => `${path}?${encodeListState(stateOfGroups(entity, groups, state)).toString()}`
