import { isZero } from '#core/amount.ts'
import { allFields, readableFields, stateFieldOf } from '#core/derive/fields.ts'
import { hiddenFields } from '#core/derive/rules.ts'
import { isPresent } from '#core/condition.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { offersField } from '#src/data/capabilities.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { viewOf } from '#src/fields/index.ts'

export type ShownSection =
  | { readonly key: string; readonly title: string; readonly fields: readonly string[] }
  | { readonly key: string; readonly slot: string }

/** The sections of the declaration with the fields that `keep` accepts; empty sections are left out. */
export function sectionsOf(
  entity: AnyEntity,
  tools: ViewTools,
  keep: (name: string) => boolean,
): ShownSection[] {
  return entity.form.flatMap((section): ShownSection[] => {
    if ('slot' in section) return [{ key: `slot-${section.slot}`, slot: section.slot }]
    const fields = section.fields.filter((name) => isOffered(entity, name) && keep(name))
    const title = tools.t(`entity.${entity.name}.sections.${section.name}`, { defaultValue: '' })
    return fields.length === 0 ? [] : [{ key: section.name, title, fields }]
  })
}

/** All that the page of a record shows: its sections, then what no section names (counts, dates of the server). */
export function detailSections(entity: AnyEntity, tools: ViewTools, record: Values): ShownSection[] {
  const readable = readableFields(entity)
  const hidden = hiddenFields(entity, record)
  const mayShow = (name: string) =>
    readable[name] !== undefined &&
    !hidden.has(name) &&
    !isEmptyPart(readable[name], record[name]) &&
    tools.can('read', entity.name, name)
  const sections = sectionsOf(entity, tools, mayShow)
  const named = new Set(sections.flatMap((section) => ('fields' in section ? section.fields : [])))
  const rest = Object.keys(readable).filter(
    (name) =>
      !named.has(name) &&
      isOffered(entity, name) &&
      mayShow(name) &&
      name !== stateFieldOf(entity) &&
      isPresent(record[name]),
  )
  if (rest.length === 0) return sections
  return [
    ...sections,
    { key: 'lobby-other', title: tools.t('console.crud.record.other_fields'), fields: rest },
  ]
}

/** "Of which VAT: 0" says nothing. */
const isEmptyPart = (field: AnyField, value: unknown) =>
  'isPart' in field && typeof value === 'string' && isZero(value)

const isOffered = (entity: AnyEntity, name: string) => {
  const field = allFields(entity)[name]
  return field === undefined || (field.forPrograms !== true && offersField(field))
}

/** Fields that take a whole row are too large for the summary. */
const isShort = (field: AnyField | undefined) => field !== undefined && viewOf(field).wide !== true

const factsShown = 5

/** The facts that one looks for first: the card's, then the list's columns, less the name and the state, which head the page. */
export function keyFacts(entity: AnyEntity, tools: ViewTools, record: Values): string[] {
  const fields = allFields(entity)
  return [...new Set([...(entity.list.card ?? []), ...entity.list.columns])]
    .filter((name) => name !== entity.title && name !== stateFieldOf(entity) && fields[name] !== undefined)
    .filter(
      (name) => isPresent(record[name]) && tools.can('read', entity.name, name) && isShort(fields[name]),
    )
    .slice(0, factsShown)
}

/** The fields that the head of the page shows: its heading, its summary. The details do not repeat them. */
export const headFields = (entity: AnyEntity, tools: ViewTools, record: Values): ReadonlySet<string> =>
  new Set([
    entity.title,
    ...(entity.summary ?? keyFacts(entity, tools, record)).filter((fact) => typeof fact === 'string'),
  ])
