import type { FormInstance } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { placeErrors } from '../errors/place-errors.ts'

/** One call at a time: its errors go to the form's fields, and what concerns none of them is kept to be shown. */
export function useSubmit(form: FormInstance) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      if (!placeErrors(form, failure, t)) setError(failure)
    }
    setBusy(false)
  }
  return { run, isBusy, error }
}
