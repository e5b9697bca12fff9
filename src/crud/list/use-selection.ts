import { useCallback, useMemo, useState } from 'react'
import { maxPageSize } from '#core/limits.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import { fetchList } from '#src/data/list-request.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { summableOf } from '../record/sums.ts'
import { columnsToFetch, type ListQuestion } from './list-question.ts'

/** The selected records, across all pages. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, AnyRecord>>(new Map())
  const change = useCallback((ids: readonly string[], seen: readonly AnyRecord[]) => {
    setChosen((before) => {
      const known = new Map([
        ...before,
        ...seen.flatMap((record) => (record === undefined ? [] : [[record.id, record] as const])),
      ])
      return new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) as AnyRecord] as const] : [])))
    })
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  const ids = useMemo(() => new Set(chosen.keys()), [chosen])
  return { chosen, ids, change, clear }
}

/** Every record that the list's filters match, page after page, with what naming, adding up and moving them needs. */
export function useAllMatching(entity: AnyEntity, request: ListQuestion, tools: ViewTools) {
  return async (total: number): Promise<AnyRecord[]> => {
    const columns = columnsToFetch(entity, summableOf(entity, entity.list.columns, tools))
    const pages = Array.from({ length: Math.ceil(total / maxPageSize) }, (_one, at) => at + 1)
    const found: AnyRecord[] = []
    for (const currentPage of pages) {
      const page = await fetchList<AnyRecord>({
        resource: entity.name,
        page: currentPage,
        pageSize: maxPageSize,
        sort: request.sort,
        filters: request.filters,
        query: {
          keyword: request.keyword,
          trashed: request.trashed,
          columns,
          with: relationsFor(entity, columns),
        },
      })
      found.push(...page)
    }
    return found
  }
}
