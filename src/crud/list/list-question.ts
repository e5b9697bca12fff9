import { titleTranslations } from '#core/derive/title.ts'
import { stateFieldOf, allFields } from '#core/derive/fields.ts'
import { listSort } from '#core/derive/list-sort.ts'
import { currencyFieldOf } from '#core/derive/totals.ts'
import type { FilterNode } from '#core/wire/query.ts'
import { offersSort } from '#src/data/capabilities.ts'
import { namesIn } from '#core/condition.ts'
import { guardsOf } from '#core/lifecycle.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ListRequest } from '#src/data/list-request.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { filterNodes } from '../filters/filter-nodes.ts'
import type { ListState, Sort } from '#domain/lists/list-state.ts'
import { officeToday } from '#core/days.ts'

export interface RecordListInput {
  readonly entity: AnyEntity
  readonly state: ListState
  /** `all`: for looks that show every record that matches. */
  readonly pageSize: number | 'all'
  /** The fields shown; only these are loaded. */
  readonly columns: readonly string[]
  /** A filter that always applies, whatever the state is: the parent of related records. */
  readonly fixed?: readonly FilterNode[]
  /** Further parameters of the list's address. */
  readonly asked?: Readonly<Record<string, string>> | undefined
  readonly tools: Pick<ViewTools, 'accountId'>
}

/** The query of the list, also used by its export and by "all that match". */
export interface ListQuestion {
  readonly filters: readonly FilterNode[]
  readonly sort: readonly Sort[]
  readonly keyword: string
  readonly trashed: 'only' | undefined
  readonly buildingId: string | undefined
}

interface ListRequestInput extends Omit<RecordListInput, 'pageSize' | 'columns' | 'asked' | 'tools'> {
  readonly today: string
  readonly accountId: string
  readonly buildingId: string | undefined
}

export function questionOf({
  entity,
  state,
  fixed,
  today,
  accountId,
  buildingId,
}: ListRequestInput): ListQuestion {
  return {
    filters: [...(fixed ?? []), ...filterNodes(state.filters, { entity, today, accountId })],
    sort: sortOf(entity, state.sort),
    keyword: state.keyword.trim(),
    trashed: state.trashed ? 'only' : undefined,
    buildingId,
  }
}

/** The request for one page of a list. */
export function pageOf(
  { entity, state, pageSize, columns, asked: more }: RecordListInput,
  asked: ListQuestion,
): ListRequest {
  const names = columnsToFetch(entity, columns)
  return {
    resource: entity.name,
    page: state.page,
    pageSize,
    sort: asked.sort,
    filters: asked.filters,
    query: {
      keyword: asked.keyword,
      columns: names,
      with: relationsFor(entity, names),
      trashed: asked.trashed,
      buildingId: asked.buildingId,
      ...(more === undefined ? {} : { extra: more }),
    },
  }
}

/** The query of a list page, known before the page is loaded. */
export function firstPageOf(
  input: RecordListInput,
  { accountId, buildingId }: { readonly accountId: string; readonly buildingId: string | undefined },
) {
  const own = input.entity.scope === 'building' ? buildingId : undefined
  return pageOf(input, questionOf({ ...input, today: officeToday(), accountId, buildingId: own }))
}

/** Fields that rows need besides the visible ones: title, state, currencies, and the fields that guards read. */
export function columnsToFetch(entity: AnyEntity, shown: readonly string[]): string[] {
  const guards = [
    ...Object.values(entity.lifecycle?.transitions ?? {})
      .flatMap(guardsOf)
      .map(({ when }) => when),
    ...Object.values(entity.actions ?? {}).map(({ when }) => when),
  ].flatMap((when) => (when === undefined ? [] : namesIn(when)))
  const fields = allFields(entity)
  const currencies = shown.map((name) =>
    fields[name] === undefined ? undefined : currencyFieldOf(fields[name]),
  )
  const own = [
    'id',
    'version',
    entity.title,
    titleTranslations(entity),
    entity.subtitle,
    stateFieldOf(entity),
  ]
  const names = [...own, ...guards, ...currencies, ...shown]
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** The user's sort order, or the declaration's; only fields that can be sorted. */
function sortOf(entity: AnyEntity, asked: readonly Sort[]): readonly Sort[] {
  const fields = allFields(entity)
  const valid = asked.filter(({ field }) => fields[field] !== undefined && offersSort(fields[field]))
  return valid.length > 0 ? valid : listSort(entity)
}
