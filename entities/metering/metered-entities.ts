import type { MeteredType, meteredKinds } from '#domain/metered-kinds.ts'
import { electricMeter } from './electric-meter.ts'
import { electricReading } from './electric-reading.ts'
import { gasMeter } from './gas-meter.ts'
import { gasReading } from './gas-reading.ts'
import { waterMeter } from './water-meter.ts'
import { waterReading } from './water-reading.ts'

/** The entities of `meteredKinds`. */
export const meteredEntities = {
  WATER: { meter: waterMeter, reading: waterReading },
  ELECTRICITY: { meter: electricMeter, reading: electricReading },
  GAS: { meter: gasMeter, reading: gasReading },
} as const satisfies {
  readonly [T in MeteredType]: {
    readonly [E in 'meter' | 'reading']: { readonly name: (typeof meteredKinds)[T][E] }
  }
}

export type MeterEntity = (typeof meteredEntities)[MeteredType]['meter']
export type ReadingEntity = (typeof meteredEntities)[MeteredType]['reading']
