import { useCallback } from 'react'
import { roundCalls, roundCell } from '#domain/calls/meter-rounds.ts'
import type { MeteredType } from '#domain/metered-kinds.ts'
import { callForData } from '#src/data/call-api.ts'
import { usePresence, type Presence } from '#src/data/use-presence.ts'

interface PresenceInput {
  readonly kind: MeteredType
  readonly buildingId: string
  readonly month: string
  readonly isWriter: boolean
}

/** Where colleagues stand in the round, by meter. */
export function useRoundPresence({ kind, buildingId, month, isWriter }: PresenceInput): Presence {
  const { read, stand: call } = roundCalls[kind]
  const tell = useCallback(
    (meter: string) => callForData(call, { body: { building_id: buildingId, month, meter_id: meter } }),
    [call, buildingId, month],
  )
  const { stand, whoIsAt } = usePresence({ resource: read.tag, tell, isTelling: isWriter })
  const whoIsAtMeter = useCallback((meterId: string) => whoIsAt(roundCell(month, meterId)), [whoIsAt, month])
  return { stand, whoIsAt: whoIsAtMeter }
}
