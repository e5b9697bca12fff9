import type { ResidentRecord } from '#core/stored.ts'
import type { banner } from '#entities/media/banner.ts'
import type { buildingContact } from '#entities/media/building-contact.ts'
import type { citizenHandbook } from '#entities/media/citizen-handbook.ts'
import type { news } from '#entities/media/news.ts'
import type { notification } from '#entities/media/notification.ts'
import type { slider } from '#entities/media/slider.ts'

export type News = ResidentRecord<typeof news>
export type Announcement = ResidentRecord<typeof notification>
export type HandbookPage = ResidentRecord<typeof citizenHandbook>
export type Contact = ResidentRecord<typeof buildingContact>
export type Banner = ResidentRecord<typeof banner>
export type Slider = ResidentRecord<typeof slider>
