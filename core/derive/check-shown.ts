import { namesIn } from '../condition.ts'
import type { AnyEntity } from '../entity.ts'
import type { Registry } from '../registry.ts'
import { isKnown } from './check-fields.ts'
import { relationsOf } from './relations.ts'
import { viewsOf } from './screens.ts'

/** A place that waits for records which nobody counts would never be listed. */
export const menuFaults = (entity: AnyEntity, registry: Registry): string[] =>
  [entity.menu, ...viewsOf(entity).map(({ menu }) => menu)].flatMap((place) =>
    place?.onceThereIs === undefined || registry[place.onceThereIs]?.overview === true
      ? []
      : [`${entity.name}: its place in the menu waits for "${place.onceThereIs}", which has no overview`],
  )

/** What a summary shows of other records: a field of theirs, or of one that they name. */
export const summaryFaults = (entity: AnyEntity, registry: Registry): string[] =>
  (entity.summary ?? []).flatMap((fact) => {
    if (typeof fact === 'string' || entity.fields[fact.of] === undefined) return []
    const [first = '', second] = fact.show.split('.')
    const target = registry[relationsOf(entity)[fact.of]?.target ?? '']
    const holder =
      second === undefined ? target : registry[relationsOf(target ?? entity)[first]?.target ?? '']
    return holder !== undefined && isKnown(holder, second ?? first)
      ? []
      : [`${entity.name}.${fact.of}: the summary shows ${fact.show} of it, which is not there`]
  })

/** What a record's page shows of related records: fields of theirs, of has-many fields alone. */
export const glanceFaults = (entity: AnyEntity, registry: Registry): string[] =>
  (entity.glance ?? []).flatMap(({ of, show = [], where, sort }) => {
    if (entity.fields[of] === undefined) return []
    const relation = relationsOf(entity)[of]
    const target = registry[relation?.target ?? '']
    if (relation?.via === undefined || target === undefined)
      return [`${entity.name}.${of}: the page shows some of it, but it is no has-many field`]
    return [
      ...show,
      ...(where === undefined ? [] : namesIn(where)),
      ...(sort === undefined ? [] : [sort.replace(/^-/, '')]),
    ]
      .filter((name) => !isKnown(target, name))
      .map((name) => `${entity.name}.${of}: the page shows ${name} of it, which is not there`)
  })
