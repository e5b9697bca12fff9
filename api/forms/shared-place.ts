import type { FastifyRequest } from 'fastify'
import { findOrCount, requireSlot } from '#api/auth/throttle.ts'
import { addressKey } from '#api/http/address.ts'
import type { WireObject } from '#api/http/body.ts'
import { ApiError, apiError, invalidInput } from '#api/http/error.ts'
import type { RoomServices } from '#api/room.ts'
import { needsApartment } from '#domain/registration-form.ts'
import type { LinkedForm } from './linked-form.ts'
import { toldPlace } from './told-place.ts'

interface SaidPlace {
  readonly form: LinkedForm
  readonly apartment: string
  readonly name: string
}

/**
 * Whose answer it is, by what whoever has the form's link for everybody says. 422 at the apartment where one is needed or there
 * is none of that code; codes that are none are counted by the caller's address, and so is every answer.
 */
export async function sharedPlace(
  { db, services: { limits } }: RoomServices,
  request: FastifyRequest,
  { form, apartment, name }: SaidPlace,
): Promise<WireObject> {
  const address = addressKey(request.ip)
  await requireSlot(db, `form-answer:address:${address}`, limits.formAnswersPerAddress)
  const refusal = (code: 'required' | 'apartment_unknown') => invalidInput([{ field: 'apartment', code }])
  if (apartment.trim() === '') {
    if (needsApartment(form)) throw refusal('required')
    return {}
  }
  const key = `form-apartment:address:${address}`
  const counted = { db, key, limit: limits.viewTriesPerAddress, refusal: () => refusal('apartment_unknown') }
  return findOrCount(counted, () => toldPlace(db, { buildingId: form.building_id, apartment, name }))
}

/** What is wrong about the apartment is told at the field in which its code was given. */
export async function atItsField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    const { status, code, fields, extras } = thrown
    throw apiError(
      status,
      code,
      fields.map((one) => (one.field === 'apartment_id' ? { ...one, field: 'apartment' } : one)),
      extras,
    )
  }
}
