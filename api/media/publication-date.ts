import { today } from '#api/calendar/today.ts'
import type { Changing } from '#api/records/behaviour.ts'
import type { news } from '#entities/media/news.ts'
import type { notification } from '#entities/media/notification.ts'

/** News that are published without a date get today's. */
export const datePublication = ({ before, also }: Changing<typeof news | typeof notification>) =>
  before.published_on === null ? also({ published_on: today() }) : undefined
