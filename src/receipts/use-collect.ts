import { useState } from 'react'
import type { StoredShown } from '#entities/shown-record.ts'
import { isCallError, type CallError } from '#data-provider/http.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { fetchRecord } from '../data/fetch-record.ts'
import { queryClient } from '../data/query-client.ts'
import { useSave } from '../data/use-save.ts'
import { showError } from '../errors/error-popup.tsx'
import { fieldTexts } from '../errors/error-text.ts'
import { useCallKey } from '../data/use-call-key.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { message } from '../ui/feedback.ts'
import type { receiptOf } from './payment-entry.ts'
import { placeOf, type Faults } from './error-places.ts'
import { tillKey } from './use-account.ts'

type Receipt = StoredShown<typeof receipt>

interface CollectInput {
  readonly tools: ViewTools
  readonly buildingId: string | undefined
  /** True when the desk can show the error at its field. */
  readonly isSeen: (place: string) => boolean
  /** Somebody else has collected in the meantime: load the open fees again. */
  readonly onStale: () => void
  readonly onDone: (made: Receipt) => void
}

/** Refusals that mean that the desk shows outdated figures. */
const stale = new Set(['fee_paid', 'credit_too_small', 'nothing_to_pay', 'record_changed', 'rate_changed'])

/** Sends a receipt, once however often it is tried, and says what became of it. */
export function useCollect({ tools, buildingId, isSeen, onStale, onDone }: CollectInput) {
  const { t } = tools
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const { save } = useSave(receipt)
  const key = useCallKey()
  const collect = async (values: ReturnType<typeof receiptOf>) => {
    setBusy(true)
    setFaults({})
    try {
      const made = await save({ values, idempotencyKey: key.keyOf(values) })
      key.forget()
      void queryClient.invalidateQueries({ queryKey: tillKey(buildingId) })
      onDone(await withNames(made))
    } catch (error) {
      if (!isCallError(error)) throw error
      refuse(error, values.lines)
    } finally {
      setBusy(false)
    }
  }
  /** Each fault at its place; what has none, or has just gone from the screen, at the top of the page. */
  const refuse = (error: CallError, lines: ReturnType<typeof receiptOf>['lines']) => {
    const said = Object.entries(fieldTexts(t, error)).map(
      ([field, texts]) => [placeOf(field, lines), texts] as const,
    )
    setFaults(Object.fromEntries(said))
    if (error.codes.some((code) => stale.has(code))) {
      onStale()
      void queryClient.invalidateQueries({ queryKey: ['desk', 'cash'] })
      message.warning(t('console.desk.stale'))
    } else if (said.length === 0 || !said.every(([place]) => isSeen(place))) showError(t, error)
  }
  return { collect, isBusy, faults, setFaults }
}

/** The receipt with the names that its paper says. A paper without them is still a receipt. */
const withNames = (made: Receipt): Promise<Receipt> =>
  fetchRecord(receipt, { id: made.id, with: ['apartment', 'payment_method'] }).catch(() => made)
