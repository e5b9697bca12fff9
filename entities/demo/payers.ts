import { monthAfter, monthOf } from '#core/days.ts'
import { isMetered } from '#domain/metered-kinds.ts'
import type { PayerKind } from '#domain/money/payers.ts'
import type { DemoPart } from './part.ts'
import { demoTaxCode, type DemoRow } from './row.ts'
import { tell } from './tell.ts'

/** Apartments before these are described by other parts. */
const firstApartment = 60
const rentedHomes = 6
const companyHomes = 4

/**
 * Who pays what: some tenants what their meters say while the owner pays the rest, a company everything for the
 * homes of its staff, and one apartment for its partner.
 */
export const payersDemo: DemoPart = (context) => {
  const { own, say } = tell(context)
  const from_month = monthAfter(monthOf(context.today), -3)
  const metered = context.of('fee_setting').filter(({ fee_type }) => isMetered(String(fee_type)))
  const tenantId = context.of('relationship').find(({ code }) => code === 'tenant')?.id
  const homes = context
    .of('apartment')
    .filter(({ handover_status }) => handover_status === 'handover')
    .slice(firstApartment)
  const stays = context.of('residency').filter(({ move_out_date }) => move_out_date === null)
  const rule = (apartment_id: unknown, payer_kind: PayerKind, more: Omit<DemoRow, 'id'>): DemoRow => ({
    ...own('payer_rule'),
    apartment_id,
    payer_kind,
    covers: 'all_fees',
    from_month,
    ...more,
  })
  const rented = homes
    .flatMap(({ id }) => {
      const here = stays.filter(({ apartment_id }) => apartment_id === id)
      const tenant = here.find(({ relationship_id }) => relationship_id === tenantId)
      return tenant === undefined ? [] : [{ id, owner: here[0]?.resident_id, tenant: tenant.resident_id }]
    })
    .slice(0, rentedHomes)
  const others = homes.filter(({ id }) => rented.every((home) => home.id !== id))
  const [payer, partner] = others.slice(companyHomes)
  return {
    payer_rule: [
      ...rented.flatMap(({ id, owner, tenant }) => [
        rule(id, 'tenant', {
          resident_id: tenant,
          covers: 'chosen_fees',
          fee_settings: metered.map((setting) => setting.id),
        }),
        rule(id, 'owner', { resident_id: owner }),
      ]),
      ...others.slice(0, companyHomes).map(({ id }) =>
        rule(id, 'company', {
          party_name: say({ vi: 'Công ty TNHH Sen Vàng', km: 'ក្រុមហ៊ុន ឈូកមាស' }),
          tax_code: demoTaxCode('03', 1_234_567),
          note: say({ vi: 'Nhà ở của chuyên gia', km: 'លំនៅឋានអ្នកជំនាញ' }),
        }),
      ),
      ...(payer === undefined || partner === undefined
        ? []
        : [rule(partner.id, 'apartment', { payer_apartment_id: payer.id })]),
    ],
  }
}
