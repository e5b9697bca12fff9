import { audienceOf } from '#api/audience/audience-sql.ts'
import { requireFloors } from '#api/audience/given-audience.ts'
import { isMeantFor } from '#api/audience/meant-for.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { notification } from '#entities/media/notification.ts'
import { hasBegun } from './published-sql.ts'
import { datePublication } from './publication-date.ts'

export const notificationExtension = extendEntity(notification, {
  create: ({ tx, values }) => requireFloors(tx, values),
  update: ({ tx, before, whole }) => requireFloors(tx, whole, before),
  ofPublished: (stays) =>
    `${hasBegun} and ${isMeantFor(audienceOf(notification, 't'), 't.building_id', stays)}`,
  on: { publish: datePublication },
})
