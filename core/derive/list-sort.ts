import type { AnyEntity } from '../entity.ts'

interface SortedBy {
  readonly field: string
  readonly desc: boolean
}

/** Orders as declarations write them: `code`, or `-created_at` for descending. */
export const sortsOf = (said: string | readonly string[]): SortedBy[] =>
  [said].flat().map((name) => ({ field: name.replace(/^-/, ''), desc: name.startsWith('-') }))

/** The order of a list as its entity declares it; without, the newest come first. */
export const listSort = ({ list }: AnyEntity): SortedBy[] => sortsOf(list.sort ?? '-created_at')

/** The field that a list is first sorted by. */
export const firstSort = (entity: AnyEntity): string => listSort(entity)[0]?.field ?? 'created_at'
