import { useSyncExternalStore } from 'react'

const narrow = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 767px)')

/** Below antd's `md`. Known before the first drawing, so that no table flashes on a phone. */
export const useIsPhone = () =>
  useSyncExternalStore(
    (tell) => {
      narrow?.addEventListener('change', tell)
      return () => narrow?.removeEventListener('change', tell)
    },
    () => narrow?.matches === true,
  )
