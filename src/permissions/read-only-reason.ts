import { permissionCodeNames, type UserType } from '#domain/permission.ts'
import { cellsOf, type Cell, type Matrix } from './matrix/matrix.ts'

/** Why someone may not change a group's rights; the server refuses the same. */
export type ReadOnlyReason = 'read_only' | 'own_group' | 'above'

export interface ReadOnlyReasonInput {
  readonly mayUpdate: boolean
  readonly userType: UserType
  /** True when the user is in the group. */
  readonly isMember: boolean
  /** The group's rights as they are saved. */
  readonly saved: Matrix
  readonly holds: (cell: Cell) => boolean
}

export function readOnlyReason(input: ReadOnlyReasonInput): ReadOnlyReason | undefined {
  const { mayUpdate, userType, isMember, saved, holds } = input
  if (!mayUpdate) return 'read_only'
  if (userType === 'org_admin') return undefined
  if (isMember) return 'own_group'
  const given = cellsOf(permissionCodeNames).filter(({ code, flag }) => saved[code][flag])
  return given.every(holds) ? undefined : 'above'
}
