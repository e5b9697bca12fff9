import { allFields, readableFields, writableFields } from '#core/derive/fields.ts'
import { referencesTo, relationsOf } from '#core/derive/relations.ts'
import { requirementFor } from '#core/derive/requirement.ts'
import { sheetColumns } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { operatorSets } from '#core/kind.ts'
import { operatorsOf } from '#core/kinds.ts'
import type { Registry } from '#core/registry.ts'
import { part, spell, yes, type Part } from './part.ts'

/** Options that have a column of their own. */
const shown = new Set(['kind', 'required', 'access', 'personal'])

const rulesOf = (field: AnyField) =>
  Object.entries(field)
    .filter(([name, value]) => !shown.has(name) && value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}: ${spell(value)}`))
    .join(', ')

/** The flag of the entity's code that an action on one field needs. */
function flagFor(entity: AnyEntity, action: string, name: string) {
  const { flag, level } = requirementFor(entity, action, name)
  return level === 'organisation' ? `organisation:${flag}` : flag
}

/** The name of a kind's set of operators, or the operators. */
const operatorNames = (field: AnyField) => {
  const operators = operatorsOf(field)
  const known = Object.entries(operatorSets).find(([, set]) => spell(set) === spell(operators))
  return known?.[0] ?? operators.join(' ')
}

export function fieldParts(entity: AnyEntity, registry: Registry): Part[] {
  const creatable = writableFields(entity, 'create')
  const updatable = writableFields(entity, 'update')
  const readable = readableFields(entity)
  const relations = Object.values(relationsOf(entity))
  return [
    ...part(
      'Fields',
      ['field', 'kind', 'required', 'read by', 'written by', 'in clear for', 'filters', 'rules'],
      Object.entries(allFields(entity)).map(([name, field]) => [
        name,
        field.kind,
        yes(field.required),
        readable[name] === undefined ? '' : flagFor(entity, 'read', name),
        [
          ...(creatable[name] === undefined ? [] : [flagFor(entity, 'create', name)]),
          ...(updatable[name] === undefined ? [] : [flagFor(entity, 'update', name)]),
        ].join(', '),
        field.personal,
        operatorNames(field),
        rulesOf(field),
      ]),
      `Rights are flags of ${entity.permission}.`,
    ),
    ...part(
      'Rules between fields',
      ['rule', 'detail'],
      [
        ...(entity.rules ?? []).map(({ field, is, other, refuse }) => [
          `${field} ${is} ${other}`,
          refuse ?? `invalid_${is}`,
        ]),
        ...(entity.conditions ?? []).map(({ fields, show, require }) => [
          fields.join(', '),
          [
            ...(show === undefined ? [] : [`shown when ${spell(show)}`]),
            ...(require === undefined ? [] : [`required when ${spell(require)}`]),
          ].join('; '),
        ]),
        ...(entity.uniqueTogether ?? []).map((names) => [names.join(', '), 'unique together']),
        ...(entity.frozen ?? []).map(({ in: states, fields }) => [
          fields?.join(', ') ?? 'all fields',
          `frozen in ${states.join(', ')}`,
        ]),
      ],
    ),
    ...part(
      'Relations',
      ['with=', 'field', 'target', 'how'],
      [
        ...relations.map(({ name, field, target, via, joined, many, refuse }) => [
          name,
          field,
          target,
          [
            via === undefined
              ? joined === true
                ? 'many, by a table between'
                : many
                  ? 'many ids'
                  : 'one id'
              : `many, by ${target}.${via}`,
            ...(refuse === undefined ? [] : [`deleting is refused: ${refuse}`]),
          ].join('; '),
        ]),
        ...referencesTo(entity.name, registry).map(({ entity: other, field, onDelete }) => [
          '',
          `${other.name}.${field}`,
          other.name,
          `refers to this; on delete ${onDelete}`,
        ]),
      ],
    ),
  ]
}

/** The columns of spreadsheets: those that an import reads, and those that an export can write. */
export const sheetParts = (entity: AnyEntity, registry: Registry): Part[] => [
  ...part(
    'Import columns',
    ['column', 'required', 'names a', 'key'],
    entity.imports === undefined
      ? []
      : sheetColumns(entity, (name) => registry[name]).map(({ name, required, target }) => [
          name,
          yes(required),
          target,
          yes(entity.imports?.by.includes(name)),
        ]),
  ),
  ...part(
    'Export columns',
    ['columns'],
    entity.export === false ? [] : [[Object.keys(readableFields(entity)).join(', ')]],
    'Of these, an export writes those that the list shows.',
  ),
]
