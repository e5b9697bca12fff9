import { ownConversationPath } from '#domain/own-conversation.ts'
import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      // The bell leads residents here; they have no other page of the console.
      path: ownConversationPath,
      frameless: true,
      load: async () => (await import('./own-conversation-page.tsx')).OwnConversationPage,
    },
  ],
  views: {
    conversation: async () => (await import('./conversation.views.tsx')).views,
  },
}
