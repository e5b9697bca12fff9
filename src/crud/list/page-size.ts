import { pageSize, pageSizes } from '#core/limits.ts'
import { keep, recall } from '#src/storage/store.ts'

const isSize = (value: unknown): value is number => pageSizes.some((size) => size === value)

/** Rows a page, as this browser remembers them (specification §4, §9). */
export const rememberedPageSize = (): number => recall('page_size', isSize) ?? pageSize
export const rememberPageSize = (size: number): void => keep('page_size', size, null)

export const densities = ['small', 'middle', 'large'] as const
export type Density = (typeof densities)[number]

const isDensity = (value: unknown): value is Density => densities.some((one) => one === value)
export const rememberedDensity = (): Density => recall('density', isDensity) ?? 'middle'
export const rememberDensity = (density: Density): void => keep('density', density, null)
