import type { AnyEntity, Choices } from '../entity.ts'
import { rightText, type Flag } from '../permission.ts'
import { hasTrash } from './fields.ts'
import { movesOf } from './moves.ts'
import { levelFor } from './requirement.ts'

export const routeActions = [
  'list',
  'figures',
  'choices',
  'one',
  'create',
  'update',
  'update_many',
  'replace',
  'delete',
  'delete_many',
  'restore',
  'transition',
  'history',
  'export',
] as const
export type RouteAction = (typeof routeActions)[number]

export interface EntityRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's style: `/v1/manage/apartments/:id`. */
  readonly url: string
  readonly action: RouteAction
  /** The name of the transition, or of the action that is none. */
  readonly transition?: string
  /** True for one that is done with several records at once too. */
  readonly isBulk?: boolean
  /**
   * The permission as a string: `manage_apartment.read`, `organisation:manage_order.approve`; `auth` if no right is
   * needed.
   */
  readonly permission: `${string}.${Flag}` | 'auth'
}

export const managePrefix = '/v1/manage'

/** `group-notice-slips/{group_id}/notice-slips` as Fastify and the console's router write it. */
export const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Names to choose from, for everyone who works in the building. */
const choicesRoute = ({ address }: Choices, url: string): EntityRoute => ({
  method: 'GET',
  url: `${url}/${address}`,
  action: 'choices',
  permission: 'auth',
})

/** Every call on an entity's records. */
export function routesOf(entity: AnyEntity): EntityRoute[] {
  const url = `${managePrefix}/${routePath(entity.path)}`
  const one = `${url}/:id`
  const may = (operation: 'create' | 'update' | 'delete') => entity.operations?.includes(operation) !== false
  const needs = (flag: Flag, action: string = flag) =>
    `${levelFor(entity, action) === 'organisation' ? 'organisation:' : ''}${rightText(entity.permission, flag)}` as const
  const route = (
    method: EntityRoute['method'],
    address: string,
    action: RouteAction,
    flag: Flag,
  ): EntityRoute => ({
    method,
    url: address,
    action,
    permission: needs(flag),
  })
  return [
    route('GET', url, 'list', 'read'),
    route('GET', `${url}/figures`, 'figures', 'read'),
    ...(entity.choices === undefined ? [] : [choicesRoute(entity.choices, url)]),
    ...(entity.export === false ? [] : [route('GET', `${url}/export`, 'export', 'read')]),
    route('GET', one, 'one', 'read'),
    ...(entity.history === false ? [] : [route('GET', `${one}/history`, 'history', 'read')]),
    ...(may('create') ? [route('POST', url, 'create', 'create')] : []),
    ...(may('update')
      ? [
          route('PUT', one, 'replace', 'update'),
          route('PATCH', one, 'update', 'update'),
          route('PATCH', url, 'update_many', 'update'),
        ]
      : []),
    ...(may('delete')
      ? [route('DELETE', one, 'delete', 'delete'), route('DELETE', url, 'delete_many', 'delete')]
      : []),
    ...(may('delete') && hasTrash(entity)
      ? [{ ...route('POST', `${one}/restore`, 'restore', 'delete'), isBulk: true }]
      : []),
    ...movesOf(entity).flatMap(({ name, flag, isBulk }): EntityRoute[] =>
      flag === undefined
        ? []
        : [
            {
              ...route('POST', `${one}/${name}`, 'transition', flag),
              permission: needs(flag, name),
              transition: name,
              isBulk,
            },
          ],
    ),
  ]
}
