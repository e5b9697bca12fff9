import type { FeeType } from './money/fee-types.ts'
import type { PermissionCode } from './permission.ts'

interface MeteredKind {
  /** The entities: its meters, and what they showed month by month. */
  readonly meter: string
  readonly reading: string
  /** Guards meters, readings and round. */
  readonly permission: PermissionCode
  readonly unit: 'm3' | 'kwh'
  /** Of meters; the first is the usual one. */
  readonly types: readonly [string, ...string[]]
  /** What the ids of the round's calls say: `readWaterRound`. */
  readonly round: string
  /** The readings' address below `/v1/manage`. */
  readonly path: string
}

/**
 * What apartments have meters for, by the kind of fee that is charged by it. Rounds, runs, obstacles, checks, figures and
 * the workbook go over this list; a further kind is a line here and its two entities (`entities/metering`).
 */
export const meteredKinds = {
  WATER: {
    meter: 'water_meter',
    reading: 'water_reading',
    permission: 'manage_water_index',
    unit: 'm3',
    types: ['cold', 'hot'],
    round: 'Water',
    path: 'water-meters',
  },
  ELECTRICITY: {
    meter: 'electric_meter',
    reading: 'electric_reading',
    permission: 'manage_electricity_index',
    unit: 'kwh',
    types: ['single_phase', 'three_phase'],
    round: 'Electric',
    path: 'electric-meters',
  },
  GAS: {
    meter: 'gas_meter',
    reading: 'gas_reading',
    // docs/decisions/gas-meters.md
    permission: 'manage_water_index',
    unit: 'm3',
    types: ['lpg', 'natural_gas'],
    round: 'Gas',
    path: 'gas-meters',
  },
} as const satisfies Partial<Readonly<Record<FeeType, MeteredKind>>>

type Kinds = typeof meteredKinds
export type MeteredType = keyof Kinds
export type MeterName = Kinds[MeteredType]['meter']
/** The type of a meter, of any kind. */
export type MeterType = Kinds[MeteredType]['types'][number]

export const meteredTypes = Object.keys(meteredKinds) as readonly MeteredType[]

/** Whether a kind of fee has meters; one that is charged by an index alone has none. */
export const isMetered = (type: string | null): type is MeteredType =>
  type !== null && Object.hasOwn(meteredKinds, type)

/** The kind whose meters or readings these are. */
export const meteredTypeOf = (entity: string): MeteredType | undefined =>
  meteredTypes.find((type) => meteredKinds[type].meter === entity || meteredKinds[type].reading === entity)

/** Each code once. */
export const meteredRights: readonly PermissionCode[] = [
  ...new Set(meteredTypes.map((type) => meteredKinds[type].permission)),
]
