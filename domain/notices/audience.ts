import { manyToMany } from '#core/fields/many-to-many.ts'
import { number } from '#core/fields/number.ts'

/** Whom something in a building is for (docs/domain/audience.md): everybody, or whom one of these names. */
export const audienceTargets = [
  'all',
  'householders',
  'blocks',
  'floors',
  'apartment_types',
  'apartments',
] as const
export type AudienceTarget = (typeof audienceTargets)[number]

/** The same of what goes to apartments, whoever lives there. */
export const homeTargets = ['all', 'blocks', 'floors', 'apartment_types', 'apartments'] as const

/** Blocks, floors and types of apartments narrow one another, and householders. */
const narrowed = ['householders', 'blocks', 'floors', 'apartment_types'] as const

const floor = number({ min: -10, max: 200, integer: true })

/** Where in the building they live. What narrows an audience is not deleted for good: with it the audience would grow. */
export const audiencePlaces = {
  blocks: manyToMany('block', { max: 200, onDelete: 'restrict' }),
  from_floor: floor,
  to_floor: floor,
  apartment_types: manyToMany('apartment_type', { max: 200, onDelete: 'restrict' }),
  apartments: manyToMany('apartment', { max: 5000 }),
} as const
export const placeNames = ['blocks', 'from_floor', 'to_floor', 'apartment_types', 'apartments'] as const

/** A range of floors is right. */
export const floorRule = { field: 'to_floor', is: 'at_least', other: 'from_floor' } as const

/** Which of them are asked for, by the field that says the target. */
export const audienceConditions = <const Name extends string>(by: Name) => {
  const is = <const Target extends AudienceTarget>(target: Target) => ({ field: by, equals: target }) as const
  const show = { field: by, in: narrowed } as const
  return [
    { fields: ['blocks'], show, require: is('blocks') },
    { fields: ['from_floor', 'to_floor'], show, require: is('floors') },
    { fields: ['from_floor'], require: { field: 'to_floor', present: true } },
    { fields: ['to_floor'], require: { field: 'from_floor', present: true } },
    { fields: ['apartment_types'], show, require: is('apartment_types') },
    { fields: ['apartments'], show: is('apartments'), require: is('apartments') },
  ] as const
}
