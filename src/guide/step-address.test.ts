import { expect, test } from 'vitest'
import { addressOfStep } from './step-address.ts'

test('staff begin at the list of groups while the building has none', () => {
  const staff = { key: 'staff', total: 0 } as const
  expect(addressOfStep({ ...staff, part: 'groups' }, '7')).toMatch(/^\/permission-groups?(\?|$)/)
  expect(addressOfStep({ ...staff, part: null }, '7')).toMatch(/create/)
})
