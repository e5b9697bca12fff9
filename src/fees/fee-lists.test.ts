import { expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { decodeListState } from '../crud/list/list-state.ts'
import { feeList, typeInAddress, wordInAddress } from './fee-lists.ts'

const read = (address: string) => {
  const [path, search] = address.split('?')
  return { path, filters: decodeListState(new URLSearchParams(search)).filters }
}
const month = { field: 'month', operator: 'eq', value: '2026-09' }
const inStates = (...value: string[]) => ({ field: 'status', operator: 'in', value })

test('a kind’s figure opens its own list, of the month and the states that it counts', () => {
  expect(read(feeList({ month: '2026-09', type: 'WATER', which: 'open' }))).toEqual({
    path: '/manage-fee/water',
    filters: [month, inStates('approved')],
  })
  expect(read(feeList({ month: '2026-09', type: 'RECEIPT_VOUCHER', which: 'drafts' }))).toEqual({
    path: '/manage-fee/receipt-voucher',
    filters: [month, inStates('draft')],
  })
})

test('a total opens the list of all', () => {
  expect(read(feeList({ month: '2026-09', which: 'charged' }))).toEqual({
    path: '/manage-fee',
    filters: [month, inStates('approved', 'settled')],
  })
  expect(read(feeList({ month: '2026-09', which: 'collected' })).filters).toContainEqual({
    field: 'settled',
    operator: 'gt',
    value: '0',
  })
})

test('what is overdue is what was due before today', () => {
  const { filters } = read(feeList({ month: '2026-09', which: 'overdue' }))
  expect(filters).toEqual([
    month,
    inStates('approved'),
    { field: 'due_on', operator: 'lt', value: officeToday() },
  ])
})

test('kinds stand in addresses as the lists by kind have them', () => {
  expect(typeInAddress('receipt-voucher')).toBe('RECEIPT_VOUCHER')
  expect(typeInAddress(wordInAddress('WATER'))).toBe('WATER')
  expect(typeInAddress(':type')).toBeUndefined()
  expect(typeInAddress(undefined)).toBeUndefined()
})
