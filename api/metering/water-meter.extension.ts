import { waterMeter } from '#entities/metering/water-meter.ts'
import { extendMeter } from './readings.ts'

export const waterMeterExtension = extendMeter(waterMeter, 'WATER')
