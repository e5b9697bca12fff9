import { requireAuthor, writerOf } from '#api/auth/authors.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'

/**
 * A comment bears the name of the account that wrote it. Nobody writes as a resident but the resident, and nobody
 * changes another's words.
 */
export const conversationCommentExtension = extendEntity(conversationComment, {
  create: ({ caller, also }) => also(writerOf(caller)),
  change: ({ changes, before, caller }) =>
    requireAuthor(caller, before, { changes, words: ['content', 'images'] }),
})
