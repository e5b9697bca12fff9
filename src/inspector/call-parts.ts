import { writableFields } from '#core/derive/fields.ts'
import { moveNamed } from '#core/derive/moves.ts'
import { routesOf, type EntityRoute } from '#core/derive/routes.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { flags } from '#core/permission.ts'
import { queryFields } from '#core/wire/query.ts'
import { permissionText, type Call } from '#domain/calls/call.ts'
import { importCalls } from '#domain/calls/imports.ts'
import { calls } from '#domain/calls/index.ts'
import { part, type Part } from './part.ts'
import type { Screen } from './screen-parts.ts'

/** The calls on an entity's records, those that belong to it besides, and what each flag of its code opens. */
export function callParts(entity: AnyEntity, screens: readonly Screen[]): Part[] {
  const routes = routesOf(entity)
  const own = ownCalls(entity)
  return [
    ...part(
      'Calls on records',
      ['method', 'path', 'needs', 'takes'],
      routes.map((route) => [route.method, route.url, route.permission, takenBy(entity, route)]),
    ),
    ...part(
      'Further calls',
      ['method', 'path', 'needs', 'takes', 'does'],
      own.map((call) => [call.method, call.path, permissionText(call), parametersOf(call), call.summary]),
    ),
    ...part(
      `Rights of ${entity.permission}`,
      ['flag', 'calls', 'screens'],
      flags.map((flag) => {
        const isFlags = (permission: string) =>
          permission
            .split('|')
            .some((one) => one.replace(/^organisation:/, '') === `${entity.permission}.${flag}`)
        return [
          flag,
          [
            ...routes
              .filter(({ permission }) => isFlags(permission))
              .map(({ transition, action }) => transition ?? action),
            ...own.filter((call) => isFlags(permissionText(call))).map(({ id }) => id),
          ].join(', '),
          screens
            .filter((screen) => screen.flag === flag)
            .map(({ route }) => route)
            .join(', '),
        ]
      }),
    ),
  ]
}

function takenBy(entity: AnyEntity, { action, transition }: EntityRoute): string {
  const fields = (on: 'create' | 'update') =>
    Object.entries(writableFields(entity, on))
      .map(([name, { required }]) => (required === true && on === 'create' ? `${name}*` : name))
      .join(', ')
  if (action === 'create') return fields('create')
  if (action === 'update' || action === 'replace') return `version, ${fields('update')}`
  if (action === 'update_many') return `items: id, version, ${fields('update')}`
  if (action === 'list' || action === 'figures' || action === 'export')
    return `page, limit, sort, keyword, columns, with, filters on ${Object.keys(queryFields(entity)).join(', ')}`
  const { fields: asked = {}, requires = [] } = moveNamed(entity, transition ?? '') ?? {}
  return Object.keys(asked)
    .map((name) => (requires.includes(name) || asked[name]?.required === true ? `${name}*` : name))
    .join(', ')
}

/** Declared calls under the entity's name or address, and those of its imports. */
function ownCalls(entity: AnyEntity): readonly Call[] {
  const address = routesOf(entity)[0]?.url ?? ''
  const imports =
    entity.imports === undefined
      ? []
      : Object.values(importCalls({ type: importType(entity), permission: entity.permission }))
  return [
    ...calls.filter(({ tag, path }) => tag === entity.name || path.startsWith(`${address}/`)),
    ...imports,
  ]
}

function parametersOf({ params, body }: Call): string {
  const given = body === undefined ? {} : 'fields' in body ? body.fields : body.shape
  return Object.keys({ ...('fields' in params ? params.fields : params.shape), ...given }).join(', ')
}
