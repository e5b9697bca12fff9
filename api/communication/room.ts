import type { Room } from '#api/room.ts'
import { conversationCommentExtension } from './conversation-comment.extension.ts'
import { conversationExtension } from './conversation.extension.ts'

export const room: Room = {
  extensions: [conversationCommentExtension, conversationExtension],
}
