import { expect, test } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import { registry } from '#entities/index.ts'

/**
 * Who may see each field that reaches or identifies somebody. `personal`: masked for those who may not change the
 * record. `hidden`: left out for them. Any other text is the reason why everybody who reads the record sees it. A new
 * field of this kind fails here until somebody has decided.
 */
const decisions: Readonly<Record<string, string>> = {
  'resident.phone_number': 'personal',
  'resident.email': 'personal',
  'resident.id_number': 'personal',
  'resident.nfc_card': 'personal',
  'resident.id_issue_date': 'the day alone identifies nobody',
  'resident.id_expiry_date': 'the day alone identifies nobody',
  'resident.notification_emails': 'hidden',
  'resident.notification_emails.email': 'hidden',
  'debt.householder_phone': 'personal',
  'resident_registration.phone_number': 'personal',
  'resident_registration.email': 'personal',
  'resident_registration.id_number': 'personal',
  'visitor.phone_number': 'personal',
  'visitor.id_number': 'personal',
  'visitor.email': 'personal',
  'form_answer.phone_number': 'personal',
  'form_answer.email': 'personal',
  'service_booking.customer_phone': 'personal',
  'handover.receiver_phone': 'personal',
  'contract.party_a_address': 'personal',
  'contract.party_a_phone': 'personal',
  'contract.party_a_email': 'personal',
  'contract.party_a_identifier': 'personal',
  'contract.party_b_address': 'personal',
  'contract.party_b_phone': 'personal',
  'contract.party_b_email': 'personal',
  'contract.party_b_identifier': 'personal',
  'tax_info.tax_code': 'personal',
  'tax_info.passport': 'personal',
  'tax_info.address': 'personal',
  'tax_info.email': 'personal',
  'tax_info.phone_number': 'personal',
  'notice_slip.email_state': 'how far a mail is, without its address',
  'notice_slip.email_problem': 'why there is no mail, without its address',
  'account.phone_number': 'personal',
  'account.email': 'personal',
  'building.address': 'public: the building’s own',
  'building.hotline': 'public: the building’s own',
  'building.email': 'public: the building’s own',
  'building_contact.phone_number': 'public: made to be called by residents',
  'building_contact.email': 'public: made to be written to by residents',
  'provider.phone_number': 'public: a business’s office',
  'provider.email': 'public: a business’s office',
  'provider.address': 'public: a business’s office',
  'provider.tax_code': 'public: a business’s number is in the trade register',
  'partner.phone_number': 'public: a business’s office',
  'partner.email': 'public: a business’s office',
  'partner.address': 'public: a business’s office',
  'partner.tax_code': 'public: a business’s number is in the trade register',
  'payer_rule.phone_number': 'public: a business’s office',
  'payer_rule.address': 'public: a business’s office',
  'payer_rule.email': 'public: a business’s office',
  'invoice_seller.tax_code': 'public: the seller’s own',
  'invoice_seller.address': 'public: the seller’s own',
  'invoice_seller.phone_number': 'public: the seller’s own',
  'invoice_seller.email': 'public: the seller’s own',
  'invoice_seller.provider_tax_code': 'public: a business’s number is in the trade register',
  'invoice_seller.issuer_tax_code': 'public: a business’s number is in the trade register',
  'invoice_seller.issuer_address': 'public: a business’s office',
  'e_invoice.buyer_tax_code': 'personal',
  'e_invoice.buyer_passport': 'personal',
  'e_invoice.buyer_address': 'personal',
  'e_invoice.buyer_email': 'personal',
  'e_invoice.buyer_phone': 'personal',
  'receipt_voucher.partner_tax_code': 'personal',
  'payment_voucher.partner_tax_code': 'public: a business’s number is in the trade register',
  'supplier_invoice.partner_tax_code': 'public: a business’s number is in the trade register',
  'payer_rule.tax_code': 'public: a business’s number is in the trade register',
  'log.ip': 'of staff: for those who read logs',
  'registration_form.requires_email': 'a switch of the form',
  'push_notification.by_email': 'a switch, without an address',
}

const telling =
  /(^|_)(phone|email|emails|address|identifier|id_number|id_(issue|expiry)_date|passport|tax_code|hotline|ip|nfc)(_|$)/

const found = (Object.values(registry) as readonly AnyEntity[]).flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    fieldsIn(`${entity.name}.${name}`, name, field, field),
  ),
)

/** The field and the fields of its rows, which are shown or hidden with the field that holds them. */
function fieldsIn(
  path: string,
  name: string,
  field: AnyField,
  holder: AnyField,
): { path: string; sight: string }[] {
  const isTelling = field.kind === 'phone' || field.kind === 'email' || telling.test(name)
  const sight =
    holder.personal !== undefined ? 'personal' : holder.access?.read !== undefined ? 'hidden' : 'open'
  return [
    ...(isTelling ? [{ path, sight }] : []),
    ...Object.entries(kindOf(field).inner?.(field) ?? {}).flatMap(([inner, one]) =>
      fieldsIn(`${path}.${inner}`, inner, one, holder),
    ),
  ]
}

test('every field that reaches or identifies somebody is decided on', () => {
  expect(found.map(({ path }) => path).filter((path) => decisions[path] === undefined)).toEqual([])
})

test('every decision is what the declaration says', () => {
  const wrong = found.filter(({ path, sight }) => {
    const decision = decisions[path]
    return (
      decision !== undefined &&
      sight !== (decision === 'personal' || decision === 'hidden' ? decision : 'open')
    )
  })
  expect(wrong).toEqual([])
  expect(Object.keys(decisions).filter((path) => !found.some((one) => one.path === path))).toEqual([])
})

test('a field that holds rows masks nothing inside, so none of them is personal: it is hidden as a whole', () => {
  const rows = (Object.values(registry) as readonly AnyEntity[]).flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => kindOf(field).inner !== undefined && field.personal !== undefined)
      .map(([name]) => `${entity.name}.${name}`),
  )
  expect(rows).toEqual([])
})
