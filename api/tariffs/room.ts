import type { Room } from '#api/room.ts'
import { defineEndingPrices } from './ending-prices.ts'
import { feeSettingExtension } from './fee-setting.extension.ts'
import { tariffRoutes } from './routes.ts'
import { yearEndRoutes } from './year-end.ts'

export const room: Room = {
  extensions: [feeSettingExtension],
  jobs: [defineEndingPrices],
  routes: [tariffRoutes, yearEndRoutes],
}
