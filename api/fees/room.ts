import type { Room } from '#api/room.ts'
import { feeRuns } from './fee-run.ts'
import { defineFeeSchedules } from './fee-schedules.ts'
import { feeSlipExtension } from './fee-slip.extension.ts'
import { feeExtension } from './fee.extension.ts'
import { groupFeeSlipExtension } from './group-fee-slip.extension.ts'
import { indexedFeeExtension } from './indexed-fee.extension.ts'
import { lateInterestRoutes } from './late-interest-routes.ts'
import { lateInterestRuleExtension } from './late-interest-rule.extension.ts'
import { lateInterestRunExtension } from './late-interest-run.extension.ts'
import { openingDebtExtension } from './opening-debt.extension.ts'
import { payerRuleExtension } from './payer-rule.extension.ts'
import { feeRoutes } from './routes.ts'
import { feeRuleRoutes } from './rule-routes.ts'
import { vatRateExtension } from './vat-rate.extension.ts'

export const room: Room = {
  extensions: [
    feeSlipExtension,
    feeExtension,
    vatRateExtension,
    ({ services }) => groupFeeSlipExtension(services.jobs),
    indexedFeeExtension,
    openingDebtExtension,
    ({ services }) => payerRuleExtension(services.hub),
    lateInterestRuleExtension,
    lateInterestRunExtension,
  ],
  jobs: [defineFeeSchedules],
  runs: [feeRuns],
  routes: [lateInterestRoutes, feeRoutes, feeRuleRoutes],
}
