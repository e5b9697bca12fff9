import { officeToday } from '#core/days.ts'
import { screensOf, viewsOf } from '#core/derive/screens.ts'
import { lineTypes, type LineType } from '#domain/money/fee-types.ts'
import { registry } from '#entities/index.ts'
import { emptyListState, encodeListState, type FilterLeaf } from '../crud/list/list-state.ts'

const { fee } = registry
/** The states of a fee that is owed or paid. */
const charged = ['approved', 'settled']

interface FeeList {
  /** yyyy-MM */
  readonly month: string
  /** Absent: all of them. */
  readonly type?: string
  readonly which: 'charged' | 'collected' | 'open' | 'overdue' | 'drafts'
}

/** The address of the fees behind a figure. */
export function feeList({ month, type, which }: FeeList): string {
  const view = viewsOf(fee).find(
    ({ where, trashed }) =>
      trashed !== true && where !== undefined && 'equals' in where && where.equals === type,
  )
  const filters = [{ field: 'month', operator: 'eq' as const, value: month }, ...statesOf()[which]]
  return `/${view?.path ?? screensOf(fee).list}?${encodeListState({ ...emptyListState, filters })}`
}

const inStates = (value: readonly string[]): FilterLeaf => ({ field: 'status', operator: 'in', value })

/** Asked for at each use: the office's day changes while the page is open. */
const statesOf = (): Readonly<Record<FeeList['which'], readonly FilterLeaf[]>> => ({
  charged: [inStates(charged)],
  collected: [inStates(charged), { field: 'settled', operator: 'gt', value: '0' }],
  open: [inStates(['approved'])],
  drafts: [inStates(['draft'])],
  overdue: [inStates(['approved']), { field: 'due_on', operator: 'lt', value: officeToday() }],
})

export const wordInAddress = (type: string): string => type.toLowerCase().replaceAll('_', '-')
/** `water` -> `WATER`; undefined for a text that is no fee type. */
export const typeInAddress = (word: string | undefined): LineType | undefined =>
  lineTypes.find((type) => wordInAddress(type) === word)
