import { useEffect, useMemo } from 'react'
import { endErrors, judgeMeasure, rowErrors } from '#domain/round-items.ts'
import type { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import type { SlotProps } from '#src/crud/views.ts'
import { workOffline } from '#src/errors/app-errors.ts'
import { useSession } from '#src/session/session.ts'
import { answerOf, keyOf, readRound, withTyped, type Answer, type Typed, type WalkRow } from './answers.ts'
import { changeKept, type KeptRound } from './kept-rounds.ts'
import { toldRound } from './send-rounds.ts'
import { useSending } from './use-sending.ts'

export type WalkedRound = SlotProps<typeof periodicChecklist>['record']

const nothing: Typed = new Map()

/** A round as it stands here: what the server has, what was typed since, and what one does with it. */
export function useRoundWalk(record: WalkedRound) {
  const { building } = useSession()
  const { rounds, isOnDevice, isLate } = useSending()
  useEffect(() => workOffline(), [])
  const { id = '', code = '', version = 0, results } = record
  const kept = rounds.get(id)
  const typed = kept?.typed ?? nothing
  const told = toldRound(id)
  const stored = useMemo(
    () => (told !== undefined && told.version > version ? told.rows : readRound(results)),
    [told, version, results],
  )
  const rows = useMemo(() => withTyped(stored, typed), [stored, typed])
  /** What is left to do before it may end, by the row's place. */
  const open = useMemo(
    () => new Set([...endErrors(rows), ...rowErrors(rows)].map(({ field }) => Number(field.split('.')[0]))),
    [rows],
  )
  const change = (next: (before: KeptRound) => KeptRound) => {
    const fresh = { id, buildingId: building?.id ?? '', title: code, typed: nothing, finishes: false }
    changeKept(id, (before) => next(before ?? fresh))
  }
  const answer = (row: WalkRow, part: Partial<Answer>) =>
    change((before) => {
      const key = keyOf(row)
      const known = before.typed.get(key)
      const now = judged({ ...row, ...known?.answer }, part)
      const seen = known?.seen ?? answerOf(row)
      const turn = (known?.turn ?? 0) + 1
      const one = { name: row.name, answer: now, seen, turn }
      return { ...before, finishes: false, typed: new Map(before.typed).set(key, one) }
    })
  /** Says of a refused answer whether it is sent again, over what a colleague has answered, or given up. */
  const decide = (row: WalkRow, keepsMine: boolean) =>
    change((before) => {
      const key = keyOf(row)
      const one = before.typed.get(key)
      if (one === undefined) return before
      const typedNow = new Map(before.typed)
      const theirs = stored.find((other) => keyOf(other) === key)
      if (keepsMine)
        typedNow.set(key, {
          ...one,
          seen: theirs === undefined ? one.seen : answerOf(theirs),
          turn: one.turn + 1,
          refusal: undefined,
        })
      else typedNow.delete(key)
      return { ...before, typed: typedNow }
    })
  return {
    rows,
    open,
    kept,
    typed,
    isOnDevice,
    isLate,
    theirsOf: (row: WalkRow) => stored.find((one) => keyOf(one) === keyOf(row)),
    answer,
    decide,
    finish: (finishes: boolean) => change((before) => ({ ...before, finishes })),
    /** Tries again what was refused as a whole. */
    retry: () => change(({ refusal: _refusal, ...before }) => before),
    drop: () => changeKept(id, () => undefined),
  }
}

export type Walk = ReturnType<typeof useRoundWalk>

/** A measure judges itself by its limits, unless somebody has said that it needs attention. */
function judged(row: WalkRow, part: Partial<Answer>): Answer {
  const next = { ...row, ...part }
  const isMeasure = part.value !== undefined && next.result !== 'attention'
  return answerOf({ ...next, result: (isMeasure ? judgeMeasure(next) : undefined) ?? next.result })
}
