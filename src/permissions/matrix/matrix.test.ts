import { describe, expect, it } from 'vitest'
import { flags, type Flag } from '#core/permission.ts'
import { permissionCodeNames, type PermissionCode } from '#domain/permission.ts'
import {
  cellsOf,
  codesByModule,
  differences,
  emptyMatrix,
  matrixOf,
  rebase,
  rowsOf,
  setCells,
  sourcesOf,
  toggleCells,
  triState,
  union,
} from './matrix.ts'
import { nextPosition, offeredCodes, shownModules } from './matrix-filter.ts'

const none = { read: false, create: false, update: false, delete: false, approve: false }
const cell = (code: PermissionCode, flag: Flag) => ({ code, flag })
const of = (code: PermissionCode, ...given: Flag[]) =>
  setCells(
    emptyMatrix,
    given.map((flag) => cell(code, flag)),
    true,
  )

describe('rows and matrix', () => {
  it('keeps only codes with a right and gives them back', () => {
    const rows = [
      { ...none, code: 'manage_fee', read: true, approve: true },
      { ...none, code: 'manage_debt' },
    ]
    expect(rowsOf(matrixOf(rows))).toEqual([rows[0]])
  })

  it('leaves out codes that no longer exist', () => {
    expect(rowsOf(matrixOf([{ ...none, code: 'manage_moon', read: true }]))).toEqual([])
  })

  it('shows every code once, under a module', () => {
    expect(codesByModule.flatMap(({ codes }) => codes).toSorted()).toEqual(permissionCodeNames.toSorted())
  })
})

describe('what depends on read', () => {
  it.each(flags.filter((flag) => flag !== 'read'))('%s brings read with it', (flag) => {
    expect(of('manage_fee', flag).manage_fee).toEqual({ ...none, read: true, [flag]: true })
  })

  it('taking read takes the rest of the row, and no other row', () => {
    const full = setCells(emptyMatrix, cellsOf(['manage_fee', 'manage_debt']), true)
    const after = setCells(full, [cell('manage_fee', 'read')], false)
    expect(after.manage_fee).toEqual(none)
    expect(triState(after, cellsOf(['manage_debt']))).toBe('all')
  })

  it('taking another right leaves read', () => {
    const after = setCells(of('manage_fee', 'update'), [cell('manage_fee', 'update')], false)
    expect(after.manage_fee).toEqual({ ...none, read: true })
  })

  it('a whole column of update brings the whole column of read', () => {
    const after = toggleCells(emptyMatrix, cellsOf(permissionCodeNames, ['update']))
    expect(triState(after, cellsOf(permissionCodeNames, ['read']))).toBe('all')
    expect(triState(after, cellsOf(permissionCodeNames, ['delete']))).toBe('none')
  })
})

describe('tri-state', () => {
  const row = cellsOf(['manage_fee'])
  it.each([
    ['none', emptyMatrix],
    ['some', of('manage_fee', 'read')],
    ['all', of('manage_fee', ...flags)],
  ] as const)('is %s', (state, matrix) => {
    expect(triState(matrix, row)).toBe(state)
  })

  it('a click fills what is partly filled and empties what is full', () => {
    const filled = toggleCells(of('manage_fee', 'read'), row)
    expect(triState(filled, row)).toBe('all')
    expect(triState(toggleCells(filled, row), row)).toBe('none')
  })
})

describe('changes', () => {
  it('names each cell that differs, either way', () => {
    const before = of('manage_fee', 'read')
    const after = of('manage_debt', 'approve')
    expect(differences(before, after)).toEqual([
      cell('manage_fee', 'read'),
      cell('manage_debt', 'read'),
      cell('manage_debt', 'approve'),
    ])
    expect(differences(after, after)).toEqual([])
  })

  it('lays mine over what someone else saved, and loses neither', () => {
    const base = of('manage_fee', 'read')
    const mine = setCells(base, [cell('manage_fee', 'update')], true)
    const theirs = setCells(base, [cell('manage_debt', 'create')], true)
    const merged = rebase({ base, mine, theirs })
    expect(merged.manage_fee).toEqual({ ...none, read: true, update: true })
    expect(merged.manage_debt).toEqual({ ...none, read: true, create: true })
  })

  it('keeps a right that I gave when they took the read that it needs', () => {
    const base = of('manage_fee', 'read')
    const mine = setCells(base, [cell('manage_fee', 'update')], true)
    expect(rebase({ base, mine, theirs: emptyMatrix }).manage_fee).toEqual({
      ...none,
      read: true,
      update: true,
    })
  })

  it('takes what I took although they gave more of the row', () => {
    const base = of('manage_fee', 'read')
    const theirs = of('manage_fee', 'delete')
    expect(rebase({ base, mine: emptyMatrix, theirs }).manage_fee).toEqual(none)
  })
})

describe('several groups', () => {
  const groups = [
    { name: 'Cashier', matrix: of('manage_debt', 'create') },
    { name: 'Board', matrix: of('manage_debt', 'read') },
  ]
  it('gives what any of them gives, and names who gives it', () => {
    expect(union(groups.map(({ matrix }) => matrix)).manage_debt).toEqual({
      ...none,
      read: true,
      create: true,
    })
    expect(sourcesOf(groups).manage_debt).toEqual({
      read: ['Cashier', 'Board'],
      create: ['Cashier'],
      update: [],
      delete: [],
      approve: [],
    })
  })
})

describe('what is shown', () => {
  const saved = of('manage_fee', 'read')
  const matrix = setCells(saved, [cell('manage_debt', 'read')], true)
  const nameOf = (code: PermissionCode) => (code === 'manage_debt' ? 'Công nợ' : code)
  const shown = (view: 'all' | 'granted' | 'changed', keyword = '') =>
    shownModules({ matrix, saved, view, keyword, nameOf }).flatMap(({ codes }) => codes)

  it('all, granted, changed', () => {
    expect(shown('all')).toEqual(offeredCodes)
    expect(shown('granted')).toEqual(['manage_fee', 'manage_debt'])
    expect(shown('changed')).toEqual(['manage_debt'])
  })

  it('a row that was emptied stays among the granted until it is saved', () => {
    const emptied = shownModules({ matrix: emptyMatrix, saved, view: 'granted', keyword: '', nameOf })
    expect(emptied.flatMap(({ codes }) => codes)).toEqual(['manage_fee'])
  })

  it('searches names without accents, and codes', () => {
    expect(shown('all', ' cong NO')).toEqual(['manage_debt'])
    expect(shown('all', 'manage_debt')).toEqual(['manage_debt'])
    expect(shown('all', 'nothing like it')).toEqual([])
  })
})

it.each([
  ['ArrowDown', { row: 1, column: 2 }],
  ['ArrowUp', undefined],
  ['ArrowRight', { row: 0, column: 3 }],
  ['ArrowLeft', { row: 0, column: 1 }],
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 0, column: 4 }],
  ['x', undefined],
])('%s from the first row leads to the right place', (key, expected) => {
  expect(nextPosition(key, { row: 0, column: 2 }, { rows: 3, columns: 5 })).toEqual(expected)
})
