import { useState } from 'react'

/** Something that a button does: whether it is under way, and why it failed. */
export function useDoing() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}
