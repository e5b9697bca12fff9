import type { Call } from './call.ts'
import { callFiles } from './call-files.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'inBuilding' in value && 'path' in value

/** A call, or several by what they do. */
function callsIn(exported: unknown): readonly Call[] {
  if (isCall(exported)) return [exported]
  return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isCall) : []
}

/** Every declared call but those of single entities' imports (`importCalls`). */
export const calls: readonly Call[] = callFiles.flatMap((file) => Object.values(file).flatMap(callsIn))
