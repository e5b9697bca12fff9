import { isGroup, type FilterItem } from '../list/list-state.ts'

/** Whether the editor can show all of a filter. */
export const isEditable = (item: FilterItem) =>
  !isGroup(item) || ('or' in item && item.or.every((part) => !isGroup(part)))
