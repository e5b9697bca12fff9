import { useCallback, useEffect, useRef, useState } from 'react'
import { capabilities } from './capabilities.ts'
import { live } from './live.ts'

interface PresenceInput {
  /** The entity whose readers are told. */
  readonly resource: string
  /** Tells the others where the user stands; '' for nowhere. When the function changes, the old place is left first. */
  readonly tell: (at: string) => Promise<unknown>
  /** False for readers, who are told but tell nothing. */
  readonly isTelling: boolean
}

interface Colleague {
  readonly by: string
  readonly at: string
  readonly heardAt: number
}

/** Milliseconds between two tellings: whoever runs down a column tells where they stop. */
const restMs = 700
/** A user who stays repeats where, for those who have come since. */
const againMs = 20_000
/** Of whom nothing was heard for so long, their console is gone. */
const goneMs = 50_000

/** Where colleagues stand, by the place’s name, and `stand`, which tells them where one stands oneself. */
export function usePresence({ resource, tell, isTelling }: PresenceInput) {
  const [others, setOthers] = useState<ReadonlyMap<string, Colleague>>(new Map())
  useEffect(() => {
    const stop = live.listen((message) => {
      if (message.type !== 'present' || message.resource !== resource) return
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
  }, [resource])

  const own = useRef<{ at: string; told: string; timer?: ReturnType<typeof setTimeout> }>({
    at: '',
    told: '',
  })
  const stand = useCallback(
    (at: string) => {
      const mine = own.current
      mine.at = at
      clearTimeout(mine.timer)
      if (!isTelling || !capabilities().live) return
      const say = () => {
        const isKnown = mine.told === '' && mine.at === ''
        mine.told = mine.at
        // A convenience: whoever cannot be told loses nothing.
        if (!isKnown) void tell(mine.at).catch(() => undefined)
        if (mine.at !== '') mine.timer = setTimeout(say, againMs)
      }
      mine.timer = setTimeout(say, restMs)
    },
    [tell, isTelling],
  )
  useEffect(() => {
    const mine = own.current
    return () => {
      clearTimeout(mine.timer)
      if (mine.told === '') return
      mine.told = ''
      void tell('').catch(() => undefined)
    }
  }, [tell])

  const whoIsAt = useCallback(
    (place: string) => {
      const there = [...others.values()].filter(({ at }) => at === place).map(({ by }) => by)
      return there.length === 0 ? undefined : there.join(', ')
    },
    [others],
  )
  return { whoIsAt, stand }
}

export type Presence = ReturnType<typeof usePresence>
