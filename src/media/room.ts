import type { ComponentType } from 'react'
import type { EntityName } from '#entities/index.ts'
import type { Page } from '../page.ts'
import type { Room } from '../room.ts'

/** A text as it is read: by who is signed in, and by everyone once it is published. */
const reading = (
  resource: EntityName,
  [own, everyone]: readonly [string, string],
  load: () => Promise<{ Own: ComponentType; Everyone: ComponentType }>,
): readonly Page[] => [
  {
    path: `${own}/:id`,
    frameless: true,
    right: { resource, flag: 'read' },
    load: async () => (await load()).Own,
  },
  { path: `public/${everyone}/:id`, needs: 'nothing', load: async () => (await load()).Everyone },
]

const pages = () => import('./reading-pages.tsx')

export const room: Room = {
  pages: [
    // By the id that records hold; its record's page is another (`file-detail`).
    { path: 'files/:id', frameless: true, load: async () => (await pages()).FilePage },
    ...reading('news', ['news-detail', 'news'], async () => (await pages()).newsPages),
    ...reading(
      'notification',
      ['notification-detail', 'notification'],
      async () => (await pages()).notificationPages,
    ),
    ...reading(
      'citizen_handbook',
      ['resident-notebook-detail', 'resident-handbook'],
      async () => (await pages()).handbookPages,
    ),
  ],
  views: {
    news: async () => (await import('./passed-on.views.tsx')).newsViews,
    notification: async () => (await import('./passed-on.views.tsx')).notificationViews,
  },
}
