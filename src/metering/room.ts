import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import type { Room } from '../room.ts'

const load = async () => (await import('./reading.views.tsx')).views

export const room: Room = {
  views: Object.fromEntries(meteredTypes.map((type) => [meteredKinds[type].reading, load])),
}
