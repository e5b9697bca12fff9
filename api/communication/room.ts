import { createRing } from '#api/notifications/ring.ts'
import type { Room } from '#api/room.ts'
import { conversationCommentExtension } from './conversation-comment.extension.ts'
import { conversationExtension } from './conversation.extension.ts'
import { conversationTopicExtension } from './conversation-topic.extension.ts'
import { ownConversationRoutes } from './own-conversations.ts'
import { readTalkPictures } from './own-pictures.ts'
import { presenceRoutes } from './presence.ts'

export const room: Room = {
  extensions: [
    ({ services }) => conversationCommentExtension(createRing(services.hub)),
    ({ services }) => conversationExtension(createRing(services.hub)),
    conversationTopicExtension,
  ],
  ownFields: [readTalkPictures],
  routes: [ownConversationRoutes, presenceRoutes],
}
