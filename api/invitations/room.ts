import type { Room } from '#api/room.ts'
import { invitationRoundExtension } from './invitation-round.extension.ts'
import { householdRoutes } from './household-routes.ts'
import { joinRoutes } from './join-routes.ts'
import { invitationRuns } from './round-run.ts'
import { invitationRoutes } from './routes.ts'
import { defineInvitationWatch } from './watch.ts'

export const room: Room = {
  extensions: [({ services }) => invitationRoundExtension(services)],
  jobs: [defineInvitationWatch],
  runs: [invitationRuns],
  routes: [invitationRoutes, joinRoutes, householdRoutes],
}
