import { expect, it } from 'vitest'
import { changesIn, reduceRights, startRights } from './group-rights.ts'
import { emptyMatrix, setCells } from './matrix/matrix.ts'
import type { Flag } from '#core/permission.ts'
import type { PermissionCode } from '#domain/permission.ts'

const give = (code: PermissionCode, flag: Flag, to = emptyMatrix) => setCells(to, [{ code, flag }], true)
const start = startRights({ version: 1, matrix: emptyMatrix })
const edited = reduceRights(start, { type: 'edited', matrix: give('manage_fee', 'read') })
const theirs = { version: 2, matrix: give('manage_debt', 'read') }

it('follows the record while nothing is changed here', () => {
  expect(reduceRights(start, { type: 'loaded', record: theirs })).toEqual(startRights(theirs))
})

it('keeps what was changed here when someone else saves, and asks', () => {
  const state = reduceRights(edited, { type: 'loaded', record: theirs })
  expect(state).toEqual({ ...edited, theirs })
})

it('does not ask when the other change touched no right', () => {
  const renamed = { version: 2, matrix: emptyMatrix }
  const state = reduceRights(edited, { type: 'loaded', record: renamed })
  expect(state).toEqual({ ...edited, base: renamed })
})

it('ignores a version that is not newer', () => {
  expect(reduceRights(edited, { type: 'loaded', record: { ...theirs, version: 1 } })).toBe(edited)
})

it('lays mine over theirs, from their version on', () => {
  const asked = reduceRights(edited, { type: 'loaded', record: theirs })
  const state = reduceRights(asked, { type: 'keep_mine' })
  expect(state.base).toBe(theirs)
  expect(state.mine).toEqual(give('manage_fee', 'read', theirs.matrix))
  expect(changesIn(state)).toEqual([{ code: 'manage_fee', flag: 'read' }])
})

it.each(['take_theirs', 'discard'] as const)('%s leaves theirs and no change', (type) => {
  const asked = reduceRights(edited, { type: 'loaded', record: theirs })
  expect(reduceRights(asked, { type })).toEqual(startRights(theirs))
})

it('starts anew from what was saved', () => {
  expect(reduceRights(edited, { type: 'saved', record: theirs })).toEqual(startRights(theirs))
})
