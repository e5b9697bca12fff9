import type { Room } from '#api/room.ts'
import { preprintBookExtension } from './preprint-book.extension.ts'
import { preprintSerialExtension } from './preprint-serial.extension.ts'
import { receiptExtension } from './receipt.extension.ts'
import { receiptRoutes } from './routes.ts'
import { tillClosingExtension } from './till-closing.extension.ts'

export const room: Room = {
  extensions: [preprintBookExtension, preprintSerialExtension, receiptExtension, tillClosingExtension],
  routes: [receiptRoutes],
}
