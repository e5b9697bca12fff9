import { screensHere } from '#src/session/screens-here.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { listAddress } from '#src/session/list-memory.ts'
import type { Crumb } from '#src/shell/page.tsx'

/** The module that the menu lists the entity under. */
export const moduleCrumb = ({ t }: ViewTools, { menu }: AnyEntity): Crumb[] =>
  menu === undefined ? [] : [{ label: t(`module.${menu.module}`) }]

/** The way from the menu to a record's page, or to its form where the record is named. */
export function recordCrumbs(
  tools: ViewTools,
  entity: AnyEntity,
  record?: { id: string; title: string },
): Crumb[] {
  const { list } = screensHere(entity)
  const label = entityLabel(tools.t, entity.name, 'many')
  const path = record === undefined ? undefined : tools.pathOf(entity.name, record.id)
  return [
    ...moduleCrumb(tools, entity),
    { label, ...(list === undefined ? {} : { to: listAddress(`/${list}`) }) },
    ...(record === undefined ? [] : [{ label: record.title, ...(path === undefined ? {} : { to: path }) }]),
  ]
}
