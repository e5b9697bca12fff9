import { waterMeter } from '#entities/metering/water-meter.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { extendReading } from './readings.ts'

export const waterReadingExtension = extendReading(waterReading, waterMeter, 'WATER')
