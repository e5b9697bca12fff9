import { useEffect, useState } from 'react'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { loadKeptRounds, useKeptRounds, type KeptRound } from './kept-rounds.ts'
import { sendRounds, toldRound } from './send-rounds.ts'

/** Milliseconds without a keystroke after which what was typed is sent, and after which a failed try is repeated. */
const restMs = 800
const againMs = 30_000

/**
 * Sends what waits of all rounds for as long as a page of rounds is open: once its user rests, again when the network is
 * back, and now and then. `isLate`: the last try found no network, no server or no session.
 */
export function useSending() {
  const kept = useKeptRounds()
  const refresh = useRefresh()
  const [isLate, setLate] = useState(false)
  useEffect(() => void loadKeptRounds(), [])
  const { rounds } = kept
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async () => {
      clearTimeout(timer)
      if (![...rounds.values()].some(isWaiting)) return setLate(false)
      const ids = [...rounds.keys()]
      const before = ids.map((id) => toldRound(id)?.version)
      const isSent = await sendRounds()
      const changed = ids.filter((id, at) => toldRound(id)?.version !== before[at])
      if (changed.length > 0) refresh(periodicChecklist.name, { ids: changed })
      if (isGone) return
      setLate(!isSent)
      if (!isSent) timer = setTimeout(() => void send(), againMs)
    }
    const now = () => {
      if (document.visibilityState === 'visible') void send()
    }
    timer = setTimeout(() => void send(), restMs)
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [rounds, refresh])
  return { ...kept, isLate }
}

const isWaiting = ({ typed, finishes, refusal }: KeptRound) =>
  refusal === undefined && (finishes || [...typed.values()].some((one) => one.refusal === undefined))
