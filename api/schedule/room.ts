import type { Room } from '#api/room.ts'
import { defineCleaning } from './cleaning.ts'
import { defineClock } from './due-states.ts'
import { defineReminders } from './reminders.ts'

export const room: Room = {
  jobs: [defineCleaning, defineClock, defineReminders],
}
