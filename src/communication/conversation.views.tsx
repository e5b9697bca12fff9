import { MessageOutlined } from '@ant-design/icons'
import { conversation } from '#entities/communication/conversation.ts'
import { defineViews } from '../crud/views.ts'
import { ConversationDesk } from './conversation-desk.tsx'

/** Those that wait with their messages beside them, before the list of all. */
export const views = defineViews(conversation, {
  looks: [
    {
      name: 'desk',
      label: 'console.communication.desk',
      icon: <MessageOutlined aria-hidden />,
      ofList: true,
      Body: ConversationDesk,
    },
  ],
})
