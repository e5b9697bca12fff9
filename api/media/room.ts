import type { Room } from '#api/room.ts'
import { audienceRoutes } from './audience-routes.ts'
import { bannerExtension } from './banner.extension.ts'
import { exampleTemplateExtension } from './example-template.extension.ts'
import { newsExtension } from './news.extension.ts'
import { notificationExtension } from './notification.extension.ts'
import { publicRoutes } from './public-routes.ts'

export const room: Room = {
  extensions: [newsExtension, exampleTemplateExtension, notificationExtension, bannerExtension],
  routes: [publicRoutes, audienceRoutes],
}
