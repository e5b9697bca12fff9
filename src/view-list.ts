import type { Room } from './room.ts'
import { rooms } from './rooms.ts'

/** Views of entities beyond the generated ones, of all rooms. */
export const views: NonNullable<Room['views']> = Object.assign({}, ...rooms.map((room) => room.views))
