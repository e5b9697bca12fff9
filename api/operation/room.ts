import type { Room } from '#api/room.ts'
import { periodicChecklistExtension } from './periodic-checklist.extension.ts'
import { suggestionExtension } from './suggestion.extension.ts'

export const room: Room = {
  extensions: [periodicChecklistExtension, suggestionExtension],
}
