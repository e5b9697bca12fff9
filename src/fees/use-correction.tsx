import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { fee } from '#entities/fees/fee.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { reissueFee } from '#domain/calls/fees.ts'
import { callApi, type InputOf } from '../data/call-api.ts'
import { showAtFields } from '../errors/show-at-fields.ts'
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
export type CorrectionField = 'amount' | 'new_index' | 'reason'
type Faults = Readonly<Partial<Record<CorrectionField, readonly string[]>>>

const changed = ['fee', 'fee_slip', 'debt'] as const
const places = ['amount', 'new_index', 'reason']

/** Sends a correction and opens the new fee; shows the server's refusals at their fields. */
export function useCorrection({ fee, tools, close }: CorrectionInput) {
  const { t, language, currency } = tools
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const { keyOf } = useCallKey()

  const send = async (correction: InputOf<typeof reissueFee>['body']) => {
    setBusy(true)
    try {
      const { data } = await callApi(reissueFee, {
        path: { id: fee.id },
        body: correction,
        key: keyOf(correction),
      })
      const { sign, amount } = differenceOf(data.before, data.after)
      message.success(
        t('console.fees.correct.done', { difference: `${sign}${formatMoney(amount, currency, language)}` }),
      )
      close()
      // At once, and before anything is loaded again: the voided fee is not to be taken for the new one.
      await navigate(tools.pathOf('fee', data.issued) ?? '/manage-fee', { flushSync: true })
      refreshAll(changed)
    } catch (error) {
      showAtFields(t, error, { set: setFaults, has: (field) => places.includes(field) })
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, faults, setFaults }
}
