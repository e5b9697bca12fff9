import type { Room } from '#api/room.ts'
import { stockCountExtension } from './stock-count.extension.ts'
import { stockInExtension } from './stock-in.extension.ts'
import { stockOutExtension } from './stock-out.extension.ts'

export const room: Room = {
  extensions: [stockCountExtension, stockInExtension, stockOutExtension],
}
