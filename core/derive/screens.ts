import { holds, namesIn } from '../condition.ts'
import type { AnyEntity } from '../entity.ts'
import type { ListView } from '../entity-parts.ts'
import { kebab } from '../text.ts'
import { stateFieldOf } from './fields.ts'
import { routePath } from './routes.ts'

export interface Screens {
  readonly list: string
  readonly show: string
  readonly edit?: string
  readonly create?: string
}

/** The console's own paths for an entity (docs/routes.md), without a leading slash. Absent where its operations forbid. */
export function screensOf(entity: AnyEntity): Screens {
  const name = kebab(entity.name)
  const may = (operation: 'create' | 'update') => entity.operations?.includes(operation) !== false
  const own = entity.screens ?? {}
  return {
    list: routePath(own.list ?? entity.path),
    show: routePath(own.show ?? `${name}-detail/:id`),
    edit: may('update') ? routePath(own.edit ?? `${name}-edit/:id`) : undefined,
    create: may('create') ? routePath(own.create ?? `${name}-create`) : undefined,
  }
}

/** Everything that the webview shows is below it. */
export const webviewRoot = 'webview'

/** The screens of an entity that the webview shows, by their paths in it; any other is absent. */
export function webviewScreensOf(entity: AnyEntity): Partial<Screens> {
  const own: Partial<Record<string, string>> = { ...screensOf(entity) }
  return Object.fromEntries(
    Object.entries(entity.webview ?? {}).flatMap(([screen, path]) => {
      const at = path === true || path === 'view' ? own[screen] : path
      return at === undefined ? [] : [[screen, `${webviewRoot}/${routePath(at)}`]]
    }),
  )
}

/** The word for an entity's imports in addresses. */
export const importType = (entity: AnyEntity) => entity.imports?.type ?? kebab(entity.name)

/** The page that imports spreadsheets of these records; undefined if there is none. */
export const importPath = (entity: AnyEntity): string | undefined =>
  entity.imports === undefined ? undefined : `import-data/${importType(entity)}`

export interface NamedView extends ListView {
  readonly name: string
}

/** The further lists of an entity, each with its address, without a leading slash. */
export const viewsOf = (entity: AnyEntity): NamedView[] =>
  Object.entries(entity.views ?? {}).map(([name, view]) => ({ ...view, name, path: routePath(view.path) }))

/** True when a record created now would appear in the view: not in the trash, nor among the completed ones. */
export function holdsNew(
  entity: AnyEntity,
  { trashed, where }: Pick<ListView, 'trashed' | 'where'>,
): boolean {
  const state = stateFieldOf(entity)
  if (trashed === true) return false
  if (where === undefined || state === undefined || namesIn(where).some((name) => name !== state)) return true
  return holds(where, { [state]: entity.lifecycle?.initial })
}
