import type { Room } from '#api/room.ts'
import { defineBulk } from '../mail/bulk.ts'
import { outboxRoutes } from '../mail/routes.ts'
import { noticeMessages } from './follow-messages.ts'
import { groupNoticeSlipExtension } from './group-notice-slip.extension.ts'
import { noticePdfs, pdfOfMessage } from './notice-papers.ts'
import { noticeRuns } from './notice-run.ts'
import { noticeRoutes } from './routes.ts'
import { noticeViewRoutes } from './view-routes.ts'

export const room: Room = {
  extensions: [({ services }) => groupNoticeSlipExtension(services.jobs)],
  jobs: [
    (jobs, { db, events, services: { transports, publicUrl } }) =>
      defineBulk(jobs, {
        db,
        transports,
        follower: noticeMessages({ events, publicUrl, files: [pdfOfMessage] }),
      }),
  ],
  runs: [noticeRuns],
  routes: [
    (app, { services }) => noticeRoutes(app, services),
    noticeViewRoutes,
    (app, { db }) => outboxRoutes(app, { db, pdfs: noticePdfs }),
  ],
}
