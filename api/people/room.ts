import type { Room } from '#api/room.ts'
import { defineStays } from './follow-stays.ts'
import { invitationRoutes } from './invitations.ts'
import { residencyExtension } from './residency.extension.ts'
import { residentRegistrationExtension } from './resident-registration.extension.ts'
import { residentExtension } from './resident.extension.ts'
import { peopleRoutes } from './routes.ts'
import { visitorExtension } from './visitor.extension.ts'

export const room: Room = {
  extensions: [
    ({ services }) => residencyExtension(services.hub),
    ({ services }) => residentExtension(services.hub),
    ({ services }) => residentRegistrationExtension(services),
    ({ services }) => visitorExtension(services),
  ],
  jobs: [defineStays],
  routes: [peopleRoutes, invitationRoutes],
}
