import { addMonths, firstDayOf } from '#core/days.ts'
import { householdsOf } from './households.ts'
import type { DemoContext, DemoPart } from './part.ts'
import { demoTaxCode, type DemoRow } from './row.ts'
import { demoOrganisation, sites } from './sites.ts'
import { usualPlaces } from '#domain/documents/preprint.ts'
import { tell } from './tell.ts'

const banksOf = {
  vi: [
    ['Vietcombank', 'VCB', '0011004123456', 'vnd'],
    ['BIDV', 'BIDV', '21510001234567', 'vnd'],
  ],
  km: [
    ['ABA Bank', 'ABA', 'mekong_riel@abaa', 'riel'],
    ['ACLEDA Bank', 'ACLEDA', 'mekong_usd@aclb', 'usd'],
    ['ACLEDA Bank', 'ACLEDA', 'mekong_fund@aclb', 'riel'],
  ],
} as const

const income = [
  ['THU-DV', { vi: 'Thu phí dịch vụ', km: 'ចំណូលសេវា' }],
  ['THU-XE', { vi: 'Thu phí gửi xe', km: 'ចំណូលចំណត' }],
  ['THU-MB', { vi: 'Thu cho thuê mặt bằng', km: 'ចំណូលជួលទីតាំង' }],
  ['THU-BT', { vi: 'Thu quỹ bảo trì 2%', km: 'ចំណូលមូលនិធិថែទាំ' }],
  ['THU-LAI', { vi: 'Lãi chậm nộp', km: 'ការប្រាក់បង់យឺត' }],
  ['THU-KHAC', { vi: 'Thu khác', km: 'ចំណូលផ្សេង' }],
] as const
const spending = [
  ['CHI-DIEN', { vi: 'Chi tiền điện khu chung', km: 'ចំណាយអគ្គិសនីរួម' }],
  ['CHI-NUOC', { vi: 'Chi tiền nước khu chung', km: 'ចំណាយទឹករួម' }],
  ['CHI-BT', { vi: 'Chi bảo trì thiết bị', km: 'ចំណាយថែទាំ' }],
  ['CHI-LUONG', { vi: 'Chi lương nhân viên', km: 'ចំណាយប្រាក់ខែ' }],
  ['CHI-VS', { vi: 'Chi vệ sinh, cây xanh', km: 'ចំណាយអនាម័យ' }],
  ['CHI-PM', { vi: 'Chi phần mềm quản lý', km: 'ចំណាយកម្មវិធីគ្រប់គ្រង' }],
  ['TRA-DIEN', { vi: 'Trả tiền điện thu hộ', km: 'ប្រគល់ថ្លៃភ្លើងប្រមូលជំនួស' }],
  ['TRA-NUOC', { vi: 'Trả tiền nước thu hộ', km: 'ប្រគល់ថ្លៃទឹកប្រមូលជំនួស' }],
] as const

/** What is collected for the suppliers of electricity and water, and paid to them. */
const passedOn = [
  { fee_type: 'ELECTRICITY', name: 'Thu hộ tiền điện', code: '33881', category: 'TRA-DIEN' },
  { fee_type: 'WATER', name: 'Thu hộ tiền nước', code: '33882', category: 'TRA-NUOC' },
]
const ownCodes = passedOn.map(({ category: _category, ...row }) => ({
  ...row,
  posting: 'collected_for_others',
  subject: `collected/${row.fee_type}`,
}))

/** Banks, ways of paying, funds and categories of each building; currencies and rates of the organisation, once. */
export const financeDemo: DemoPart = (context) => {
  const { own, say } = tell(context)
  const language = context.site.language === 'km' ? 'km' : 'vi'
  const bank = banksOf[language].map(([name, code, number, currency]): DemoRow => ({
    ...own('bank'),
    name,
    bank_code: code,
    // Bakong knows accounts by name; the others get a number of their own.
    account_number: number.includes('@') ? number : `${number}${context.buildingId}`,
    account_holder: language === 'km' ? 'MEKONG RESIDENCE' : `BQL ${context.site.building.name}`,
    currency_code: currency,
    // The first of its currency.
    is_default: banksOf[language].find(([, , , one]) => one === currency)?.[2] === number,
  }))
  const fund = (code: string, type: string, name: { vi: string; km: string }, bankId?: string): DemoRow => ({
    ...own('cash_account'),
    code,
    name: say(name),
    account_type: type,
    account_sub_type: bankId === undefined ? 'cash' : 'bank',
    bank_id: bankId ?? null,
  })
  const ways = [
    ['CASH', { vi: 'Tiền mặt', km: 'សាច់ប្រាក់' }, 'Cash', false],
    ['BANK_TRANSFER', { vi: 'Chuyển khoản', km: 'ផ្ទេរប្រាក់' }, 'Bank transfer', true],
    ['QR', { vi: 'Quét mã QR', km: 'ស្កេន QR' }, 'QR code', true],
    ['CARD', { vi: 'Thẻ ngân hàng', km: 'កាតធនាគារ' }, 'Card', true],
  ] as const
  const category = (entity: string) =>
    function categoryRow([code, name]: readonly [
      string,
      { readonly vi: string; readonly km: string },
    ]): DemoRow {
      return { ...own(entity), code, name: say(name) }
    }
  return {
    bank,
    chart_account:
      language === 'vi' ? ownCodes.map((row): DemoRow => ({ ...own('chart_account'), ...row })) : [],
    payment_method: ways.map(([code, name, english, viaBank], at): DemoRow => ({
      ...own('payment_method'),
      code,
      name: say(name),
      language_contents: [{ language_code: 'en', name: english }],
      bank_id: viaBank ? bank[0]!.id : null,
      order: at + 1,
    })),
    cash_account: [
      fund('QUY-TM', 'building', { vi: 'Quỹ tiền mặt vận hành', km: 'សាច់ប្រាក់ប្រតិបត្តិការ' }),
      fund(
        'QUY-NH',
        'building',
        { vi: 'Tài khoản ngân hàng vận hành', km: 'គណនីធនាគារប្រតិបត្តិការ' },
        bank[0]!.id,
      ),
      fund('QUY-BT', 'building_maintenance', { vi: 'Quỹ bảo trì 2%', km: 'មូលនិធិថែទាំ' }, bank.at(-1)!.id),
      ...(language === 'km' ? dollars(fund, bank[1]!.id) : []),
      fund('QUY-KHAC', 'building_other', { vi: 'Quỹ khác', km: 'មូលនិធិផ្សេង' }),
    ],
    // What the desk in Phnom Penh takes a dollar for.
    desk_rate:
      language === 'km'
        ? [
            {
              ...own('desk_rate'),
              name: 'USD/KHR',
              of_currency: 'usd',
              in_currency: 'riel',
              price: 4100,
              valid_from: '2025-06-01',
            },
          ]
        : [],
    receipt_voucher_category: income
      .map(category('receipt_voucher_category'))
      .map((row) => ({ ...row, for_maintenance: row.code === 'THU-BT' })),
    payment_voucher_category: spending.map(category('payment_voucher_category')).map((row) => ({
      ...row,
      for_maintenance: row.code === 'CHI-BT',
      pays_out: passedOn.find(({ category: code }) => code === row.code)?.fee_type ?? null,
    })),
    preprint_template: [
      {
        ...own('preprint_template'),
        name: say({ vi: 'Phiếu thu quyển 50 tờ', km: 'បង្កាន់ដៃក្បាល 50 សន្លឹក' }),
        symbol: 'PT/26',
        digits: 7,
        leaves: 50,
        width: 210,
        height: 148,
        shift_x: 0,
        shift_y: 0,
        places: usualPlaces,
      },
    ],
    tax_info: taxRows(context),
    invoice_seller: language === 'vi' ? [sellerRow(context)] : [],
    ...(context.site === sites[0] ? currencyRows(context) : {}),
  }
}

type Fund = (code: string, type: string, name: { vi: string; km: string }, bankId?: string) => DemoRow

/** Whoever pays in Phnom Penh pays in either currency: each has its own cash box and its own bank account. */
const dollars = (fund: Fund, bankId: string): DemoRow[] => [
  {
    ...fund('QUY-USD', 'building', { vi: 'Quỹ tiền mặt đô la', km: 'សាច់ប្រាក់ដុល្លារ' }),
    currency_code: 'usd',
  },
  {
    ...fund('QUY-NH-USD', 'building', { vi: 'Tài khoản ngân hàng đô la', km: 'គណនីធនាគារដុល្លារ' }, bankId),
    currency_code: 'usd',
  },
]

/** In whose name the building's invoices are, since the month before. */
function sellerRow(context: DemoContext): DemoRow {
  const { today, site, buildingId } = context
  const starts = firstDayOf(addMonths(today, -1))
  const symbol = (from_date: string) => ({ form: '1', symbol: `C${from_date.slice(2, 4)}TAA`, from_date })
  const turn = `${today.slice(0, 4)}-01-01`
  return {
    ...tell(context).own('invoice_seller'),
    name: `Ban quản trị ${site.building.name}`,
    tax_code: demoTaxCode('01', 1_085_000 + Number(buildingId) * 77),
    address: site.building.address,
    vat_method: 'deduction',
    coded: true,
    symbols: starts < turn ? [symbol(starts), symbol(turn)] : [symbol(starts)],
    starts_on: starts,
    invoice_scope: 'slip',
    one_rate: false,
    left_out: [],
    with_interest: false,
    payment_way: 'TM/CK',
    state_fee_name: 'Phí bảo vệ môi trường',
    status: 'active',
  }
}

function taxRows(context: DemoContext): DemoRow[] {
  const { own, say, phone } = tell(context)
  return householdsOf(context)
    .slice(0, 8)
    .map(({ apartment, head }, at): DemoRow => ({
      ...own('tax_info'),
      name: `${say({ vi: 'Công ty TNHH', km: 'ក្រុមហ៊ុន' })} ${String(head.name)} ${at + 1}`,
      buyer_kind: 'business',
      tax_code: demoTaxCode('03', 1_234_567 + at * 1013 + Number(context.buildingId) * 77),
      address: context.site.building.address,
      email: `ketoan${at + 1}@example.com`,
      phone_number: phone(at + 9),
      apartment_id: apartment.id,
      resident_id: head.id,
      status: at === 7 ? 'inactive' : 'active',
    }))
}

/** Riel and dollar in dong, at the rates of two days long past: they are valid in every month of the demo. */
function currencyRows({ ids }: DemoContext): Record<string, DemoRow[]> {
  const ours = (entity: string) => ({ id: ids(entity), organisation_id: demoOrganisation.id })
  const currencies = [
    ['vnd', 'Việt Nam đồng', '₫', 0],
    ['usd', 'Đô la Mỹ', '$', 2],
    ['riel', 'Riel Campuchia', '៛', 0],
  ] as const
  const currency = currencies.map(([code, name, symbol, digits]): DemoRow => ({
    ...ours('currency'),
    code,
    name,
    symbol,
    digits,
  }))
  const rates = [
    [1, 25_400, '2024-01-01'],
    [1, 25_650, '2025-06-01'],
    [2, 6.25, '2024-01-01'],
    [2, 6.35, '2025-06-01'],
  ] as const
  return {
    currency,
    exchange_rate: rates.map(([of, price, from]): DemoRow => ({
      ...ours('exchange_rate'),
      currency_id: currency[of]!.id,
      name: `${String(currency[of]!.code).toUpperCase()}/VND`,
      price,
      valid_from: from,
    })),
  }
}
