import type { Hub } from './hub.ts'

export interface ChangeEvent {
  /** The entity's name. */
  readonly resource: string
  /** Null for records of the organisation. */
  readonly buildingId: string | null
  readonly organisationId?: string
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

export const createEvents = (hub: Hub): Events => ({
  publish(event) {
    if (rightsDependOn.has(event.resource)) {
      hub.send(event.resource === 'account' ? { type: 'access', accountIds: event.ids } : { type: 'access' })
    }
    const ids = event.ids.length > 200 ? [] : event.ids
    hub.send({ type: 'changed', ...event, ids })
  },
})
