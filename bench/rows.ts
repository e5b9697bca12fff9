import type { SeedRows } from '#api/database/insert-records.ts'
import { permissionCodeNames } from '#domain/permission.ts'

export const buildings = 10
export const apartmentsPerBuilding = 10_000
/** As many people as connections: one person's calls wait for each other once they are more than their share. */
export const people = 10
export const benchAccount = (person: number) => ({
  username: `bench-${person}@lobby.test`,
  password: 'a long bench phrase',
})

const organisation_id = '1'
const blocksPerBuilding = 4
const every = { read: true, create: true, update: true, delete: true, approve: true }

/** Ten buildings with their blocks, and members who hold every right in each: casbin is asked, nobody is an admin. */
export function groundRows(): SeedRows {
  const ids = Array.from({ length: buildings }, (_, index) => String(index + 1))
  return {
    building: ids.map((id) => ({
      id,
      organisation_id,
      code: `B${id}`,
      name: `Building ${id}`,
      address: `${id} Bench street`,
      currency_code: 'vnd',
      permission_product_codes: ['ql', 'vh', 'tc', 'account'],
    })),
    block: ids.flatMap((building_id) =>
      Array.from({ length: blocksPerBuilding }, (_, index) => ({
        id: blockId(Number(building_id), index),
        building_id,
        code: `T${index + 1}`,
        name: `Tower ${index + 1}`,
        short_id: index + 1,
      })),
    ),
    permission_group: ids.map((id) => ({
      id,
      building_id: id,
      organisation_id,
      name: 'Everything',
      group_permissions: permissionCodeNames.map((code) => ({ code, ...every })),
    })),
    account: Array.from({ length: people }, (_, person) => ({
      id: String(person + 1),
      organisation_id,
      name: `Bench ${person}`,
      email: benchAccount(person).username,
      password: benchAccount(person).password,
      type: 'org_member',
      status: 'active',
      permission_groups: ids,
    })),
  }
}

/** The apartments of one building; ids count from 1 through all buildings. */
export const apartmentRows = (building: number) =>
  Array.from({ length: apartmentsPerBuilding }, (_, index) => ({
    id: String((building - 1) * apartmentsPerBuilding + index + 1),
    building_id: String(building),
    block_id: blockId(building, index % blocksPerBuilding),
    // Codes are in another order than ids, so that sorting costs work.
    code: `A-${String((index * 7919) % apartmentsPerBuilding).padStart(5, '0')}`,
    name: `Apartment ${index + 1}`,
    short_id: index + 1,
    floor: 1 + (index % 40),
    area: 45 + (index % 90) + 0.5,
    register_people_number: index % 5,
    separate_fee: index % 7 === 0,
    statuses: index % 3 === 0 ? ['owner_staying'] : [],
    handover_status: index % 4 === 0 ? 'handover' : 'inactive',
  }))

export function blockId(building: number, index: number) {
  return String((building - 1) * blocksPerBuilding + index + 1)
}
