import type { Presented } from './presented.ts'

/**
 * The parts of an import that its viewer may see: cells and headings as `viewBatch` (api/imports/view.ts) has masked
 * them.
 */
export const presentCells = <T extends object>(viewed: T) => viewed as Presented<T>
