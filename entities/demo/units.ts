import type { DemoSeed } from '#core/kind.ts'
import { addDays } from '#core/days.ts'
import { padded, type DemoRow, type Ids } from './row.ts'
import type { Site } from './sites.ts'

/** The occupancy of an apartment; `left` = all have moved out, `coming` = all are still to move in. */
export type Tenure = 'empty' | 'owner' | 'rent' | 'left' | 'coming'

export interface Unit {
  readonly id: string
  readonly blockId: string
  readonly code: string
  readonly floor: number
  readonly position: number
  readonly tenure: Tenure
  readonly householdSize: number
}

/** Types by position along the corridor; the ground floor is shops, the top floor duplexes. */
const typePlan = ['3PN', '2PN', '2PN', '1PN', '2PN', 'STD', '1PN', '2PN', '2PN', '3PN']
const tenures: readonly Tenure[] = [
  ...Array<Tenure>(17).fill('owner'),
  ...Array<Tenure>(6).fill('rent'),
  'left',
  'coming',
]
const householdSizes = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5]

/** All apartments of a site, and how many people each holds: together exactly `site.residents`. */
export function planUnits(site: Site, blockIds: readonly string[], ids: Ids, seed: DemoSeed): Unit[] {
  const empty = site.blocks.flatMap((block, blockIndex) =>
    Array.from({ length: site.floors * site.perFloor }, (_, index): Unit => {
      const floor = Math.floor(index / site.perFloor) + 1
      const position = (index % site.perFloor) + 1
      const code = `${block.code}-${padded(floor, 2)}${padded(position, 2)}`
      return {
        id: ids('apartment'),
        blockId: blockIds[blockIndex]!,
        code,
        floor,
        position,
        tenure: 'empty',
        householdSize: 0,
      }
    }),
  )
  let peopleLeft = site.residents
  const lived = shuffled(empty, seed).map((unit): Unit => {
    if (peopleLeft === 0) return unit
    const householdSize = Math.min(seed.pick(householdSizes), peopleLeft)
    peopleLeft -= householdSize
    return { ...unit, tenure: seed.pick(tenures), householdSize }
  })
  return lived.toSorted((left, right) => Number(left.id) - Number(right.id))
}

interface ApartmentInput {
  readonly site: Site
  readonly buildingId: string
  readonly unit: Unit
  readonly shortId: number
  readonly typeIds: Readonly<Record<string, string>>
  readonly today: string
  /** `yyyy-MM-dd`; undefined if nobody lives there. */
  readonly movedIn: string | undefined
  readonly seed: DemoSeed
}

export function apartmentRow({
  site,
  buildingId,
  unit,
  shortId,
  typeIds,
  today,
  movedIn,
  seed,
}: ApartmentInput): DemoRow {
  const typeCode = typeCodeOf(unit, site)
  const baseArea = site.types.find((type) => type.code === typeCode)!.area
  const status = handoverStatus(unit, seed)
  const isDelivered = status === 'handover' || status === 'wait_closed' || status === 'closed'
  const daysEarlier = -Math.floor(seed.random() * 60)
  const handoverDay = addDays(movedIn ?? addDays(today, -100), daysEarlier)
  return {
    id: unit.id,
    building_id: buildingId,
    code: unit.code,
    name: `${site.apartmentName} ${unit.code}`,
    short_id: shortId,
    block_id: unit.blockId,
    apartment_type_id: typeIds[typeCode] ?? null,
    floor: unit.floor,
    area: Math.round((baseArea + seed.random() * 6 - 3) * 10) / 10,
    garden_area: unit.floor === 1 || unit.floor === site.floors ? Math.round(seed.random() * 200) / 10 : null,
    statuses: usesOf(unit, seed),
    handover_date: isDelivered
      ? handoverDay
      : status === 'wait_handover'
        ? addDays(today, Math.ceil(seed.random() * 60))
        : null,
    pe_code: isDelivered ? `PE${padded(Number(buildingId) * 1_000_000 + Number(unit.id) * 37, 11)}` : null,
    register_people_number: unit.householdSize,
    separate_fee: seed.random() < 0.03,
    partner_apartment_id: null,
    handover_status: status,
  }
}

function typeCodeOf(unit: Unit, site: Site) {
  if (unit.floor === 1) return 'SH'
  if (unit.floor === site.floors) return 'DUP'
  return typePlan[(unit.position - 1) % typePlan.length]!
}

function handoverStatus(unit: Unit, seed: DemoSeed) {
  if (unit.tenure === 'owner' || unit.tenure === 'rent') return 'handover'
  if (unit.tenure === 'coming') return 'wait_handover'
  if (unit.tenure === 'left') return seed.pick(['wait_closed', 'closed'])
  return seed.pick(['handover', 'handover', 'wait_handover', 'inactive'])
}

function usesOf(unit: Unit, seed: DemoSeed): string[] {
  if (unit.tenure === 'owner') return seed.random() < 0.04 ? ['owner_staying', 'for_sale'] : ['owner_staying']
  if (unit.tenure === 'rent') return ['currently_rent']
  if (unit.tenure === 'coming') return []
  return seed.pick([[], ['for_sale'], ['for_rent'], ['for_sale', 'for_rent']])
}

function shuffled<T>(values: readonly T[], seed: DemoSeed): T[] {
  const result = [...values]
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(seed.random() * (index + 1))
    ;[result[index], result[other]] = [result[other]!, result[index]!]
  }
  return result
}
