import type { Room } from '#api/room.ts'
import { contractExtension } from './contract.extension.ts'

export const room: Room = {
  extensions: [contractExtension],
}
