import type { DemoPart } from './part.ts'

/** Rows of their own for entities whose kinds alone would say too little, in the order in which they build on each other. */
export const demoParts: readonly DemoPart[] = []
