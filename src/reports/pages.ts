import { reports } from '#domain/reports/index.ts'
import type { Page } from '../page.ts'

/** The page of each declared report. */
export const reportPages: readonly Page[] = reports.map(
  ({ name, page, resource, icon, order, ...place }) => ({
    path: page,
    right: { resource, flag: 'read' },
    menu: { name, icon, order, ...('group' in place ? { group: place.group } : {}) },
    load: async () => (await import('./report-page.tsx')).pageOf(name),
  }),
)
