import { useEffect } from 'react'
import type { EntityName } from '#entities/index.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { live } from '../session/live.ts'
import { ask } from './calls.ts'

interface FiguresInput {
  /** Below /v1/manage. */
  readonly path: string
  readonly params?: Readonly<Record<string, string | undefined>>
  /** Records whose changes change them. */
  readonly of: readonly EntityName[]
}

/** A run changes a thousand fees: they are asked for anew once it has rested. */
const restMs = 1000

/** Figures that the server adds up; they follow what others do. */
export function useFigures<T>({ path, params = {}, of }: FiguresInput) {
  const followed = of.join()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = live.listen((message) => {
      if (message.type !== 'changed' || !followed.split(',').includes(message.resource)) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['figures', path] }), restMs)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [path, followed])
  return useQuery({
    queryKey: ['figures', path, params],
    queryFn: () => ask<T>(path, params),
    retry: false,
  })
}
