import type { Page } from './page.ts'
import { rooms } from './rooms.ts'

/** Every screen that is no entity's, of all rooms. */
export const pages: readonly Page[] = rooms.flatMap(({ pages: own = [] }) => own)
