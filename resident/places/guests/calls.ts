import type { ResidentRecord } from '#core/stored.ts'
import type { readOwnPass } from '#domain/calls/own-bookings.ts'
import type { visitor } from '#entities/people/visitor.ts'
import { create, list, of, one, withdraw } from '../../data/address.ts'

export type Guest = ResidentRecord<typeof visitor>

export const listGuests = list<Guest>('visitors')
export const readGuest = one<Guest>('visitors')
export const readPass = of<typeof readOwnPass>('GET', '/v1/resident/visitors/{id}/pass')
export const announceGuest = create<{
  readonly name: string
  readonly phone_number: string
  readonly people_count: number
  readonly license_plate: string
  readonly from_time: string
  readonly to_time: string
  readonly purpose: string
}>('visitors')
export const callOffGuest = withdraw('visitors')
