import type * as conversations from '#domain/calls/conversations.ts'
import { act, create, list, of } from '../../data/address.ts'
import type { Conversation, Topic } from './shapes.ts'

export const listConversations = list<Conversation, { readonly status?: Conversation['status'] }>(
  'conversations',
)
export const listTopics = list<Topic>('topics')
export const readConversation = of<typeof conversations.readOwnConversation>(
  'GET',
  '/v1/manage/own-conversations/{id}',
)
export const answerConversation = of<typeof conversations.answerOwnConversation>(
  'POST',
  '/v1/manage/own-conversations/{id}/answer',
)
export const beginConversation = create<{
  readonly topic_id: string
  readonly title: string
  readonly content: string
  readonly images: readonly string[]
}>('conversations')
export const rateConversation = act<{ readonly stars: string }>('conversations', 'rate')
