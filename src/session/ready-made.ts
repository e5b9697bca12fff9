import { building } from '#entities/property/building.ts'
import { capabilities } from '../data/capabilities.ts'
import { readyMadePath } from './screens-here.ts'
import { can, currentBuildingId } from './session.ts'

/** The page where the building that the user works in takes what is ready-made, for those who may open it. */
export function readyMadeHere(): string | undefined {
  const id = currentBuildingId()
  return id !== undefined && capabilities().calls && can('read', building.name)
    ? readyMadePath(id)
    : undefined
}
