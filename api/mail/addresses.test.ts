import { expect, test } from 'vitest'
import { addressesOf, oneAddress, recipientOf } from './addresses.ts'

test('a mail to several addresses names each of them to the mail server', () => {
  const all = ['lan@example.test', 'minh@example.test']
  expect(addressesOf(recipientOf(all)).map(({ address }) => address)).toEqual(all)
  expect(addressesOf('lan@example.test')).toEqual([{ name: '', address: 'lan@example.test' }])
})

test('one address names one recipient, whatever stands in it', () => {
  expect(oneAddress('lan@example.test,\r\nBcc: <eve@example.test>').address).toBe(
    'lan@example.testBcc: eve@example.test',
  )
})
