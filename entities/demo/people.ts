import type { DemoSeed } from '#core/kind.ts'
import { unaccent } from '#core/text.ts'
import { foreignName, vietnameseName, type PersonName, type Sex } from './names-vi.ts'
import { khmerName } from './names-km.ts'
import type { RelationshipCode } from './relationships.ts'
import { addDays } from '#core/days.ts'
import { padded, type DemoRow, type Ids } from './row.ts'
import type { Site } from './sites.ts'
import type { Unit } from './units.ts'

interface HouseholdInput {
  readonly site: Site
  readonly buildingId: string
  readonly unit: Unit
  readonly relationshipIds: Readonly<Record<string, string>>
  readonly ids: Ids
  readonly today: string
  readonly seed: DemoSeed
}
interface Member {
  readonly relationship: RelationshipCode
  readonly sex: Sex
  readonly age: number
  readonly name: PersonName
}

/** The people of one apartment, householder first, and their links to it. */
export function householdRows(input: HouseholdInput): { residents: DemoRow[]; residencies: DemoRow[] } {
  const { unit, buildingId, ids, seed, today } = input
  // The building fills while its two years of money are told, until three months ago.
  const movedIn = addDays(
    today,
    unit.tenure === 'coming' ? Math.ceil(seed.random() * 45) : -Math.ceil(90 + seed.random() * 750),
  )
  const movedOut = unit.tenure === 'left' ? addDays(today, -Math.ceil(5 + seed.random() * 80)) : null
  const rows = members(input).map((member, position) => {
    const hasLeft = movedOut !== null || (position > 1 && unit.tenure !== 'coming' && seed.random() < 0.03)
    const status = hasLeft ? 'moved_out' : unit.tenure === 'coming' ? 'not_moved_in' : 'using'
    const resident = residentRow({ ...input, member, status })
    const residency: DemoRow = {
      id: ids('residency'),
      building_id: buildingId,
      block_id: unit.blockId,
      apartment_id: unit.id,
      resident_id: resident.id,
      relationship_id: input.relationshipIds[member.relationship] ?? null,
      move_in_date: movedIn,
      move_out_date: hasLeft ? (movedOut ?? addDays(today, -Math.ceil(seed.random() * 60))) : null,
      householder_approved: position === 0 || seed.random() < 0.93,
      apartment_permission: member.age >= 18,
    }
    return { resident, residency }
  })
  return { residents: rows.map((row) => row.resident), residencies: rows.map((row) => row.residency) }
}

const householdPlans: readonly (readonly RelationshipCode[])[] = [
  ['householder', 'spouse', 'child', 'child', 'parent'],
  ['householder', 'spouse', 'child', 'child', 'helper'],
  ['householder', 'spouse', 'child', 'parent', 'parent'],
  ['householder', 'spouse', 'child', 'sibling', 'relative'],
]
const sharedPlan: readonly RelationshipCode[] = ['householder', 'tenant', 'tenant', 'tenant', 'tenant']
const ages: Readonly<Record<RelationshipCode, readonly [from: number, to: number]>> = {
  householder: [27, 62], spouse: [25, 60], child: [1, 22], parent: [55, 82], sibling: [19, 45], grandchild: [1, 8],
  relative: [19, 60], tenant: [21, 40], helper: [25, 55], other: [20, 60],
} // prettier-ignore

function members({ site, unit, seed }: HouseholdInput): Member[] {
  const plan = unit.tenure === 'rent' && seed.random() < 0.5 ? sharedPlan : seed.pick(householdPlans)
  const isForeign = site.language === 'vi' && unit.tenure === 'rent' && seed.random() < 0.15
  const headSex: Sex = seed.random() < 0.6 ? 'male' : 'female'
  const household: Member[] = []
  for (const relationship of plan.slice(0, unit.householdSize)) {
    const [from, to] = ages[relationship]
    const opposite: Sex = headSex === 'male' ? 'female' : 'male'
    const sex =
      relationship === 'householder'
        ? headSex
        : relationship === 'spouse'
          ? opposite
          : seed.pick<Sex>(['male', 'female'])
    const father = household.find((member) => member.sex === 'male')
    const surname = relationship === 'child' || relationship === 'sibling' ? father?.name.surname : undefined
    const name = isForeign
      ? foreignName(seed, sex)
      : site.language === 'km'
        ? khmerName(seed, sex, surname)
        : vietnameseName(seed, sex, surname)
    const headAge = household[0]?.age ?? to
    const oldest = relationship === 'child' ? Math.min(to, headAge - 22) : to
    household.push({
      relationship,
      sex,
      name,
      age: from + Math.floor(seed.random() * Math.max(1, oldest - from)),
    })
  }
  return household
}

interface ResidentInput extends HouseholdInput {
  readonly member: Member
  readonly status: string
}

function residentRow({ site, buildingId, ids, seed, today, member, status }: ResidentInput): DemoRow {
  const id = ids('resident')
  const number = Number(id)
  const isAdult = member.age >= 15
  const born = addDays(today, -Math.floor(member.age * 365.25 + seed.random() * 360))
  const issued = isAdult ? addDays(today, -Math.ceil(100 + seed.random() * 2000)) : null
  const latinName = unaccent(site.language === 'km' ? member.name.short : member.name.full)
  const address = `${latinName.split(' ').toReversed().join('.')}${number}@example.com`
  return {
    id,
    building_id: buildingId,
    code: `CD-${padded(number, 5)}`,
    full_name: member.name.full,
    name: member.name.short,
    gender: seed.random() < 0.01 ? 'unknown' : member.sex,
    date_of_birth: born,
    nationality: site.language === 'vi' && isVietnamese(member.name) ? 'vietnam' : 'foreign',
    resident_type: member.relationship === 'householder' ? 'householder' : 'not_householder',
    phone_number: isAdult ? mobileNumber(site, number) : null,
    email: isAdult && seed.random() < 0.7 ? address : null,
    notification_emails:
      member.relationship === 'householder' && seed.random() < 0.1 ? [{ email: `office.${address}` }] : [],
    id_number: isAdult ? identityNumber(site, born, member.sex, number) : null,
    id_issue_date: issued,
    id_expiry_date: issued === null ? null : addDays(issued, 5479),
    nfc_card: isAdult && status === 'using' ? `04${padded(number * 7919, 12)}` : null,
    status,
  }
}

/** Foreign names stand here without diacritics; nearly every Vietnamese one has some. */
const isVietnamese = (name: PersonName) => unaccent(name.full) !== name.full.toLowerCase()

/** Ten digits, no two alike: a prefix of the country and a number scattered from the resident's own. */
function mobileNumber(site: Site, number: number) {
  const prefix = site.mobile[number % site.mobile.length]!
  return prefix + padded((number * 7_654_321 + 2_718_281) % 10_000_000, 7)
}

/** Shaped as the country's identity card: Vietnam's begins with province, century and sex, and year of birth. */
function identityNumber(site: Site, born: string, sex: Sex, number: number) {
  if (site.language === 'km') return site.idPrefix + padded((number * 48_271) % 10_000_000, 7)
  const century = Number(born.slice(0, 2)) - 19
  return (
    site.idPrefix + String(century * 2 + (sex === 'female' ? 1 : 0)) + born.slice(2, 4) + padded(number, 6)
  )
}
