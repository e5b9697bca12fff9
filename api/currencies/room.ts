import type { Room } from '#api/room.ts'
import { currencyExtension } from './currency.extension.ts'
import { deskRateExtension } from './desk-rate.extension.ts'
import { exchangeRateExtension } from './exchange-rate.extension.ts'

export const room: Room = {
  extensions: [currencyExtension, exchangeRateExtension, deskRateExtension],
}
