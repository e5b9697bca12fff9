import type { Room } from '#api/room.ts'
import { chartAccountExtension } from './chart-account.extension.ts'
import { closedMonthExtension } from './closed-month.extension.ts'
import { defineSumming } from './day-sums.ts'
import { ledgerReportRoutes } from './report-routes.ts'
import { ledgerRoutes } from './routes.ts'
import { vatRoutes } from './vat-routes.ts'
import { voidRegisterRoutes } from './void-routes.ts'

export const room: Room = {
  extensions: [closedMonthExtension, chartAccountExtension],
  jobs: [(jobs, { db }) => defineSumming(jobs, db)],
  routes: [ledgerRoutes, ledgerReportRoutes, vatRoutes, voidRegisterRoutes],
}
