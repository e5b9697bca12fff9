import type { Hub } from './hub.ts'

export interface ChangeEvent {
  /** The entity's name. */
  readonly resource: string
  /** Null for records of the organisation. */
  readonly buildingId: string | null
  readonly organisationId?: string
  /** For a record of the organisation that concerns some buildings: only their readers hear of it. */
  readonly heardIn?: readonly string[]
  /** Empty: too many to list. */
  readonly ids: readonly string[]
  /** created, updated, deleted, restored, or a transition's name. */
  readonly action: string
}

export interface Events {
  /** Notifies open consoles and drops remembered rights. Call it after the commit only. */
  publish(event: ChangeEvent): void
}

/** Entities whose changes may change somebody's rights. */
const rightsDependOn = new Set(['account', 'permission_group', 'building', 'order'])

/** Ids that one message may list. */
const mostIds = 200

export const createEvents = (hub: Pick<Hub, 'send'>): Events => ({
  publish(event) {
    const ids = event.ids.length > mostIds ? [] : event.ids
    if (rightsDependOn.has(event.resource)) {
      const isListed = event.resource === 'account' && ids.length > 0
      hub.send(isListed ? { type: 'access', accountIds: ids } : { type: 'access' })
    }
    hub.send({ type: 'changed', ...event, ids })
  },
})
