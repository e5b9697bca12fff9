import { useRef, useState } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { checkPass, enterByPass, leaveByPass } from '#domain/calls/visitor-passes.ts'
import { visitor } from '#entities/people/visitor.ts'
import { callForData } from '../data/call-api.ts'
import { useRefresh } from '../data/use-refresh.ts'

export type GateOutcome = DataOf<typeof checkPass>
/** What the guard may do next for the pass before them. */
export type GateMove = 'enter' | 'leave'

const moveAfter = (outcome: GateOutcome): GateMove | undefined => {
  if (outcome.done !== null) return undefined
  if (outcome.verdict === 'welcome') return 'enter'
  return outcome.verdict === 'inside' ? 'leave' : undefined
}

/** One pass after another: checked, then let in or out. An answer that comes late never replaces a newer one. */
export function useGate(buildingId: string) {
  const refresh = useRefresh()
  const [code, setCode] = useState('')
  const [outcome, setOutcome] = useState<GateOutcome>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(0)

  const ask = async (call: typeof checkPass | typeof enterByPass | typeof leaveByPass, typed: string) => {
    const turn = ++latest.current
    setBusy(true)
    setError(undefined)
    try {
      const next = await callForData(call, { body: { building_id: buildingId, code: typed } })
      if (turn !== latest.current) return
      setCode(typed)
      setOutcome(next)
      if (next.done !== null) refresh(visitor.name, next.visitor === null ? {} : { ids: [next.visitor.id] })
    } catch (failure) {
      if (turn !== latest.current) return
      setOutcome(undefined)
      setError(failure)
    } finally {
      if (turn === latest.current) setBusy(false)
    }
  }
  return {
    outcome,
    error,
    isBusy,
    next: outcome === undefined ? undefined : moveAfter(outcome),
    check: (typed: string) => ask(checkPass, typed),
    move: (move: GateMove, of = code) => ask(move === 'enter' ? enterByPass : leaveByPass, of),
  }
}
