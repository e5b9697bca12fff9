import { addressToSave } from '#domain/lists/saved-view.ts'
import { shownColumns } from '../columns/columns.ts'
import type { EntityList } from '../list/use-entity-list.tsx'

/** What the list shows now, with the columns of its table, as a view keeps it. */
export const currentAddress = ({ entity, state, settings, tools }: EntityList): string =>
  addressToSave({ ...state, columns: shownColumns(entity, settings, tools) })
