import type { ResidentRecord } from '#core/stored.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readOwnConversation } from '#domain/calls/conversations.ts'
import type { conversation } from '#entities/communication/conversation.ts'
import type { conversationTopic } from '#entities/communication/conversation-topic.ts'

export type Conversation = ResidentRecord<typeof conversation>
export type Topic = ResidentRecord<typeof conversationTopic>
export type Talk = DataOf<typeof readOwnConversation>
