import { electricMeter } from '#entities/metering/electric-meter.ts'
import { electricReading } from '#entities/metering/electric-reading.ts'
import { extendReading } from './readings.ts'

export const electricReadingExtension = extendReading(electricReading, electricMeter, 'ELECTRICITY')
