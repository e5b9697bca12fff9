import type { Room } from '#api/room.ts'
import { contractExtension } from './contract.extension.ts'
import { contractPaper } from './contract-paper.ts'
import { customerRoutes } from './customer-routes.ts'

export const room: Room = {
  extensions: [({ services }) => contractExtension(services)],
  papers: [contractPaper],
  routes: [customerRoutes],
}
