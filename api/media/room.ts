import type { Room } from '#api/room.ts'
import { exampleTemplateExtension } from './example-template.extension.ts'
import { newsExtension } from './news.extension.ts'
import { notificationExtension } from './notification.extension.ts'

export const room: Room = {
  extensions: [newsExtension, exampleTemplateExtension, notificationExtension],
}
