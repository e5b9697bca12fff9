import { useEffect } from 'react'
import { useRefresh } from './use-refresh.ts'

const pollMs = 2000

/** Asks for a record every two seconds, for what must be seen even if no live event arrives; undefined = not now. */
export function usePolling(resource: string | undefined, id: string) {
  const refresh = useRefresh()
  useEffect(() => {
    if (resource === undefined) return
    const timer = setInterval(() => refresh(resource, { ids: [id], lists: false }), pollMs)
    return () => clearInterval(timer)
  }, [resource, id, refresh])
}
