import { importPath, screensOf, viewsOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Flag } from '#core/permission.ts'
import { defaultColumns } from '#src/crud/columns/columns.ts'
import { part, spell, type Part } from './part.ts'

export interface Screen {
  readonly route: string
  readonly what: string
  readonly flag: Flag
}

const flagOf = { list: 'read', show: 'read', edit: 'update', create: 'create' } as const

/** Every address of an entity and the flag that opens it. */
export function screensWithFlags(entity: AnyEntity): Screen[] {
  const own = screensOf(entity)
  const imports = importPath(entity)
  return [
    ...(['list', 'show', 'edit', 'create'] as const).flatMap((what): Screen[] =>
      own[what] === undefined ? [] : [{ route: `/${own[what]}`, what, flag: flagOf[what] }],
    ),
    ...viewsOf(entity).map(({ name, path, trashed }): Screen => ({
      route: `/${path}`,
      what: `list: ${name}`,
      flag: trashed === true ? 'delete' : 'read',
    })),
    ...(imports === undefined ? [] : [{ route: `/${imports}`, what: 'import', flag: 'create' as const }]),
  ]
}

export function screenParts(entity: AnyEntity, screens: readonly Screen[]): Part[] {
  return [
    ...part(
      'Screens',
      ['route', 'what', 'needs'],
      screens.map(({ route, what, flag }) => [route, what, `${entity.permission}.${flag}`]),
    ),
    ...part(
      'Lists',
      ['list', 'columns', 'only', 'sort', 'on a phone'],
      [
        [
          'list',
          defaultColumns(entity).shown.join(', '),
          '',
          [entity.list.sort ?? '-created_at'].flat().join(', '),
          entity.list.card?.join(', '),
        ],
        ...viewsOf(entity).map((view) => [
          view.name,
          defaultColumns(entity, view).shown.join(', '),
          view.trashed === true ? 'in the trash' : spell(view.where),
          '',
          '',
        ]),
      ],
    ),
    ...part(
      'Form and record page',
      ['group', 'fields', 'when'],
      [
        ...entity.form.map((section) =>
          'slot' in section
            ? [`slot ${section.slot}`, '', '']
            : [section.name, section.fields.join(', '), spell(section.when)],
        ),
        ...(entity.summary === undefined
          ? []
          : [
              [
                'summary',
                entity.summary.map((fact) => (typeof fact === 'string' ? fact : fact.name)).join(', '),
                '',
              ],
            ]),
        ...(entity.glance ?? []).map(({ of, show = [], where }) => [
          `glance ${of}`,
          show.join(', '),
          spell(where),
        ]),
        ...(entity.tabs === undefined ? [] : [['tabs', entity.tabs.join(', '), '']]),
      ],
    ),
  ]
}
