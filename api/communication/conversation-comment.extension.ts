import { requireAuthor, writerOf } from '#api/auth/authors.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'

/**
 * A comment carries the name of the account that wrote it. Only the resident writes as the resident, and only authors
 * change their words.
 */
export const conversationCommentExtension = extendEntity(conversationComment, {
  create: ({ caller, also }) => also(writerOf(caller)),
  change: ({ changes, before, caller }) =>
    requireAuthor(caller, before, { changes, words: ['content', 'images'] }),
})
