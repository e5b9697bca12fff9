import { extendEntity } from '#api/records/behaviour.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationTopic } from '#entities/communication/conversation-topic.ts'
import { moveConversations } from './topics.ts'

/** Conversations follow their topic into another module. */
export const conversationTopicExtension = extendEntity(conversationTopic, {
  update: {
    async after({ before, after, tx, notify }) {
      if (before.app === after.app) return
      const { building_id: buildingId, id: topicId } = after
      if ((await moveConversations(tx, { buildingId, topicId })) > 0) notify(conversation, buildingId)
    },
  },
})
