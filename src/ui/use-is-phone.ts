import { useSyncExternalStore } from 'react'

/** antd's widths, in pixels. */
const widths = { md: 768, lg: 992, xl: 1200 } as const
export type Width = keyof typeof widths

const queries = new Map<Width, MediaQueryList>()
function queryOf(width: Width): MediaQueryList | undefined {
  if (typeof matchMedia === 'undefined') return undefined
  const query = queries.get(width) ?? matchMedia(`(min-width: ${widths[width]}px)`)
  queries.set(width, query)
  return query
}

/** Whether the window is at least so wide. Known before the first drawing, so that no table flashes on a phone. */
export const useIsWide = (width: Width): boolean =>
  useSyncExternalStore(
    (tell) => {
      const query = queryOf(width)
      query?.addEventListener('change', tell)
      return () => query?.removeEventListener('change', tell)
    },
    () => queryOf(width)?.matches !== false,
  )

export const useIsPhone = () => !useIsWide('md')
