import { useSyncExternalStore } from 'react'

function listen(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False where the phone itself says that it has no network. */
export const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine)
