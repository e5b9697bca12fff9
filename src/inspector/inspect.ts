import { hasTrash } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import { guardsOf } from '#core/lifecycle.ts'
import { isOneOf } from '#core/one-of.ts'
import { waysTo } from '#core/permission.ts'
import { permissionCodeNames, permissionCodes } from '#domain/permission.ts'
import { callParts } from './call-parts.ts'
import { fieldParts, sheetParts } from './field-parts.ts'
import { part, spell, type Part } from './part.ts'
import { screenParts, screensWithFlags } from './screen-parts.ts'
import { storageParts } from './storage-parts.ts'

/** All that the product derives from a declaration, by the functions that the product itself uses. */
export function inspect(entity: AnyEntity, registry: Registry): Part[] {
  const screens = screensWithFlags(entity)
  return [
    ...declarationPart(entity),
    ...fieldParts(entity, registry),
    ...stateParts(entity),
    ...storageParts(entity, registry),
    ...callParts(entity, screens),
    ...screenParts(entity, screens),
    ...sheetParts(entity, registry),
  ]
}

const moduleOf = (right: string) => {
  const code = waysTo(right)[0]?.[0]
  return isOneOf(permissionCodeNames, code) ? permissionCodes[code] : 'none'
}

const declarationPart = (entity: AnyEntity) =>
  part(
    'Declaration',
    ['says', 'what'],
    [
      ['scope', `${entity.scope}${entity.buildingOptional === true ? ', or the whole organisation' : ''}`],
      ['permission', `${entity.permission} (module ${moduleOf(entity.permission)})`],
      ['title, subtitle', [entity.title, entity.subtitle].filter(Boolean).join(', ')],
      ['menu', entity.menu === undefined ? 'none' : `${entity.menu.module} / ${entity.menu.group}`],
      ['trash', hasTrash(entity) ? 'yes' : 'no'],
      ['history', entity.history === false ? 'no' : 'yes'],
      ['operations', (entity.operations ?? ['create', 'update', 'delete']).join(', ')],
      ['choices', entity.choices === undefined ? 'none' : spell(entity.choices)],
      ['key in replies', entity.replyKey ?? 'data'],
    ],
  )

function stateParts({ lifecycle }: AnyEntity): Part[] {
  if (lifecycle === undefined) return []
  const { field = 'status', states, initial, waits = [], transitions } = lifecycle
  return [
    ...part(
      `States (${field})`,
      ['state', 'colour', 'note'],
      Object.entries(states).map(([name, { color }]) => [
        name,
        color,
        [
          ...(name === initial ? ['first'] : []),
          ...(waits.some((one) => one === name) ? ['waits'] : []),
        ].join(', '),
      ]),
    ),
    ...part(
      'Transitions',
      ['transition', 'from', 'to', 'by', 'asks', 'guard'],
      Object.entries(transitions).map(
        ([name, { from, to, flag, by, asks, requires = [], guard, confirm }]) => [
          name,
          from.join(', '),
          to,
          `${flag ?? by ?? ''}${confirm === true ? ', confirmed' : ''}`,
          (asks ?? []).map((one) => (requires.includes(one) ? `${one}*` : one)).join(', '),
          guardsOf({ guard })
            .map(({ when, code }) => `${spell(when)} or ${code}`)
            .join('; '),
        ],
      ),
    ),
  ]
}
