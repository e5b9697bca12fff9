import { useEffect, useRef } from 'react'
import { findDraft, type Draft } from '../storage/drafts.ts'

/** Tells of the draft that is kept under a key once it is read, unless the page was left meanwhile. */
export function useFoundDraft(key: string | undefined, tell: (draft: Draft | undefined) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (key === undefined) return undefined
    let isGone = false
    void findDraft(key).then((draft) => {
      if (!isGone) latest.current(draft)
    })
    return () => {
      isGone = true
    }
  }, [key])
}
