import { useState } from 'react'
import type { Translate } from '../i18n/use-t.ts'
import { showError } from './error-popup.tsx'

/** What a button does: whether it is still under way, and its failure in a popup. */
export function useWork(t: Translate) {
  const [isBusy, setBusy] = useState(false)
  const work = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await step()
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, work }
}
