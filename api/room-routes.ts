import type { FastifyInstance } from 'fastify'
import { settingDetailRoute } from './buildings/setting-detail.ts'
import { debtRoutes } from './debts/routes.ts'
import { lateInterestRoutes } from './fees/late-interest-routes.ts'
import { feeRoutes } from './fees/routes.ts'
import { feeRuleRoutes } from './fees/rule-routes.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { meteringRoutes } from './metering/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { paperRoutes } from './papers/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { propertyRoutes } from './property/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { acrossRoutes } from './routes/search-routes.ts'
import { tariffRoutes } from './tariffs/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import { prepaymentRoutes } from './vouchers/prepayment-routes.ts'

/** The calls of every room that needs no more than what all calls are served with; a new room goes in here. */
export const roomRoutes: readonly ((app: FastifyInstance) => void)[] = [
  settingDetailRoute,
  debtRoutes,
  lateInterestRoutes,
  feeRoutes,
  feeRuleRoutes,
  ledgerRoutes,
  meteringRoutes,
  noticeRoutes,
  notificationRoutes,
  paperRoutes,
  peopleRoutes,
  preferenceRoutes,
  propertyRoutes,
  receiptRoutes,
  reportRoutes,
  acrossRoutes,
  tariffRoutes,
  templateRoutes,
  prepaymentRoutes,
]
