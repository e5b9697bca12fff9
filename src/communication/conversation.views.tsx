import { MessageOutlined } from '@ant-design/icons'
import { conversation } from '#entities/communication/conversation.ts'
import { defineViews } from '../crud/views.ts'
import { ConversationDesk } from './conversation-desk.tsx'

/** The desk comes first; the list of all conversations stands behind it. */
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
