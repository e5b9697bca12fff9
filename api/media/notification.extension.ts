import { extendEntity } from '#api/records/behaviour.ts'
import { notification } from '#entities/media/notification.ts'
import { datePublication } from './publication-date.ts'

export const notificationExtension = extendEntity(notification, { on: { publish: datePublication } })
