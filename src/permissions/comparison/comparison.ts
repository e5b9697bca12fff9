import { flags, type Flag } from '#core/permission.ts'
import type { PermissionCode } from '#domain/permission.ts'
import { offeredCodes } from '../matrix/matrix-filter.ts'
import { differences, type Matrix } from '../matrix/matrix.ts'

/** Which of the two groups has a right. */
export type Holder = 'both' | 'left' | 'right' | 'neither'

export interface ComparedCode {
  readonly code: PermissionCode
  readonly holders: Readonly<Record<Flag, Holder>>
}

/** Two groups side by side, without the codes that neither gives; `differencesOnly` also leaves out those given alike. */
export function compareMatrices(left: Matrix, right: Matrix, differencesOnly: boolean): ComparedCode[] {
  const differing = new Set(differences(left, right).map(({ code }) => code))
  return offeredCodes
    .filter((code) =>
      differencesOnly ? differing.has(code) : flags.some((flag) => left[code][flag] || right[code][flag]),
    )
    .map((code) => ({ code, holders: holdersOf(left, right, code) }))
}

function holdersOf(left: Matrix, right: Matrix, code: PermissionCode) {
  const holder = (flag: Flag): Holder => {
    if (left[code][flag]) return right[code][flag] ? 'both' : 'left'
    return right[code][flag] ? 'right' : 'neither'
  }
  return Object.fromEntries(flags.map((flag) => [flag, holder(flag)])) as Record<Flag, Holder>
}
