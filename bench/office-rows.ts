import { addDays, officeToday } from '#core/days.ts'
import type { SeedRows } from '#api/database/insert-records.ts'
import { permissionCodeNames } from '#domain/permission.ts'

/** A building whose map, round and calendar are measured, beside those of the bench's own ground. */
export const office = { building: 11, apartments: 2_000, bookings: 1_000 } as const
export const officeAccount = { username: 'office@lobby.test', password: 'a long bench phrase' } as const

/** Ids of this building begin above those of the ground. */
const first = 1_000_000
const building_id = String(office.building)
const blocks = 4
const floors = 25
const places = 10
/** Hours of a day that a place can be booked for. */
const hours = 14

const idAt = (index: number) => String(first + index)
const every = { read: true, create: true, update: true, delete: true, approve: true }
const count = <T>(total: number, make: (index: number) => T) =>
  Array.from({ length: total }, (_, index) => make(index))

/** The building with its meters and a week's bookings, and residents of building 1 whom the palette finds. */
export function officeRows(): SeedRows {
  const today = officeToday()
  return {
    building: [
      {
        id: building_id,
        organisation_id: '1',
        code: `B${building_id}`,
        name: 'Office',
        address: '11 Bench street',
        currency_code: 'vnd',
        permission_product_codes: ['ql', 'vh', 'tc', 'account'],
      },
    ],
    block: count(blocks, (at) => ({
      id: idAt(at),
      building_id,
      code: `T${at + 1}`,
      name: `Tower ${at + 1}`,
      short_id: at + 1,
    })),
    permission_group: [
      {
        id: idAt(0),
        building_id,
        organisation_id: '1',
        name: 'Everything',
        group_permissions: permissionCodeNames.map((code) => ({ code, ...every })),
      },
    ],
    account: [
      {
        id: idAt(0),
        organisation_id: '1',
        name: 'Office',
        email: officeAccount.username,
        password: officeAccount.password,
        type: 'org_member',
        status: 'active',
        permission_groups: [idAt(0), '1'],
      },
    ],
    apartment: count(office.apartments, (at) => ({
      id: idAt(at),
      building_id,
      block_id: idAt(at % blocks),
      code: codeAt(at),
      name: `Apartment ${at + 1}`,
      short_id: at + 1,
      floor: 1 + (Math.floor(at / blocks) % floors),
      area: 45 + (at % 90),
      statuses: at % 3 === 0 ? ['owner_staying'] : [],
      handover_status: at % 4 === 0 ? 'handover' : 'inactive',
    })),
    water_meter: count(office.apartments, (at) => ({
      id: idAt(at),
      building_id,
      code: `W-${codeAt(at)}`,
      apartment_id: idAt(at),
      type: 'cold',
      start_number: 100,
      is_active: true,
    })),
    utility_type: [{ id: idAt(0), building_id, code: 'SPORT', name: 'Sport', order: 1 }],
    utility: count(places, (at) => ({
      id: idAt(at),
      building_id,
      code: `P${at + 1}`,
      name: `Court ${at + 1}`,
      type_id: idAt(0),
      capacity: 4,
      open_time: '07:00',
      close_time: '21:00',
      slot_minutes: 60,
      price: '0',
      is_active: true,
    })),
    // One after another through the days of a week and a bit, the hours of a day, and the places.
    utility_booking: count(office.bookings, (at) => {
      const hour = 7 + (Math.floor(at / places) % hours)
      return {
        id: idAt(at),
        building_id,
        code: `B-${at + 1}`,
        utility_id: idAt(at % places),
        apartment_id: idAt(at % office.apartments),
        date: addDays(today, Math.floor(at / places / hours) - 1),
        from_time: clock(hour),
        to_time: clock(hour + 1),
        people_count: 2,
        status: 'confirmed',
      }
    }),
    resident: count(10_000, (at) => ({
      id: idAt(at),
      building_id: '1',
      code: `R${at + 1}`,
      full_name: `${['Nguyễn', 'Trần', 'Lê', 'Phạm'][at % 4]} Thị ${['Hoa', 'Lan', 'Đào', 'Cúc'][(at >> 2) % 4]} ${at + 1}`,
      phone_number: `09${String(10_000_000 + at)}`,
      status: 'using',
    })),
  }
}

/** The code of an apartment, which a pasted sheet names its meter by. */
export const codeAt = (at: number) => `T${1 + (at % blocks)}-${String(at + 1).padStart(4, '0')}`

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
