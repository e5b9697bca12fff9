import { namesIn } from '../condition.ts'
import type { AnyEntity } from '../entity.ts'
import { kindOf } from '../kinds.ts'
import { ordersOf } from '../resident-rule.ts'
import { isKnown } from './check-fields.ts'
import { allFields, writableFields } from './fields.ts'
import { moveNamed } from './moves.ts'
import type { Fault } from './check.ts'

/** What is wrong with what residents have of an entity: names that are not there, and fields that nobody gave a reason for. */
export function residentFaults(entity: AnyEntity): Fault[] {
  const { resident } = entity
  if (resident === undefined) return []
  const { own, since, where, reads, evenThough = {}, filters = [], creates = [], does = {} } = resident
  const { createsRows = {}, withdraws } = resident
  const fields = allFields(entity)
  const named = [
    ...reads,
    ...(since === undefined ? [] : [since]),
    ...(where === undefined ? [] : namesIn(where)),
    ...Object.values(does).flatMap(({ when }) => (when === undefined ? [] : namesIn(when))),
    ...(withdraws === undefined ? [] : namesIn(withdraws)),
    ...ordersOf(resident).map((order) => order.replace(/^-/, '')),
  ]
  const unread = filters.filter((name) => !reads.includes(name))
  const guarded = reads.filter((name) => {
    const field = fields[name]
    if (field === undefined) return false
    return (
      field.access?.read !== undefined || field.personal !== undefined || kindOf(field).writeOnly === true
    )
  })
  const unwritable = creates.filter((name) => !Object.hasOwn(writableFields(entity, 'create'), name))
  const rowless = Object.entries(createsRows).filter(([name, said = []]) => {
    const field = entity.fields[name]
    const inner = field === undefined ? undefined : kindOf(field).inner?.(field)
    return !creates.includes(name) || inner === undefined || said.some((one) => inner[one] === undefined)
  })
  const unmade = Object.keys(does).filter((name) => moveNamed(entity, name)?.flag === undefined)
  const needsApartment = [own].flat().some((one) => one === 'apartment' || one === 'payer')
  return [
    ...named
      .filter((name) => !isKnown(entity, name))
      .map((field) => ({ field, reason: 'residents have it, but it is not there' })),
    ...unread.map((field) => ({ field, reason: 'residents filter by it, but do not read it' })),
    ...unwritable.map((field) => ({ field, reason: 'residents say it of a new record, but nobody may' })),
    ...rowless.map(([field]) => ({ field, reason: 'residents say rows of it that it does not have' })),
    ...unmade.map((name) => ({ reason: `residents ${name} it, but no request does` })),
    ...(creates.length > 0 && resident.limits === undefined
      ? [{ reason: 'residents make it, and nobody says how many a day' }]
      : []),
    ...guarded
      .filter((name) => evenThough[name] === undefined)
      .map((field) => ({ field, reason: 'residents read it, and nobody says why (evenThough)' })),
    ...(entity.scope === 'building' ? [] : [{ reason: 'residents have it, but it is of no building' }]),
    ...(needsApartment && entity.fields['apartment_id'] === undefined
      ? [{ reason: 'is of an apartment for residents, but names none' }]
      : []),
  ]
}
