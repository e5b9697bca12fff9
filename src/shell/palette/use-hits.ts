import { useState } from 'react'
import { screensOf } from '#core/derive/screens.ts'
import { unaccent } from '#core/text.ts'
import { searchBuilding } from '#domain/calls/building.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { entityOf } from '#resources'
import { capabilities } from '../../data/capabilities.ts'
import { callForData } from '../../data/call-api.ts'
import { keepPreviousData, useQuery } from '../../data/use-query.ts'
import { entityTitle } from '../../i18n/entity-label.ts'
import { useT } from '../../i18n/use-t.ts'
import { currentBuildingId } from '../../session/session.ts'
import { useActions, useEntries, usePages } from './actions.ts'
import { jobHits, nearHits, pickHits, restAfter, type Hit, type HitGroups } from './hit.ts'
import { recentPlaces } from './recent.ts'

type Found = RowOf<typeof searchBuilding>

/** Shorter texts would find nearly everything. */
const minSearch = 2

/** What is offered for the text that was typed; `isLoading` while records may still come, or are those of the text before. */
export function useHits(typed: string): { readonly groups: HitGroups; readonly isLoading: boolean } {
  const t = useT()
  const entries = useEntries()
  const pages = usePages(entries)
  const actions = useActions(entries)
  const beginnings = entries.flatMap(({ path, icon, beginsWith }) =>
    beginsWith === undefined ? [] : [{ path, icon, ...beginsWith, verb: t(beginsWith.action) }],
  )
  // `thu tien A-0107` searches for A-0107 alone.
  const about = beginnings.flatMap(({ verb }) => restAfter(verb, typed) ?? [])[0]
  const keyword = about ?? typed
  const [asked, setAsked] = useState(keyword)
  const search = useQuery({
    queryKey: ['palette', currentBuildingId(), asked],
    enabled: asked.length >= minSearch && capabilities().calls,
    placeholderData: keepPreviousData,
    queryFn: () =>
      callForData(searchBuilding, { params: { keyword: asked, building_id: currentBuildingId() } }),
    retry: false,
  })
  // One search at a time: of the texts that are typed while it is under way, the last is asked for after it.
  if (asked !== keyword && !search.isFetching) setAsked(keyword)
  const isLoading = search.isFetching || asked !== keyword
  if (typed === '') {
    const recent = recentPlaces()
    const others = (hits: readonly Hit[]) => hits.filter(({ to }) => !recent.some((one) => one.to === to))
    return {
      groups: { recent, pages: others(pages), actions: others(actions), records: [] },
      isLoading: false,
    }
  }
  const found = keyword.length >= minSearch ? (search.data ?? []) : []
  // Without the verb people mean the record itself more often.
  const begun = found.flatMap((record) => begunWith(record)).slice(0, about === undefined ? 3 : undefined)
  const job = jobHits(pages, { typed, others: [...pages, ...actions] })
  const meant = [...new Set([...pickHits(pages, typed), ...job])]
  const meantActions = [...begun, ...pickHits(actions, typed)]
  const isVague = [...meant, ...meantActions, ...found].length === 0 && !isLoading
  return {
    groups: {
      recent: [],
      pages: isVague ? nearHits(pages, typed) : meant,
      actions: meantActions,
      records: about === undefined ? found.flatMap((record) => recordHit(record)) : [],
    },
    isLoading,
  }

  function recordHit({ resource, id, title, subtitle }: Found): Hit[] {
    const entity = entityOf(resource)
    if (entity === undefined) return []
    return [
      {
        key: `record ${resource} ${id}`,
        icon: entity.menu?.icon ?? 'file',
        label: title ?? subtitle ?? entityTitle(t, resource),
        note: noteOf(entityTitle(t, resource), title === null ? null : subtitle),
        to: `/${screensOf(entity).show.replace(':id', id)}`,
      },
    ]
  }

  /** The screens that can begin with a record. */
  function begunWith({ resource, id, title }: Found): Hit[] {
    return beginnings
      .filter((one) => one.resource === resource)
      .map(({ path, icon, verb, parameter }) => ({
        key: `${path} ${id}`,
        icon,
        label: `${verb} ${title ?? ''}`,
        to: `${path}?${parameter}=${encodeURIComponent(id)}`,
      }))
  }
}

/** What kind of record it is, unless its further name says that already (`Căn hộ A-0107`). */
function noteOf(kind: string, subtitle: string | null): string {
  if (subtitle === null) return kind
  return unaccent(subtitle).startsWith(unaccent(kind)) ? subtitle : `${kind} · ${subtitle}`
}
