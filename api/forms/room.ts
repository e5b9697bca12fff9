import type { Room } from '#api/room.ts'
import { answersFileRoutes } from './answers-file.ts'
import { answerLinkRoutes } from './answer-links.ts'
import { feedbackExtension } from './feedback.extension.ts'
import { formAnswerExtension } from './form-answer.extension.ts'
import { manageLinkRoutes } from './manage-links.ts'
import { manageSharedLinkRoutes } from './manage-shared-link.ts'
import { registrationFormExtension } from './registration-form.extension.ts'
import { statisticsRoutes } from './statistics-routes.ts'

export const room: Room = {
  extensions: [feedbackExtension, formAnswerExtension, registrationFormExtension],
  routes: [manageLinkRoutes, manageSharedLinkRoutes, answerLinkRoutes, statisticsRoutes, answersFileRoutes],
}
