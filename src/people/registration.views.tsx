import { InboxOutlined } from '@ant-design/icons'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { defineViews } from '../crud/views.ts'
import { RegistrationQueue } from './registration-queue.tsx'

/** Those that wait, one beside whom it may be, before the list of all. */
export const views = defineViews(residentRegistration, {
  looks: [
    {
      name: 'queue',
      label: 'console.people.queue',
      icon: <InboxOutlined aria-hidden />,
      Body: RegistrationQueue,
    },
  ],
})
