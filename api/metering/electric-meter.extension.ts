import { electricMeter } from '#entities/metering/electric-meter.ts'
import { extendMeter } from './readings.ts'

export const electricMeterExtension = extendMeter(electricMeter, 'ELECTRICITY')
