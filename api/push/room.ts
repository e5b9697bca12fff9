import type { Room } from '#api/room.ts'
import { pushNotificationExtension } from './push-notification.extension.ts'
import { pushNotificationTopicExtension } from './push-notification-topic.extension.ts'
import { pushRuns } from './push-run.ts'
import { definePushSchedule } from './push-schedule.ts'
import { pushRoutes } from './routes.ts'

export const room: Room = {
  extensions: [({ services }) => pushNotificationExtension(services.jobs), pushNotificationTopicExtension],
  jobs: [definePushSchedule],
  runs: [pushRuns],
  routes: [pushRoutes],
}
