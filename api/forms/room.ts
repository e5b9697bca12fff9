import type { Room } from '#api/room.ts'
import { answerLinkRoutes } from './answer-links.ts'
import { feedbackExtension } from './feedback.extension.ts'
import { formAnswerExtension } from './form-answer.extension.ts'
import { statisticsRoutes } from './statistics-routes.ts'

export const room: Room = {
  extensions: [feedbackExtension, formAnswerExtension],
  routes: [answerLinkRoutes, statisticsRoutes],
}
