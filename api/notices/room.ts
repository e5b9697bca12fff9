import type { Room } from '#api/room.ts'
import { invitationMessages } from '../invitations/follow-messages.ts'
import { defineBulk } from '../mail/bulk.ts'
import { outboxRoutes } from '../mail/routes.ts'
import { noticeMessages } from './follow-messages.ts'
import { groupNoticeSlipExtension } from './group-notice-slip.extension.ts'
import { noticePaper, noticePdfs, pdfOfMessage } from './notice-paper.ts'
import { noticeRuns } from './notice-run.ts'
import { noticeRoutes } from './routes.ts'

export const room: Room = {
  extensions: [({ services }) => groupNoticeSlipExtension(services.jobs)],
  jobs: [
    (jobs, { db, events, key, services: { transports, publicUrl } }) =>
      defineBulk(jobs, {
        db,
        transports,
        followers: [
          noticeMessages({ events, publicUrl, files: [pdfOfMessage] }),
          invitationMessages({ events, key }),
        ],
      }),
  ],
  papers: [noticePaper],
  runs: [noticeRuns],
  routes: [noticeRoutes, (app, { db }) => outboxRoutes(app, { db, pdfs: noticePdfs })],
}
