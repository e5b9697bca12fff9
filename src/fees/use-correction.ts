import { useNavigate } from 'react-router'
import type { fee } from '#entities/fees/fee.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { reissueFee } from '#domain/calls/fees.ts'
import { callForData, type InputOf } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { message } from '../ui/feedback.ts'
import { differenceOf } from './figures.ts'
import { useCallKey } from '../data/use-call-key.ts'

interface CorrectionInput {
  readonly fee: StoredShown<typeof fee>
  readonly tools: ViewTools
  readonly close: () => void
}

const changed = ['fee', 'fee_slip', 'debt'] as const

/** Sends a correction and opens the new fee. The function throws the server's refusal. */
export function useCorrection({ fee, tools, close }: CorrectionInput) {
  const { t, language, currency } = tools
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const { keyOf } = useCallKey()
  return async (body: InputOf<typeof reissueFee>['body']) => {
    const made = await callForData(reissueFee, { path: { id: fee.id }, body, key: keyOf(body) })
    const { sign, amount } = differenceOf(made.before, made.after)
    message.success(
      t('console.fees.correct.done', { difference: `${sign}${formatMoney(amount, currency, language)}` }),
    )
    close()
    // At once, and before anything is loaded again: the voided fee is not to be taken for the new one.
    await navigate(tools.pathOf('fee', made.issued) ?? '/manage-fee', { flushSync: true })
    refreshAll(changed)
  }
}
