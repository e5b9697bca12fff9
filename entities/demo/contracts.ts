import type { DemoPart } from './part.ts'
import { padded, type DemoRow } from './row.ts'
import { tell, type Words } from './tell.ts'
import { amount } from './warehouse.ts'

/** Name, template, value in đồng, first and last day from today, state, and party B. */
const agreements: readonly (readonly [Words, number, number, number, number, string, Words])[] = [
  [{ vi: 'Thuê mặt bằng shop A-0101', km: 'ជួលហាង A-0101' }, 0, 420_000_000, -200, 165, 'approved', { vi: 'Công ty TNHH Cà phê Phố Xanh', km: 'ហាងកាហ្វេ ផ្លូវបៃតង' }],
  [{ vi: 'Thuê mặt bằng shop A-0102', km: 'ជួលហាង A-0102' }, 0, 380_000_000, -345, 20, 'nearly_end', { vi: 'Siêu thị mini An Tâm', km: 'ម៉ាតតូច សុខចិត្ត' }],
  [{ vi: 'Quảng cáo trong thang máy', km: 'ផ្សាយពាណិជ្ជកម្មក្នុងជណ្តើរយន្ត' }, 1, 96_000_000, -30, 335, 'approved', { vi: 'Công ty Truyền thông Ánh Dương', km: 'ក្រុមហ៊ុនផ្សព្វផ្សាយ ពន្លឺថ្ងៃ' }],
  [{ vi: 'Đặt trạm phát sóng trên mái', km: 'ដំឡើងស្ថានីយ៍រលកលើដំបូល' }, 1, 144_000_000, 10, 740, 'verified', { vi: 'Công ty Viễn thông Sông Hồng', km: 'ក្រុមហ៊ុនទូរគមនាគមន៍ មេគង្គ' }],
  [{ vi: 'Thuê phòng học mầm non tầng 2', km: 'ជួលបន្ទប់រៀនមត្តេយ្យ' }, 0, 260_000_000, 20, 385, 'waiting_verification', { vi: 'Trường mầm non Hoa Mai', km: 'សាលាមត្តេយ្យ ផ្កាម្លិះ' }],
  [{ vi: 'Máy bán nước tự động', km: 'ម៉ាស៊ីនលក់ទឹកស្វ័យប្រវត្តិ' }, 2, 36_000_000, 5, 370, 'draft', { vi: 'Công ty Nước giải khát Suối Nguồn', km: 'ក្រុមហ៊ុនភេសជ្ជៈ ទឹកភ្នំ' }],
  [{ vi: 'Thuê kiosk sảnh', km: 'ជួលតូបសាលធំ' }, 0, 60_000_000, -400, -35, 'ended', { vi: 'Tiệm hoa Thu Cúc', km: 'ហាងផ្កា កុលាប' }],
  [{ vi: 'Bãi giữ xe khách', km: 'ចំណតភ្ញៀវ' }, 2, 120_000_000, -100, 265, 'suspended', { vi: 'Hợp tác xã Giữ xe Bình Minh', km: 'សហករណ៍ចំណត អរុណ' }],
  [{ vi: 'Thuê văn phòng tầng 1', km: 'ជួលការិយាល័យជាន់ទី 1' }, 0, 200_000_000, -60, 305, 'cancelled', { vi: 'Văn phòng Luật Minh Trí', km: 'ការិយាល័យមេធាវី វិជ្ជា' }],
] // prettier-ignore

const templates = [
  ['HD-THUE', 'rental', { vi: 'Hợp đồng thuê mặt bằng', km: 'កិច្ចសន្យាជួលទីតាំង' }],
  ['HD-QC', 'advertising', { vi: 'Hợp đồng quảng cáo', km: 'កិច្ចសន្យាផ្សាយពាណិជ្ជកម្ម' }],
  ['HD-DV', 'service', { vi: 'Hợp đồng dịch vụ', km: 'កិច្ចសន្យាសេវាកម្ម' }],
] as const

/** What every agreement says. */
const clauses: readonly Words[] = [
  {
    vi: 'Bên B thanh toán vào ngày 05 đầu mỗi kỳ, bằng chuyển khoản.',
    km: 'ភាគី ខ ទូទាត់នៅថ្ងៃទី 05 ដើមវគ្គនីមួយៗ តាមការផ្ទេរប្រាក់។',
  },
  {
    vi: 'Bên B giữ gìn vệ sinh, an ninh và tuân thủ nội quy của tòa nhà.',
    km: 'ភាគី ខ រក្សាអនាម័យ សន្តិសុខ និងគោរពបទបញ្ជាផ្ទៃក្នុងអគារ។',
  },
  {
    vi: 'Bên muốn chấm dứt trước hạn phải báo trước 30 ngày bằng văn bản.',
    km: 'ភាគីដែលចង់បញ្ចប់មុនកាលកំណត់ ត្រូវជូនដំណឹងជាលាយលក្ខណ៍អក្សរមុន 30 ថ្ងៃ។',
  },
]

/** Agreements in every state, and what the running ones bring in. */
export const contractsDemo: DemoPart = (context) => {
  const { own, say, day, phone } = tell(context)
  const terms = `<ol>${clauses.map((clause) => `<li>${say(clause)}</li>`).join('')}</ol>`
  const made = templates.map(([code, type, name]): DemoRow => ({
    ...own('contract_template'),
    code,
    type,
    name: say(name),
    body: terms,
    fields: [
      {
        key: 'purpose',
        label: say({ vi: 'Mục đích sử dụng', km: 'គោលបំណងប្រើប្រាស់' }),
        type: 'text',
        section: null,
        required: true,
        min: null,
        max: 200,
        options: null,
      },
      {
        key: 'area',
        label: say({ vi: 'Diện tích (m²)', km: 'ផ្ទៃក្រឡា (ម²)' }),
        type: 'number',
        section: null,
        required: false,
        min: 1,
        max: 5000,
        options: null,
      },
    ],
  }))
  const reason = say({ vi: 'Theo đề nghị của bên B.', km: 'តាមសំណើរបស់ភាគី ខ។' })
  /** The apartment that an agreement is called by. */
  const apartmentIn = ({ vi }: Words) =>
    context.of('apartment').find(({ code }) => vi.endsWith(` ${String(code)}`))?.id ?? null
  const contracts = agreements.map(([name, template, value, from, to, status, party], at): DemoRow => ({
    ...own('contract'),
    code: `HD-${padded(at + 1, 4)}`,
    name: say(name),
    template_id: made[template]!.id,
    apartment_id: apartmentIn(name),
    value: amount(context, value),
    tax_percent: 10,
    deposit: amount(context, value / 10),
    start_date: day(from),
    end_date: day(to),
    party_a_name: context.site.building.name,
    party_a_address: context.site.building.address,
    party_a_phone: context.site.building.hotline,
    party_a_email: context.site.building.email,
    party_a_representative: context.site.building.contact,
    party_a_position: say({ vi: 'Trưởng ban quản lý', km: 'ប្រធានគ្រប់គ្រង' }),
    party_b_name: say(party),
    party_b_phone: phone(at + 5),
    party_b_email: `doitac${at + 1}@example.com`,
    party_b_identifier: `01${padded(8_765_432 + at * 1117, 8)}`,
    terms,
    custom: { purpose: say({ vi: 'Kinh doanh', km: 'អាជីវកម្ម' }), area: 40 + at * 12 },
    files: [],
    suspend_reason: status === 'suspended' ? reason : null,
    cancel_reason: status === 'cancelled' ? reason : null,
    status,
  }))
  const plans = contracts
    .filter(({ status }) => status === 'approved' || status === 'nearly_end' || status === 'ended')
    .map((contract, at): DemoRow => {
      const first = String(contract.start_date)
      const last = String(contract.end_date)
      const state = last < context.today ? 'expired' : first <= context.today ? 'active' : 'coming_soon'
      const monthly = amount(context, [35_000_000, 32_000_000, 8_000_000, 5_000_000][at % 4]!)
      return {
        ...own('voucher_plan'),
        name: `${say({ vi: 'Thu tiền', km: 'ប្រមូលប្រាក់' })} ${String(contract.code)}`,
        kind: 'revenue',
        contract_id: contract.id,
        first_date: first,
        last_date: last,
        period_months: at % 2 === 0 ? 1 : 3,
        amount_before_tax: monthly,
        amount_with_tax: amount(context, [38_500_000, 35_200_000, 8_800_000, 5_500_000][at % 4]!),
        counterparty: contract.party_b_name,
        currency_code: context.site.building.currency_code,
        status: state,
      }
    })
  return { contract_template: made, contract: contracts, voucher_plan: plans }
}
