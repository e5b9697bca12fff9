import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Look } from '#core/look.ts'
import { capabilities } from '#src/data/capabilities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import type { ListState } from '#domain/lists/list-state.ts'
import type { OwnLook, Views } from '../views.ts'

export type AnyLook = Look | OwnLook

interface LooksInput {
  readonly entity: AnyEntity
  readonly view?: NamedView | undefined
  readonly views: Views
  readonly tools: Pick<ViewTools, 'can'>
}

export const isOwn = (look: AnyLook): look is OwnLook => 'Body' in look
/** As the address names it. */
export const nameOf = (look: AnyLook) => (isOwn(look) ? look.name : look.kind)

/** The looks that the reader may choose from, the first first. The trash is always a table. */
export function looksOf({ entity, view, views, tools }: LooksInput): readonly AnyLook[] {
  const table: Look = { kind: 'table' }
  if (view?.trashed === true) return [table]
  const declared = entity.list.looks ?? []
  // An entity's own looks ask the server by calls of their own.
  const own = !capabilities().calls
    ? []
    : (views.looks ?? []).filter(({ ofList }) => view === undefined || ofList === true)
  return [
    ...own.filter(({ flag = 'read' }) => tools.can(flag, entity.name)),
    ...declared.filter(({ kind }) => kind !== 'table' || declared[0]?.kind === 'table'),
    ...(declared[0]?.kind === 'table' ? [] : [table]),
    // The server adds them up.
    ...(capabilities().calls && !declared.some(({ kind }) => kind === 'figures')
      ? [{ kind: 'figures' } as const]
      : []),
  ]
}

/**
 * The look that an address names, or else the first. An address that filters the records or searches them means records:
 * a look that brings its own tools would not heed it. The trash is a table.
 */
export function lookFor(
  looks: readonly AnyLook[],
  { look: name, filters, keyword, trashed }: Pick<ListState, 'look' | 'filters' | 'keyword' | 'trashed'>,
): AnyLook {
  if (trashed) return looks.find((look) => nameOf(look) === 'table') ?? { kind: 'table' }
  const asksRecords = filters.length > 0 || keyword !== ''
  const usual = asksRecords ? looks.find((look) => !isOwn(look) || look.ofList === true) : looks[0]
  return looks.find((look) => nameOf(look) === name) ?? usual ?? { kind: 'table' }
}
