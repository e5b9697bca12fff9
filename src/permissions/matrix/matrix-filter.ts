import { flags, waysTo } from '#core/permission.ts'
import { permissionCodeNames, type PermissionCode } from '#domain/permission.ts'
import { unaccent } from '#core/text.ts'
import { entities } from '#resources'
import { codesByModule, type Matrix } from './matrix.ts'

/** The codes that the matrix shows: all, those with a right, or those with an unsaved change. */
export const views = ['all', 'granted', 'changed'] as const
export type View = (typeof views)[number]

export interface Shown {
  readonly matrix: Matrix
  readonly saved: Matrix
  readonly view: View
  /** Matches a code or its name in the current language, accents ignored. */
  readonly keyword: string
  readonly nameOf: (code: PermissionCode) => string
}

/** Codes that open something: a right to a screen that is not there yet is not offered. */
export const offeredCodes: readonly PermissionCode[] = permissionCodeNames.filter((code) =>
  entities.some(({ permission }) => waysTo(permission).some(([own]) => own === code)),
)

/** Modules with the codes that pass, empty ones left out. */
export function shownModules({ matrix, saved, view, keyword, nameOf }: Shown) {
  const wanted = unaccent(keyword.trim())
  const inView: Record<View, (code: PermissionCode) => boolean> = {
    all: () => true,
    granted: (code) => flags.some((flag) => matrix[code][flag] || saved[code][flag]),
    changed: (code) => flags.some((flag) => matrix[code][flag] !== saved[code][flag]),
  }
  return codesByModule
    .map(({ module, codes }) => ({
      module,
      codes: codes.filter(
        (code) =>
          offeredCodes.includes(code) &&
          inView[view](code) &&
          (unaccent(nameOf(code)).includes(wanted) || code.includes(wanted)),
      ),
    }))
    .filter(({ codes }) => codes.length > 0)
}

export interface Position {
  readonly row: number
  readonly column: number
}

/** The cell that an arrow key leads to in a grid; undefined for other keys and at the edges. */
export function nextPosition(
  key: string,
  { row, column }: Position,
  size: { rows: number; columns: number },
) {
  const moves: Readonly<Record<string, Position>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: size.columns - 1 },
  }
  const next = moves[key]
  if (next === undefined || next.row < 0 || next.row >= size.rows) return undefined
  return next.column < 0 || next.column >= size.columns ? undefined : next
}
