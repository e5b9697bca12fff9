import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { isCallError } from '#data-provider/http.ts'
import { receipt } from '#entities/debts/receipt.ts'
import { codeText, errorText } from '../errors/error-text.ts'
import { ask } from '../fees/calls.ts'
import { useCallKey } from '../fees/use-call-key.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { message } from '../ui/feedback.ts'
import { postOnce } from './calls.ts'
import { tillKey } from './use-account.ts'

interface Collecting {
  readonly tools: ViewTools
  readonly buildingId: string | undefined
  /** Somebody else has collected meanwhile: what is open must be asked anew. */
  readonly onStale: () => void
  readonly onDone: (made: AnyRecord) => void
}

/** Refusals that say that the desk shows what is no longer so. */
const stale = new Set(['fee_paid', 'credit_too_small', 'nothing_to_pay', 'record_changed'])

/** Sends a receipt, once however often it is tried, and says what became of it. */
export function useCollecting({ tools, buildingId, onStale, onDone }: Collecting) {
  const { t } = tools
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, readonly string[]>>>({})
  const queries = useQueryClient()
  const key = useCallKey()
  const collect = async (values: Readonly<Record<string, unknown>>) => {
    setBusy(true)
    setFaults({})
    try {
      const made = await postOnce(receipt, values, key.keyOf(values))
      key.forget()
      void queries.invalidateQueries({ queryKey: tillKey(buildingId) })
      onDone(await withNames(made))
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.codes.some((code) => stale.has(code))) {
        onStale()
        message.warning(t('console.desk.stale'))
      }
      setFaults(
        Object.fromEntries(
          Object.entries(error.errors).map(([field, codes]) => [
            field,
            codes.map((code) => codeText(t, code)),
          ]),
        ),
      )
      if (Object.keys(error.errors).length === 0) message.error(errorText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return { collect, isBusy, faults, setFaults }
}

/** The receipt with the names that its paper says. A paper without them is still a receipt. */
const withNames = async (made: AnyRecord): Promise<AnyRecord> =>
  ask<AnyRecord>(`${receipt.path}/${made.id}`, { with: 'apartment,payment_method' }).catch(() => made)
