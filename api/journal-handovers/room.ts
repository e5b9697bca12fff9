import type { Room } from '#api/room.ts'
import { journalHandoverExtension } from './journal-handover.extension.ts'
import { journalHandoverRoutes } from './routes.ts'

export const room: Room = {
  extensions: [journalHandoverExtension],
  routes: [journalHandoverRoutes],
}
