import { isId } from '#core/id.ts'
import { isOneOf } from '#core/one-of.ts'
import { operators, type Operator } from '#core/kind.ts'
import type { FieldFilter, FilterNode } from '#core/wire/filter.ts'
import { isOperand, type Operand } from './operand.ts'

/** Filters as the reader chose them: days that move and `me` are still words. */
export type FilterLeaf = FieldFilter<Operand>
export type FilterItem = FilterNode<Operand>

export interface Sort {
  readonly field: string
  readonly desc: boolean
}

/** All that a list's address says. What is absent follows the reader's own settings. */
export interface ListState {
  /** Counts from 1. */
  readonly page: number
  readonly pageSize?: number
  readonly keyword: string
  readonly sort: readonly Sort[]
  readonly filters: readonly FilterItem[]
  readonly trashed: boolean
  /** The name of the look that is not the first. */
  readonly look?: string
  /** Which part of it a look in time shows: a day, `yyyy-MM-dd`, and how much around it. */
  readonly day?: string
  readonly span?: string
  /** What figures are grouped by (`core/derive/groupings.ts`), in rows and in columns, and what of them is added up. */
  readonly rows?: string
  readonly across?: string
  readonly sums?: string
  /** The saved view that was opened, by its id; `none`: the whole list, although another view is the reader's default. */
  readonly saved?: string | undefined
  /** The columns of a saved view. */
  readonly columns?: readonly string[] | undefined
}

/** In place of a view's id: the whole list, although the reader has a default view. */
export const noView = 'none'

const lookParts = ['look', 'day', 'span', 'rows', 'across', 'sums'] as const

export const emptyListState: ListState = { page: 1, keyword: '', sort: [], filters: [], trashed: false }

export const isGroup = (item: FilterItem): item is Exclude<FilterItem, FilterLeaf> => !('field' in item)
export const partsOf = (group: Exclude<FilterItem, FilterLeaf>) => ('or' in group ? group.or : group.and)

/**
 * Writes the state into the address. Operands are JSON, so that a number stays a number, null stays null, and `&`, `+`,
 * `#` or a long list come back unchanged.
 */
export function encodeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.keyword !== '') params.set('q', state.keyword.toWellFormed())
  for (const item of state.filters) params.append('f', JSON.stringify(packFilter(item)))
  if (state.sort.length > 0)
    params.set('sort', state.sort.map(({ field, desc }) => `${desc ? '-' : ''}${field}`).join(','))
  if (state.trashed) params.set('trashed', '1')
  if (state.page > 1) params.set('page', String(state.page))
  if (state.pageSize !== undefined) params.set('size', String(state.pageSize))
  for (const name of lookParts) {
    const value = state[name]
    if (value !== undefined) params.set(name, value)
  }
  if (state.columns !== undefined) params.set('columns', state.columns.join(','))
  if (state.saved !== undefined) params.set('view', state.saved)
  return params
}

/** Reads an address back. What it can't read is left out: an address is anybody's input. */
export function decodeListState(params: URLSearchParams): ListState {
  const pageSize = positive(params.get('size'))
  const saved = params.get('view') ?? ''
  const columns = (params.get('columns') ?? '').split(',').filter((name) => name !== '')
  return {
    page: positive(params.get('page')) ?? 1,
    ...(pageSize === undefined ? {} : { pageSize: Math.min(pageSize, 500) }),
    keyword: params.get('q') ?? '',
    sort: (params.get('sort') ?? '')
      .split(',')
      .filter((part) => part !== '' && part !== '-')
      .map(readSort),
    filters: params.getAll('f').flatMap(readFilter),
    trashed: params.get('trashed') === '1',
    ...Object.fromEntries(
      lookParts.flatMap((name) => {
        const value = params.get(name)
        return value === null ? [] : [[name, value]]
      }),
    ),
    ...(columns.length === 0 ? {} : { columns: [...new Set(columns)] }),
    ...(isViewName(saved) ? { saved } : {}),
  }
}

/** A change of what is listed goes back to the first page; a change of page alone does not. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  const next = { ...state, ...change }
  return 'page' in change ? next : { ...next, page: 1 }
}

type Packed = readonly [string, string, Operand] | { or: readonly Packed[] } | { and: readonly Packed[] }

function packFilter(item: FilterItem): Packed {
  if (!isGroup(item)) return [item.field, item.operator, item.value]
  return 'or' in item ? { or: item.or.map(packFilter) } : { and: item.and.map(packFilter) }
}

const maxDepth = 5

function readFilter(text: string): FilterItem[] {
  try {
    return unpack(JSON.parse(text), 0)
  } catch {
    return []
  }
}

function unpack(node: unknown, depth: number): FilterItem[] {
  if (Array.isArray(node)) {
    const [field, operator, value] = node as readonly unknown[]
    return typeof field === 'string' && isOperator(operator) && isOperand(value)
      ? [{ field, operator, value }]
      : []
  }
  if (typeof node !== 'object' || node === null || depth >= maxDepth) return []
  const read = (parts: unknown) =>
    Array.isArray(parts) ? parts.flatMap((part) => unpack(part, depth + 1)) : []
  if ('or' in node) return [{ or: read(node.or) }]
  return 'and' in node ? [{ and: read(node.and) }] : []
}

const isViewName = (text: string) => text === noView || isId(text)

const isOperator = (value: unknown): value is Operator => isOneOf(operators, value)

const readSort = (part: string): Sort =>
  part.startsWith('-') ? { field: part.slice(1), desc: true } : { field: part, desc: false }

const positive = (text: string | null) =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
