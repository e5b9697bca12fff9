import { flags, type Flag } from '#core/permission.ts'
import type { PermissionCode } from '#domain/permission.ts'
import { cellsOf, type Cell, type Matrix } from './matrix.ts'

export interface MatrixProps {
  readonly matrix: Matrix
  /** The server's values; cells that differ from them are marked. */
  readonly saved: Matrix
  /** Absent: nobody may change anything here. */
  readonly onChange?: (next: Matrix) => void
  /** True when the user holds the right and so may give it. */
  readonly mayGive: (cell: Cell) => boolean
}

/** One box of the matrix: a cell, or several under one tri-state box. */
export interface BoxCells {
  readonly cells: readonly Cell[]
  readonly label: string
}

/** One line of the matrix: a code, or a module with its codes. */
export interface Line {
  readonly key: string
  readonly name: string
  readonly codes: readonly PermissionCode[]
  /** The line of a module, or of the head, represents several codes. */
  readonly isGroup: boolean
}

export const lineCells = (line: Line, flag: Flag | undefined) =>
  cellsOf(line.codes, flag === undefined ? flags : [flag])
