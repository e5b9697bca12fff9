import { pageSize, pageSizes } from '#core/limits.ts'
import { usePreference } from '#src/session/use-preference.ts'
import { recall } from '#src/storage/store.ts'

const isSize = (value: unknown): value is number => pageSizes.some((size) => size === value)

/** Rows a page, as this browser remembers them: known before the account's settings are. */
export const rememberedPageSize = (): number => recall('page_size', isSize) ?? pageSize

/** Rows a page on all of the user's lists. */
export const usePageSize = () =>
  usePreference({ key: 'lists.page_size', is: isSize, fallback: pageSize, kept: 'page_size' })

export const densities = ['small', 'middle', 'large'] as const
export type Density = (typeof densities)[number]

const isDensity = (value: unknown): value is Density => densities.some((one) => one === value)

/** How close the rows of all of the user's lists stand. */
export const useDensity = () =>
  usePreference<Density>({ key: 'lists.density', is: isDensity, fallback: 'middle', kept: 'density' })
