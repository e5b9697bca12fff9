import { flags, type Flag } from '#core/permission.ts'
import {
  permissionCodeNames,
  permissionCodes,
  type GroupPermission,
  type ModuleCode,
  type PermissionCode,
} from '#domain/permission.ts'

/** Every code with its five rights; a right that a group does not name is refused. */
export type Matrix = Readonly<Record<PermissionCode, Readonly<Record<Flag, boolean>>>>
export interface Cell {
  readonly code: PermissionCode
  readonly flag: Flag
}
/** The state of several cells together: a row, a column, a module. */
export type TriState = 'all' | 'some' | 'none'

/** Rows as the record holds them; a code that no longer exists is left out. */
export function matrixOf(rows: readonly GroupPermission[] | null | undefined): Matrix {
  const given = new Map((rows ?? []).map((row) => [row.code, row]))
  return build((code, flag) => given.get(code)?.[flag] === true)
}

/** The rights as the record stores them: only codes with a right. */
export const rowsOf = (matrix: Matrix): GroupPermission[] =>
  permissionCodeNames
    .filter((code) => flags.some((flag) => matrix[code][flag]))
    .map((code) => ({ code, ...matrix[code] }))

/** No right at all. */
export const emptyMatrix: Matrix = matrixOf([])

/** Modules in the matrix's order, each with its codes. */
export const codesByModule: readonly {
  readonly module: ModuleCode
  readonly codes: readonly PermissionCode[]
}[] = [...new Set(Object.values(permissionCodes))].map((module) => ({
  module,
  codes: permissionCodeNames.filter((code) => permissionCodes[code] === module),
}))

export const cellsOf = (codes: readonly PermissionCode[], wanted: readonly Flag[] = flags): Cell[] =>
  codes.flatMap((code) => wanted.map((flag) => ({ code, flag })))

export function triState(matrix: Matrix, cells: readonly Cell[]): TriState {
  const on = cells.filter(({ code, flag }) => matrix[code][flag]).length
  if (on === 0) return 'none'
  return on === cells.length ? 'all' : 'some'
}

/**
 * Creating, updating, deleting and approving need reading: giving one of them gives read, taking read away takes them
 * all.
 */
export function setCells(matrix: Matrix, cells: readonly Cell[], on: boolean): Matrix {
  const asked = new Set(cells.map(keyOf))
  const isAsked = (code: PermissionCode, flag: Flag) => asked.has(keyOf({ code, flag }))
  return build((code, flag) => {
    if (isAsked(code, flag)) return on
    if (on) return matrix[code][flag] || (flag === 'read' && flags.some((one) => isAsked(code, one)))
    return matrix[code][flag] && !isAsked(code, 'read')
  })
}

/** A click on a tri-state box: fills it, or empties it where it is full. */
export const toggleCells = (matrix: Matrix, cells: readonly Cell[]): Matrix =>
  setCells(matrix, cells, triState(matrix, cells) !== 'all')

export const differences = (before: Matrix, after: Matrix): Cell[] =>
  cellsOf(permissionCodeNames).filter(({ code, flag }) => before[code][flag] !== after[code][flag])

/**
 * My changes laid over what someone else has saved meanwhile. A right is yes or no, so two people who changed the
 * same one agree; only the dependency on read can undo something, and then the change that is mine holds.
 */
export function rebase({ base, mine, theirs }: { base: Matrix; mine: Matrix; theirs: Matrix }): Matrix {
  const changed = differences(base, mine)
  const given = changed.filter(({ code, flag }) => mine[code][flag])
  const taken = changed.filter(({ code, flag }) => !mine[code][flag])
  return setCells(setCells(theirs, taken, false), given, true)
}

/** Ids or names of the groups that give a right, by code and flag. */
export type Sources = Readonly<Record<PermissionCode, Readonly<Record<Flag, readonly string[]>>>>

/** The rights that several groups give together, and the group that gives each. */
export function sourcesOf(groups: readonly { readonly name: string; readonly matrix: Matrix }[]): Sources {
  const row = (code: PermissionCode) =>
    fromFlags((flag) => groups.filter(({ matrix }) => matrix[code][flag]).map(({ name }) => name))
  return fromCodes(row)
}

export const union = (matrices: readonly Matrix[]): Matrix =>
  build((code, flag) => matrices.some((matrix) => matrix[code][flag]))

const keyOf = ({ code, flag }: Cell) => `${code}.${flag}`

function build(isOn: (code: PermissionCode, flag: Flag) => boolean): Matrix {
  return fromCodes((code) => fromFlags((flag) => isOn(code, flag)))
}

function fromFlags<T>(of: (flag: Flag) => T) {
  return Object.fromEntries(flags.map((flag) => [flag, of(flag)])) as Record<Flag, T>
}

function fromCodes<T>(of: (code: PermissionCode) => T) {
  return Object.fromEntries(permissionCodeNames.map((code) => [code, of(code)])) as Record<PermissionCode, T>
}
