import type { Room } from '#api/room.ts'
import { equipmentContractExtension } from './equipment-contract.extension.ts'
import { periodicChecklistExtension } from './periodic-checklist.extension.ts'
import { suggestionExtension } from './suggestion.extension.ts'

export const room: Room = {
  extensions: [equipmentContractExtension, periodicChecklistExtension, suggestionExtension],
}
