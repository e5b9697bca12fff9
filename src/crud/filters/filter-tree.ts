import { isGroup, type FilterItem } from '#domain/lists/list-state.ts'

/** True when the editor can show the whole filter. */
export const isEditable = (item: FilterItem) =>
  !isGroup(item) || ('or' in item && item.or.every((part) => !isGroup(part)))
