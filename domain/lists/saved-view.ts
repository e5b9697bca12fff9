import type { UserType } from '../permission.ts'
import {
  decodeListState,
  emptyListState,
  encodeListState,
  isGroup,
  noView,
  partsOf,
  type FilterItem,
  type FilterLeaf,
  type ListState,
} from './list-state.ts'

/** Characters of a view's address, and of its name; how many views a user may have in one building. */
export const savedViewLimits = { address: 6_000, name: 80, each: 100 } as const

/** Who keeps views: a resident has no lists. */
export const savedViewUsers = ['org_admin', 'org_member'] as const satisfies readonly UserType[]

/**
 * The part of a list's state that a view keeps, as an address; equal lists give equal text. Days that move and `me` stay
 * words. The page, and the day that a calendar shows, are left out.
 */
export function addressToSave(state: ListState): string {
  const { keyword, sort, filters, trashed, look, span, rows, across, sums, columns } = state
  const kept: ListState = {
    ...emptyListState,
    keyword,
    sort,
    filters,
    trashed,
    ...(look === undefined ? {} : { look }),
    ...(span === undefined ? {} : { span }),
    ...(rows === undefined ? {} : { rows }),
    ...(across === undefined ? {} : { across }),
    ...(sums === undefined ? {} : { sums }),
    ...(columns === undefined ? {} : { columns }),
  }
  return encodeListState(kept).toString()
}

/** The list that a view's address describes. */
export const listSaved = (address: string): ListState => decodeListState(new URLSearchParams(address))

/** Whether a view shows figures, which are worth a glance, and not records. */
export const showsFigures = (address: string): boolean => listSaved(address).look === 'figures'

/** The list's own address with the view opened. */
export const addressOfView = ({ id, address }: { readonly id: string; readonly address: string }): string =>
  encodeListState({ ...listSaved(address), saved: id }).toString()

/** The view that the address names; undefined where it names none. */
export const viewNamed = ({ saved }: Pick<ListState, 'saved'>): string | undefined =>
  saved === noView ? undefined : saved

/** The single conditions in filters, those in groups too. */
export const leavesOf = (filters: readonly FilterItem[]): FilterLeaf[] =>
  filters.flatMap((item) => (isGroup(item) ? leavesOf(partsOf(item)) : [item]))
