import type { Call } from './call.ts'
import { callFiles } from './call-files.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'inBuilding' in value && 'path' in value

/** Every declared call but those of single entities' imports (`importCalls`). */
export const calls: readonly Call[] = callFiles.flatMap((file) => Object.values(file).flat().filter(isCall))
