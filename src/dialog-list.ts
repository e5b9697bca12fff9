import type { AccountDialog } from './room.ts'
import { rooms } from './rooms.ts'

/** What the menu of the account opens, of all rooms. */
export const accountDialogs: readonly AccountDialog[] = rooms.flatMap(({ dialogs = [] }) => dialogs)
