import { addressToSave } from '#domain/lists/saved-view.ts'
import { shownColumns } from '../columns/columns.ts'
import type { EntityList } from '../list/use-entity-list.tsx'

/** The list's present state and columns, as a view stores them. */
export const currentAddress = ({ entity, state, settings, tools }: EntityList): string =>
  addressToSave({ ...state, columns: shownColumns(entity, settings, tools) })
