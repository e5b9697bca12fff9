import { expect, test } from 'vitest'
import { chosenAtFirst, isPayerChosen, noChoice, payerChoice } from './choose-payer.ts'

const account = { payer: { id: '7', code: 'A-0101', name: null, householder: 'Lê Thị Hoa' } }
const tenant = {
  key: 'tenant:9',
  kind: 'tenant',
  ref: '9',
  name: 'Trần Thuê',
  open: '70',
  ids: ['1', '3'],
} as const

test('choosing a debtor ticks their lines alone and puts the receipt in their name', () =>
  expect(payerChoice(account, tenant)).toEqual({
    chosen: new Set(['1', '3']),
    byHand: {},
    received: undefined,
    payer: 'Trần Thuê',
  }))

test('the apartment itself is paid by whoever lives there', () =>
  expect(payerChoice(account, { ...tenant, kind: 'itself', name: null }).payer).toBe('Lê Thị Hoa'))

test('a debtor is chosen while exactly their lines are ticked', () => {
  expect(isPayerChosen({ chosen: new Set(['3', '1']) }, tenant)).toBe(true)
  expect(isPayerChosen({ chosen: new Set(['1']) }, tenant)).toBe(false)
  expect(isPayerChosen({ chosen: new Set(['1', '3', '4']) }, tenant)).toBe(false)
  expect(isPayerChosen(noChoice(account), tenant)).toBe(false)
})

test('of the lines that a notice names those are ticked that are still open, and none is a choice where none is', () => {
  const lines = [{ id: '1' }, { id: '2' }, { id: '3' }]
  expect(chosenAtFirst({ lines }, ['3', '1', '9'])).toEqual(new Set(['1', '3']))
  expect(chosenAtFirst({ lines }, ['9'])).toBeUndefined()
  expect(chosenAtFirst({ lines }, [])).toBeUndefined()
})
