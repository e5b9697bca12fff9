import type { Room } from '../room.ts'
import { statisticsPage } from './statistics-address.ts'

export const room: Room = {
  pages: [
    {
      path: statisticsPage,
      right: { resource: 'form_answer', flag: 'read' },
      menu: { name: 'form_statistics', icon: 'chart', order: 71, module: 'ql', group: 'communication' },
      load: async () => (await import('./statistics-page.tsx')).StatisticsPage,
    },
  ],
  views: {
    form_answer: async () => (await import('./form-answer.views.tsx')).views,
    registration_form: async () => (await import('./registration-form.views.tsx')).views,
  },
}
