import { levelFor } from '#core/derive/requirement.ts'
import type { Registry } from '#core/registry.ts'
import type { Principal } from '../context.ts'
import type { HubMessage } from '../events/hub.ts'

export type Changed = Extract<HubMessage, { type: 'changed' }>
export type Present = Extract<HubMessage, { type: 'present' }>

type Place = Pick<Changed, 'resource' | 'buildingId' | 'organisationId' | 'heardIn'>

/** Whether this user may read such a record in its building, and so may learn that it changed. */
export function mayHear(
  registry: Registry,
  principal: Principal,
  { resource, buildingId, organisationId, heardIn }: Place,
): boolean {
  const entity = Object.hasOwn(registry, resource) ? registry[resource] : undefined
  if (entity === undefined) return false
  const { decider, buildings } = principal
  const mayRead = (place: string) =>
    buildings.some(({ id }) => id === place) && decider.can(place, entity.permission, 'read')
  if (buildingId !== null) return mayRead(buildingId)
  if (organisationId !== undefined && organisationId !== principal.organisationId) return false
  if (heardIn !== undefined && principal.type !== 'org_admin') return heardIn.some(mayRead)
  // A building-scoped record without a building is the organisation's own.
  if (entity.scope === 'building') return principal.type === 'org_admin'
  if (levelFor(entity, 'read') === 'organisation') return decider.can(null, entity.permission, 'read')
  return decider.anywhere(entity.permission, 'read') === 'allowed'
}
