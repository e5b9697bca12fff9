import { createRequire } from 'node:module'

/** Of this Lobby, as its package says. */
export const { version } = createRequire(import.meta.url)('../package.json') as { version: string }
