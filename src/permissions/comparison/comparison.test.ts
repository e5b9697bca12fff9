import { expect, it } from 'vitest'
import type { Flag } from '#core/permission.ts'
import { compareMatrices } from './comparison.ts'
import { permissionCodeNames } from '#domain/permission.ts'
import { offeredCodes } from '../matrix/matrix-filter.ts'
import { cellsOf, emptyMatrix, setCells } from '../matrix/matrix.ts'

const debtRights = (...given: Flag[]) =>
  setCells(
    emptyMatrix,
    given.map((flag) => ({ code: 'manage_debt', flag }) as const),
    true,
  )
const left = setCells(debtRights('create'), [{ code: 'manage_fee', flag: 'read' }], true)
const right = setCells(debtRights('approve'), [{ code: 'manage_fee', flag: 'read' }], true)

it('says of each right who has it', () => {
  expect(compareMatrices(left, right, true)).toEqual([
    {
      code: 'manage_debt',
      holders: { read: 'both', create: 'left', update: 'neither', delete: 'neither', approve: 'right' },
    },
  ])
})

it('shows what is alike too, but no code that neither names', () => {
  expect(compareMatrices(left, right, false).map(({ code }) => code)).toEqual(['manage_fee', 'manage_debt'])
})

it('finds nothing between equals', () => {
  expect(compareMatrices(left, left, true)).toEqual([])
})

it('compares the rights that a group can be given, and no others', () => {
  const all = setCells(emptyMatrix, cellsOf(permissionCodeNames), true)
  expect(compareMatrices(all, emptyMatrix, false).map(({ code }) => code)).toEqual(offeredCodes)
})
