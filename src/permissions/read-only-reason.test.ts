import { expect, it } from 'vitest'
import { readOnlyReason, type ReadOnlyReasonInput } from './read-only-reason.ts'
import { emptyMatrix, setCells } from './matrix/matrix.ts'

const saved = setCells(emptyMatrix, [{ code: 'manage_fee', flag: 'approve' }], true)
const free: ReadOnlyReasonInput = {
  mayUpdate: true,
  userType: 'org_member',
  isMember: false,
  saved,
  holds: () => true,
}

it.each([
  ['nothing hinders who holds all of it', {}, undefined],
  ['one without the right to update', { mayUpdate: false }, 'read_only'],
  ['a member of the group', { isMember: true }, 'own_group'],
  [
    'one who lacks a right of the group',
    { holds: ({ flag }: { flag: string }) => flag !== 'approve' },
    'above',
  ],
  [
    'an org_admin is hindered by neither',
    { userType: 'org_admin', isMember: true, holds: () => false },
    undefined,
  ],
] as const)('%s', (_title, change, expected) => {
  expect(readOnlyReason({ ...free, ...change })).toBe(expected)
})
