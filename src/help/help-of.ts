import { matchPath } from 'react-router'
import { importPath, screensOf, viewsOf } from '#core/derive/screens.ts'
import type { AnyEntity, HelpName } from '#core/entity.ts'
import { entities, entityOf } from '#resources'
import { pages } from '../page-list.ts'

/**
 * The page of the docs that explains an address of the console, as its page or entity declares it; undefined where none
 * does. The declarations of all entities are there.
 */
export function helpOf(pathname: string): HelpName | undefined {
  const isAt = (path: string) => matchPath(`/${path}`, pathname) !== null
  const page = pages.find(({ path, also = [] }) => [path, ...also].some(isAt))
  if (page !== undefined)
    return page.help ?? (page.right === undefined ? undefined : entityOf(page.right.resource)?.help)
  return entities.find((entity) => pathsOf(entity).some(isAt))?.help
}

/** Every address of an entity's screens. */
const pathsOf = (entity: AnyEntity): readonly string[] => [
  ...Object.values(screensOf(entity)).filter((path) => path !== undefined),
  ...viewsOf(entity).map(({ path }) => path),
  ...[importPath(entity) ?? []].flat(),
]
