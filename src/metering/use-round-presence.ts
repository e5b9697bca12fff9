import { useCallback, useEffect, useRef, useState } from 'react'
import { roundCalls, roundCell } from '#domain/calls/meter-rounds.ts'
import { callForData } from '#src/data/call-api.ts'
import { capabilities } from '#src/data/capabilities.ts'
import { live } from '#src/data/live.ts'
import type { MeterKind } from './use-round.ts'

interface PresenceInput {
  readonly kind: MeterKind
  readonly buildingId: string
  readonly month: string
  readonly isWriter: boolean
}

interface Colleague {
  readonly by: string
  readonly at: string
  readonly heardAt: number
}

/** Milliseconds between two tellings: whoever runs down a column tells where they stop. */
const restMs = 700
/** Whoever stays in a cell says so again, because others may have come since. */
const againMs = 20_000
/** Of whom nothing was heard for so long, their console is gone. */
const goneMs = 50_000

/** Where colleagues stand in the round, by meter, and `stand`, which tells them where one stands oneself. */
export function usePresence({ kind, buildingId, month, isWriter }: PresenceInput) {
  const [others, setOthers] = useState<ReadonlyMap<string, Colleague>>(new Map())
  const { read, stand: call } = roundCalls[kind]
  useEffect(() => {
    const stop = live.listen((message) => {
      if (message.type !== 'present' || message.resource !== read.tag) return
      const { who, by, at } = message
      setOthers((before) => {
        const next = new Map(before)
        if (at === null) next.delete(who)
        else next.set(who, { by, at, heardAt: Date.now() })
        return next
      })
    })
    const sweep = setInterval(() => {
      const oldest = Date.now() - goneMs
      setOthers((before) =>
        [...before.values()].some(({ heardAt }) => heardAt < oldest)
          ? new Map([...before].filter(([, { heardAt }]) => heardAt >= oldest))
          : before,
      )
    }, againMs)
    return () => {
      stop()
      clearInterval(sweep)
    }
  }, [read.tag])

  const own = useRef<{ meter: string; told: string; timer?: ReturnType<typeof setTimeout> }>({
    meter: '',
    told: '',
  })
  const stand = useCallback(
    (meter: string) => {
      const mine = own.current
      mine.meter = meter
      clearTimeout(mine.timer)
      if (!isWriter || !capabilities().live) return
      const tell = () => {
        const body = { building_id: buildingId, month, meter_id: mine.meter }
        const isKnown = mine.told === '' && mine.meter === ''
        mine.told = mine.meter
        // A convenience: whoever cannot be told loses nothing.
        if (!isKnown) void callForData(call, { body }).catch(() => undefined)
        if (mine.meter !== '') mine.timer = setTimeout(tell, againMs)
      }
      mine.timer = setTimeout(tell, restMs)
    },
    [call, buildingId, month, isWriter],
  )
  useEffect(() => {
    const mine = own.current
    return () => {
      clearTimeout(mine.timer)
      if (mine.told === '') return
      mine.told = ''
      void callForData(call, { body: { building_id: buildingId, month, meter_id: '' } }).catch(
        () => undefined,
      )
    }
  }, [call, buildingId, month])

  const whoIsAt = useCallback(
    (meterId: string) => {
      const cell = roundCell(month, meterId)
      const there = [...others.values()].filter(({ at }) => at === cell).map(({ by }) => by)
      return there.length === 0 ? undefined : there.join(', ')
    },
    [others, month],
  )
  return { whoIsAt, stand }
}

export type Presence = ReturnType<typeof usePresence>
