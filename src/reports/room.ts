import { reports } from '#domain/reports/index.ts'
import type { Room } from '../room.ts'

export const room: Room = {
  pages: reports.map(({ name, page, resource, icon, order, ...place }) => ({
    path: page,
    right: { resource, flag: 'read' },
    help: 'domain/reports',
    menu: { name, icon, order, group: 'group' in place ? place.group : 'reports' },
    load: async () => (await import('./report-page.tsx')).pageOf(name),
  })),
}
