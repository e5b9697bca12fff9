import { recordOf, type SeededServer } from '../server/seeded-server.ts'

type Manage = ReturnType<SeededServer['as']>

const make = async (a: Manage, path: string, values: object) =>
  String(recordOf(await a(`POST ${path}`, { building_id: '1', ...values })).id)

/** An approved fee of 1,000; returns its id. */
export async function chargeFee(a: Manage, apartmentId: string): Promise<string> {
  const id = await make(a, 'fees', {
    apartment_id: apartmentId,
    fee_type: 'OTHERS',
    month: '2026-10',
    name: 'L',
    amount: '1000',
  })
  await a(`POST fees/${id}/approve`, {})
  return id
}

/** A draft of a document that lets an apartment off a part of a new fee; returns its id. */
export async function draftLettingOff(
  a: Manage,
  path: 'write-offs' | 'adjustments',
  apartmentId: string,
): Promise<string> {
  const feeId = await chargeFee(a, apartmentId)
  const values = { apartment_id: apartmentId, date: '2026-11-01', grounds: 'L' }
  return path === 'write-offs'
    ? make(a, path, { ...values, lines: [{ fee_id: feeId, amount: '5' }] })
    : make(a, path, { ...values, fee_id: feeId, amount: '5' })
}

/** A draft that moves credit from one apartment to another; returns its id. */
export const draftOffset = (a: Manage, apartment_id: string, to_apartment_id: string): Promise<string> =>
  make(a, 'credit-transfers', {
    apartment_id,
    to_apartment_id,
    date: '2026-11-01',
    amount: '5',
    grounds: 'L',
  })
