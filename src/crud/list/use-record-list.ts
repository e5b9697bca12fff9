import { useMemo } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { useList } from '#src/data/use-list.ts'
import { useSession } from '#src/session/session.ts'
import { officeToday } from '#core/days.ts'
import { pageOf, questionOf, type RecordListInput } from './list-question.ts'

/** One page of records by one request, with the relations of the shown columns and no others. */
export function useRecordList(input: RecordListInput) {
  const { entity, state, fixed, tools } = input
  const { building } = useSession()
  const buildingId = entity.scope === 'building' ? building?.id : undefined
  const today = officeToday()
  const { accountId } = tools
  const request = useMemo(
    () =>
      questionOf({ entity, state, ...(fixed === undefined ? {} : { fixed }), today, accountId, buildingId }),
    [entity, state, fixed, today, accountId, buildingId],
  )
  const { records, total, more, query } = useList<AnyRecord>({
    ...pageOf(input, request),
    keepsPrevious: true,
    staleTime: 0,
    isLive: true,
  })
  return {
    request,
    records,
    total,
    more,
    isFirst: query.isPending,
    isBusy: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  }
}
