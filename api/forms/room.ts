import type { Room } from '#api/room.ts'
import { feedbackExtension } from './feedback.extension.ts'
import { formAnswerExtension } from './form-answer.extension.ts'

export const room: Room = {
  extensions: [feedbackExtension, formAnswerExtension],
}
