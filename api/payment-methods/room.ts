import type { Room } from '#api/room.ts'
import { bankExtension } from './bank.extension.ts'
import { cashAccountExtension } from './cash-account.extension.ts'
import { paymentMethodExtension } from './payment-method.extension.ts'

export const room: Room = {
  extensions: [bankExtension, cashAccountExtension, paymentMethodExtension],
}
