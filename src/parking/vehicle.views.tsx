import { vehicle } from '#entities/parking/vehicle.ts'
import { defineViews } from '../crud/views.ts'
import { VehicleCard } from './vehicle-card.tsx'

/** A vehicle's card is given, locked, exchanged and taken back from its page. */
export const views = defineViews(vehicle, { actions: VehicleCard })
