import { useEffect } from 'react'
import type { Call } from '#domain/calls/call.ts'
import type { EntityName } from '#entities/index.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { callForData, type InputOf } from '../data/call-api.ts'
import { live } from '../session/live.ts'

interface FiguresInput<C extends Call> {
  readonly call: C
  readonly input: InputOf<C>
  /** Records whose changes change them. */
  readonly of: readonly EntityName[]
}

/** A run changes a thousand fees: the figures are loaded again once the run pauses. */
const restMs = 1000

/** Figures that the server adds up; they follow what others do. */
export function useFigures<C extends Call>({ call, input, of }: FiguresInput<C>) {
  const followed = of.join()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = live.listen((message) => {
      if (message.type !== 'changed' || !followed.split(',').includes(message.resource)) return
      clearTimeout(waiting)
      waiting = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: ['figures', call.id] }),
        restMs,
      )
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [call.id, followed])
  return useQuery({
    queryKey: ['figures', call.id, input],
    queryFn: () => callForData(call, input),
    retry: false,
  })
}
