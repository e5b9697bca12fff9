import { useEffect } from 'react'
import type { Call } from '#domain/calls/call.ts'
import type { EntityName } from '#entities/index.ts'
import { queryClient } from './query-client.ts'
import { useQuery } from './use-query.ts'
import { callForData, type InputOf } from './call-api.ts'
import { live } from './live.ts'

interface ReportInput<C extends Call> {
  readonly call: C
  readonly input: InputOf<C>
  /** The entities whose changes change the report. */
  readonly of: readonly EntityName[]
  /** False while it is not asked for. Default true. */
  readonly enabled?: boolean
  /** Loaded again each time that it is shown: what moves it happens on other pages, where nobody listens. Default false. */
  readonly isAnew?: boolean
}

/** A run changes a thousand fees: the figures are loaded again once the run pauses. */
const restMs = 1000

/** Has the reports of a call loaded again wherever they are shown. */
export const refreshReports = (call: Call) => queryClient.invalidateQueries({ queryKey: ['report', call.id] })

/** A report that the server adds up; it follows what others change. */
export function useReport<C extends Call>({
  call,
  input,
  of,
  enabled = true,
  isAnew = false,
}: ReportInput<C>) {
  const followed = of.join()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = live.listen((message) => {
      if (message.type !== 'changed' || !followed.split(',').includes(message.resource)) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void refreshReports(call), restMs)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [call, followed])
  return useQuery({
    queryKey: ['report', call.id, input],
    queryFn: () => callForData(call, input),
    retry: false,
    enabled,
    refetchOnMount: isAnew ? 'always' : true,
  })
}
