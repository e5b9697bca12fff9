import { consumer } from './draft.ts'
import type { FiledInvoice, FiledSeller } from './filed-invoice.ts'

// Invented; what its files hold is kept beside the tests.

export const seller: FiledSeller = {
  name: 'Ban quản trị Nhà Sen',
  tax_code: '0101243150',
  address: '1 Tràng Tiền, Hà Nội',
  phone: null,
  email: null,
  bank_account: '0011004123456',
  bank_name: 'Vietcombank',
  provider_tax_code: '0101243150',
  issuer_name: null,
  issuer_tax_code: null,
  issuer_address: null,
  state_fee_name: 'Phí bảo vệ môi trường',
}

export const invoice: FiledInvoice = {
  ref_id: '3f0d2a6e-0000-4000-8000-000000000001',
  ordinal: 1,
  kind: 'original',
  day: '2026-11-02',
  form: '1',
  symbol: 'C26TAA',
  number: null,
  payment_way: 'TM/CK',
  customer_code: 'A-0701',
  buyer: {
    ...consumer,
    kind: 'business',
    name: 'Công ty Sen & Vàng',
    tax_code: '0314409058-002',
    address: '2 Lê Lợi',
    email: 'ketoan@example.com',
    phone: '0912345678',
  },
  lines: [
    {
      name: 'Phí quản lý · 10/2026',
      unit: 'm²',
      quantity: '72',
      unit_price: '13888.888889',
      net: '1000000',
      rate: '8',
      vat: '80000',
    },
    {
      name: 'Nước · 10/2026',
      unit: 'm³',
      quantity: '20',
      unit_price: '7940',
      net: '158800',
      rate: '5',
      vat: '7940',
    },
    {
      name: 'Nước nóng · 10/2026',
      unit: null,
      quantity: '1',
      unit_price: '10001',
      net: '10001',
      rate: '5',
      vat: '500',
    },
  ],
  net: '1168801',
  vat: '88440',
  state_fees: '15880',
  total: '1273121',
  reason: null,
  original: null,
}

/** Takes 200,000 back from a consumer's invoice. */
export const adjusting: FiledInvoice = {
  ...invoice,
  ref_id: '3f0d2a6e-0000-4000-8000-000000000002',
  kind: 'adjusting',
  buyer: consumer,
  lines: [
    {
      name: 'Phí quản lý · 10/2026',
      unit: null,
      quantity: null,
      unit_price: null,
      net: '-200000',
      rate: '8',
      vat: '-16000',
    },
  ],
  net: '-200000',
  vat: '-16000',
  state_fees: '0',
  total: '-216000',
  reason: 'Tính sai diện tích',
  original: { form: '1', symbol: 'C26TAA', number: '12', day: '2026-11-02', authority_code: null },
}
