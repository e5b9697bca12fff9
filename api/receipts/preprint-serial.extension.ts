import { today } from '#api/calendar/today.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'

export const preprintSerialExtension = extendEntity(preprintSerial, {
  on: { spoil: ({ also }) => also({ spoiled_on: today() }) },
})
