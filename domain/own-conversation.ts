/** Where a resident reads a conversation of theirs. */
export const ownConversationPath = 'own-conversations/:id'
