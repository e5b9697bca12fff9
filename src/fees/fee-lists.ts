import { officeToday } from '#core/days.ts'
import { screensOf, viewsOf } from '#core/derive/screens.ts'
import { lineTypes, warningFlags, type LineType } from '#domain/money/fee-types.ts'
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

/** The address of the drafts of a month or a run whose reading somebody should look at before they are approved. */
export function flaggedDrafts(of: { readonly month: string } | { readonly runId: string }): string {
  const filters: FilterLeaf[] = [
    'month' in of
      ? { field: 'month', operator: 'eq', value: of.month }
      : { field: 'group_fee_slip_id', operator: 'eq', value: of.runId },
    { field: 'flags', operator: 'in', value: warningFlags },
  ]
  const drafts = viewsOf(fee).find(({ name }) => name === 'draft')
  return `/${drafts?.path ?? screensOf(fee).list}?${encodeListState({ ...emptyListState, filters })}`
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
