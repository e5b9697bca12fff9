import { waysTo } from '#core/permission.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import { permissionCodeNames, type PermissionCode } from '#domain/permission.ts'
import { entities, entityOf } from '#resources'
import type { Matrix } from './matrix.ts'

/** What a granted code lacks beside itself, as the declarations tell. */
export interface Beside {
  /** Codes whose `read` is not given: records of this code name theirs, by code and name alone. */
  readonly named: readonly PermissionCode[]
  /** Records of this code that stay closed until the `read` of these is given. */
  readonly closed: readonly { readonly entity: AnyEntity; readonly needs: readonly PermissionCode[] }[]
}

export function besideOf(code: PermissionCode, matrix: Matrix): Beside {
  if (!matrix[code].read) return { named: [], closed: [] }
  const isMissing = (one: PermissionCode) => !matrix[one].read
  const own = entities.filter(({ permission }) => waysTo(permission).some(([one]) => one === code))
  const closed = own.flatMap((entity) => {
    const [, ...beside] = waysTo(entity.permission).find(([one]) => one === code) ?? [code]
    const needs = known(beside).filter(isMissing)
    return needs.length === 0 ? [] : [{ entity, needs }]
  })
  const open = own.filter((entity) => !closed.some((one) => one.entity === entity))
  const targets = open.flatMap((entity) =>
    Object.values(relationsOf(entity)).flatMap(({ target, via }) =>
      via === undefined ? (entityOf(target) ?? []) : [],
    ),
  )
  const codes = targets
    .filter(({ choices }) => choices === undefined)
    .map(({ permission }) => waysTo(permission).map(([one]) => one))
    .filter((ways) => !known(ways).some((one) => matrix[one].read))
    .flat()
  return { named: known(codes).filter((one) => one !== code && isMissing(one)), closed }
}

/** In the matrix's order, each once. */
const known = (codes: readonly string[]) => permissionCodeNames.filter((code) => codes.includes(code))
