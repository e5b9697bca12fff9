import { sqlOfficeDay } from '#api/database/office-day.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { banner } from '#entities/media/banner.ts'
import { isBannerShown } from './public-texts.ts'

export const bannerExtension = extendEntity(banner, {
  ofPublished: () => isBannerShown('t', sqlOfficeDay()),
})
