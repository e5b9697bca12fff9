import type { DemoContext, DemoPart } from './part.ts'
import { addDays, padded, type DemoRow } from './row.ts'
import { amount } from './warehouse.ts'

type Words = Readonly<Record<'vi' | 'km', string>>
const sayIn =
  ({ site }: DemoContext) =>
  (words: Words) =>
    site.language === 'km' ? words.km : words.vi

const partners = [
  ['DT-THANG', 'maintenance', { vi: 'Công ty Thang máy Thiên Nam', km: 'ក្រុមហ៊ុនជណ្តើរយន្ត អង្គរ' }, 5],
  ['DT-PCCC', 'maintenance', { vi: 'Công ty PCCC An Phát', km: 'ក្រុមហ៊ុនពន្លត់អគ្គិភ័យ សុខសាន្ត' }, 4],
  ['DT-DIEN', 'supplier', { vi: 'Vật tư điện nước Hoàng Long', km: 'ហាងសម្ភារៈអគ្គិសនី មាសភ្នំ' }, 4],
  ['DT-VSINH', 'contractor', { vi: 'Dịch vụ vệ sinh Sạch Xanh', km: 'សេវាអនាម័យ បៃតង' }, 3],
  ['DT-CANH', 'contractor', { vi: 'Cây cảnh Minh Tâm', km: 'សួនច្បារ ចំប៉ា' }, 4],
] as const

const groups = [
  ['THANG', null, { vi: 'Thang máy', km: 'ជណ្តើរយន្ត' }],
  ['DIEN', null, { vi: 'Hệ thống điện', km: 'ប្រព័ន្ធអគ្គិសនី' }],
  ['NUOC', null, { vi: 'Cấp thoát nước', km: 'ប្រព័ន្ធទឹក' }],
  ['PCCC', null, { vi: 'Phòng cháy chữa cháy', km: 'ប្រព័ន្ធពន្លត់អគ្គិភ័យ' }],
  ['MAYPHAT', 'DIEN', { vi: 'Máy phát điện', km: 'ម៉ាស៊ីនភ្លើង' }],
  ['BOM', 'NUOC', { vi: 'Máy bơm', km: 'ម៉ាស៊ីនបូមទឹក' }],
  ['BAOCHAY', 'PCCC', { vi: 'Tủ báo cháy', km: 'ទូប្រកាសអគ្គិភ័យ' }],
] as const

/** Code, category, brand, place, price in đồng, state, and what it is called. */
const machines = [
  [
    'TM-01',
    'THANG',
    'Mitsubishi',
    { vi: 'Sảnh A, trục 1', km: 'សាល A' },
    1_250_000_000,
    'in_use',
    { vi: 'Thang máy khách số 1', km: 'ជណ្តើរយន្តលេខ ១' },
  ],
  [
    'TM-02',
    'THANG',
    'Mitsubishi',
    { vi: 'Sảnh A, trục 2', km: 'សាល A' },
    1_250_000_000,
    'maintenance',
    { vi: 'Thang máy khách số 2', km: 'ជណ្តើរយន្តលេខ ២' },
  ],
  [
    'TM-03',
    'THANG',
    'Otis',
    { vi: 'Sảnh sau', km: 'សាលខាងក្រោយ' },
    1_480_000_000,
    'in_use',
    { vi: 'Thang máy hàng', km: 'ជណ្តើរយន្តដឹកទំនិញ' },
  ],
  [
    'MP-01',
    'MAYPHAT',
    'Cummins',
    { vi: 'Phòng máy phát, hầm B1', km: 'បន្ទប់ម៉ាស៊ីន B1' },
    980_000_000,
    'in_use',
    { vi: 'Máy phát điện 500 kVA', km: 'ម៉ាស៊ីនភ្លើង 500 kVA' },
  ],
  [
    'TU-01',
    'DIEN',
    'Schneider',
    { vi: 'Phòng điện tầng 1', km: 'បន្ទប់អគ្គិសនី' },
    420_000_000,
    'in_use',
    { vi: 'Tủ điện tổng', km: 'ទូអគ្គិសនីមេ' },
  ],
  [
    'BN-01',
    'BOM',
    'Grundfos',
    { vi: 'Phòng bơm, hầm B2', km: 'បន្ទប់បូម B2' },
    185_000_000,
    'in_use',
    { vi: 'Bơm cấp nước số 1', km: 'ម៉ាស៊ីនបូមលេខ ១' },
  ],
  [
    'BN-02',
    'BOM',
    'Grundfos',
    { vi: 'Phòng bơm, hầm B2', km: 'បន្ទប់បូម B2' },
    185_000_000,
    'broken',
    { vi: 'Bơm cấp nước số 2', km: 'ម៉ាស៊ីនបូមលេខ ២' },
  ],
  [
    'BC-01',
    'BAOCHAY',
    'Hochiki',
    { vi: 'Phòng trực', km: 'បន្ទប់យាម' },
    260_000_000,
    'in_use',
    { vi: 'Tủ báo cháy trung tâm', km: 'ទូប្រកាសអគ្គិភ័យកណ្តាល' },
  ],
  [
    'MP-00',
    'MAYPHAT',
    'Denyo',
    { vi: 'Kho thiết bị', km: 'ឃ្លាំងឧបករណ៍' },
    310_000_000,
    'retired',
    { vi: 'Máy phát điện cũ', km: 'ម៉ាស៊ីនភ្លើងចាស់' },
  ],
] as const

/** Code, area, name, and what is looked at. */
const rounds = [
  [
    'CL-THANG',
    'technical',
    { vi: 'Kiểm tra thang máy hằng tuần', km: 'ត្រួតពិនិត្យជណ្តើរយន្តប្រចាំសប្តាហ៍' },
    [
      { vi: 'Cửa đóng mở êm', km: 'ទ្វារបើកបិទរលូន' },
      { vi: 'Nút gọi và đèn tầng', km: 'ប៊ូតុង និងភ្លើងជាន់' },
      { vi: 'Liên lạc khẩn cấp', km: 'ទូរស័ព្ទបន្ទាន់' },
    ],
  ],
  [
    'CL-PCCC',
    'fire_safety',
    { vi: 'Kiểm tra PCCC hằng tháng', km: 'ត្រួតពិនិត្យអគ្គិភ័យប្រចាំខែ' },
    [
      { vi: 'Bình chữa cháy đủ áp', km: 'បំពង់ពន្លត់មានសម្ពាធគ្រប់គ្រាន់' },
      { vi: 'Lối thoát hiểm thông thoáng', km: 'ផ្លូវចេញបន្ទាន់ទំនេរ' },
      { vi: 'Đèn sự cố', km: 'ភ្លើងបន្ទាន់' },
    ],
  ],
  [
    'CL-BOM',
    'technical',
    { vi: 'Kiểm tra phòng bơm', km: 'ត្រួតពិនិត្យបន្ទប់បូម' },
    [
      { vi: 'Áp suất đường ống', km: 'សម្ពាធបំពង់' },
      { vi: 'Rò rỉ', km: 'ការលេច' },
    ],
  ],
  [
    'CL-VS',
    'cleaning',
    { vi: 'Vệ sinh sảnh và hành lang', km: 'អនាម័យសាល និងច្រករបៀង' },
    [
      { vi: 'Sàn sảnh', km: 'ឥដ្ឋសាល' },
      { vi: 'Thùng rác tầng', km: 'ធុងសំរាមតាមជាន់' },
    ],
  ],
] as const

const incidents = [
  ['high', 'new', { vi: 'Nước rò từ trần hành lang tầng 8', km: 'ទឹកលេចពីពិដានជាន់ទី ៨' }],
  ['urgent', 'processing', { vi: 'Bơm cấp nước số 2 không chạy', km: 'ម៉ាស៊ីនបូមលេខ ២ មិនដំណើរការ' }],
  ['medium', 'processing', { vi: 'Đèn hầm B1 nhấp nháy', km: 'ភ្លើងជាន់ក្រោមដី B1 ភ្លឹបភ្លែត' }],
  ['low', 'done', { vi: 'Cửa phòng rác tầng 5 kẹt', km: 'ទ្វារបន្ទប់សំរាមជាន់ទី ៥ ស្ទះ' }],
  ['high', 'done', { vi: 'Thang máy số 2 dừng giữa tầng', km: 'ជណ្តើរយន្តលេខ ២ ឈប់កណ្តាលជាន់' }],
  ['medium', 'cancelled', { vi: 'Mất tín hiệu camera bãi xe', km: 'បាត់សញ្ញាកាមេរ៉ាចំណត' }],
] as const

const proposals = [
  ['purchase', 'new', 45_000_000, { vi: 'Mua bộ dụng cụ sửa điện', km: 'ទិញឧបករណ៍ជួសជុលអគ្គិសនី' }],
  ['repair', 'approved', 128_000_000, { vi: 'Sửa chống thấm mái khối A', km: 'ជួសជុលដំបូលអគារ A' }],
  ['maintenance', 'done', 36_000_000, { vi: 'Bảo dưỡng máy phát trước mùa mưa', km: 'ថែទាំម៉ាស៊ីនភ្លើងមុនរដូវភ្លៀង' }],
  ['staff', 'rejected', 18_000_000, { vi: 'Thêm một bảo vệ ca đêm', km: 'បន្ថែមសន្តិសុខវេនយប់' }],
  ['purchase', 'new', 22_500_000, { vi: 'Thay đèn hầm sang LED', km: 'ប្តូរភ្លើងជាន់ក្រោមដីទៅ LED' }],
] as const

/** Partners, before whatever they supply. */
export const partnerDemo: DemoPart = (context) => {
  const say = sayIn(context)
  const { ids, buildingId, site } = context
  return {
    partner: partners.map(([code, type, name, rating], at): DemoRow => ({
      id: ids('partner'),
      building_id: buildingId,
      code,
      type,
      name: say(name),
      contact_name: null,
      phone_number: `${site.mobile[at % site.mobile.length]}${padded(1_234_000 + at * 771, 7)}`,
      email: `${code.toLowerCase()}@example.com`,
      tax_code: `01${padded(20_345_600 + at * 97, 8)}`,
      address: null,
      bank_accounts: [],
      rating,
      is_active: true,
      note: null,
    })),
  }
}

/** Equipment with its categories, contracts, rounds and incidents, and what staff propose. */
export const operationDemo: DemoPart = (context) => {
  const { ids, buildingId, today } = context
  const say = sayIn(context)
  const own = (entity: string) => ({ id: ids(entity), building_id: buildingId })
  const partnerIds = context.of('partner').map(({ id }) => id)
  const staff = context.of('account').filter(({ type }) => type === 'org_member')
  const person = (at: number) => staff[at % Math.max(1, staff.length)]?.id ?? null
  const blocks = context.of('block')

  const categories = new Map<string, DemoRow>()
  for (const [code, parent, name] of groups)
    categories.set(code, {
      ...own('equipment_category'),
      code,
      name: say(name),
      type: parent === null ? 'parent' : 'child',
      parent_id: parent === null ? null : categories.get(parent)!.id,
      description: null,
    })
  const equipment = machines.map(([code, category, brand, place, price, status, name], at): DemoRow => ({
    ...own('equipment'),
    code,
    name: say(name),
    category_id: categories.get(category)!.id,
    block_id: blocks[at % Math.max(1, blocks.length)]?.id ?? null,
    floor: place.vi.includes('B2') ? -2 : place.vi.includes('B1') ? -1 : 1,
    place: say(place),
    brand,
    model: null,
    serial_number: `${code}-${padded(70_000 + at * 313, 6)}`,
    supplier_id: partnerIds[at % 2] ?? null,
    bought_on: addDays(today, -1400 + at * 30),
    price: amount(context, price),
    warranty_until: addDays(today, -300 + at * 60),
    next_maintenance_on: status === 'retired' ? null : addDays(today, -5 + at * 9),
    images: [],
    manuals: [],
    state_reason:
      status === 'in_use' ? null : say({ vi: 'Theo biên bản kỹ thuật.', km: 'តាមកំណត់ហេតុបច្ចេកទេស។' }),
    note: null,
    status,
  }))
  const contracts = [0, 1].map((at): DemoRow => ({
    ...own('equipment_contract'),
    code: `HDBT-${padded(at + 1, 3)}`,
    name: say(
      at === 0
        ? { vi: 'Bảo trì thang máy', km: 'ថែទាំជណ្តើរយន្ត' }
        : { vi: 'Bảo trì hệ thống PCCC', km: 'ថែទាំប្រព័ន្ធពន្លត់អគ្គិភ័យ' },
    ),
    partner_id: partnerIds[at]!,
    equipments: at === 0 ? equipment.slice(0, 3).map(({ id }) => id) : [equipment[7]!.id],
    start_date: addDays(today, -200 + at * 40),
    end_date: addDays(today, 165 + at * 40),
    value: amount(context, 96_000_000 - at * 30_000_000),
    maintenance_months: at + 1,
    files: [],
    note: null,
  }))
  const checklists = rounds.map(([code, area, name, points]): DemoRow => ({
    ...own('checklist'),
    code,
    name: say(name),
    area,
    category_id: area === 'technical' ? categories.get(code === 'CL-BOM' ? 'BOM' : 'THANG')!.id : null,
    points: points.map((point) => ({
      name: say(point),
      kind: 'yes_no',
      unit: null,
      min: null,
      max: null,
      required: true,
    })),
    is_active: true,
    description: null,
  }))
  const states = [
    'done',
    'done',
    'done',
    'doing',
    'overdue',
    'new',
    'new',
    'new',
    'cancelled',
    'done',
    'done',
    'new',
  ] as const
  const checks = states.map((status, at): DemoRow => {
    const due = addDays(today, status === 'done' ? -28 + at * 2 : status === 'overdue' ? -2 : at - 1)
    const checklist = checklists[at % checklists.length]!
    return {
      ...own('periodic_checklist'),
      code: `KT-${padded(at + 1, 4)}`,
      checklist_id: checklist.id,
      equipment_id: at % 4 === 0 ? equipment[0]!.id : at % 4 === 2 ? equipment[5]!.id : null,
      place: null,
      assignee_id: person(at),
      period: (['weekly', 'monthly', 'weekly', 'daily'] as const)[at % 4],
      start_date: addDays(due, -2),
      due_date: due,
      started_at: status === 'doing' || status === 'done' ? `${addDays(due, -1)}T01:30:00.000Z` : null,
      finished_at: status === 'done' ? `${due}T03:10:00.000Z` : null,
      results:
        status === 'done'
          ? (checklist.points as readonly { name: string }[]).map(({ name }, point) => ({
              name,
              result: (at + point) % 7 === 3 ? 'attention' : 'good',
              value: null,
              note: null,
            }))
          : [],
      images: [],
      note: null,
      cancel_reason:
        status === 'cancelled' ? say({ vi: 'Trùng lịch với đợt bảo trì.', km: 'ត្រួតគ្នានឹងការថែទាំ។' }) : null,
      status,
    }
  })
  const events = incidents.map(([severity, status, title], at): DemoRow => ({
    ...own('incident_checklist'),
    code: `SC-${padded(at + 1, 4)}`,
    title: say(title),
    severity,
    equipment_id: at === 1 ? equipment[6]!.id : at === 4 ? equipment[1]!.id : null,
    apartment_id: null,
    place: null,
    reported_by: null,
    reported_at: `${addDays(today, -at * 2)}T02:15:00.000Z`,
    deadline: `${addDays(today, 3 - at)}T10:00:00.000Z`,
    assignee_id: status === 'new' ? null : person(at),
    description: null,
    images_before: [],
    cause: status === 'done' ? say({ vi: 'Hao mòn sau thời gian dài sử dụng.', km: 'សឹកក្រោយប្រើយូរ។' }) : null,
    solution:
      status === 'done' ? say({ vi: 'Đã thay linh kiện và chạy thử.', km: 'បានប្តូរគ្រឿង និងសាកល្បង។' }) : null,
    cost: status === 'done' ? amount(context, 3_600_000) : null,
    images_after: [],
    cancel_reason: status === 'cancelled' ? say({ vi: 'Báo nhầm.', km: 'រាយការណ៍ច្រឡំ។' }) : null,
    status,
  }))
  const suggestions = proposals.map(([type, status, cost, title], at): DemoRow => ({
    ...own('suggestion'),
    code: `DX-${padded(at + 1, 4)}`,
    title: say(title),
    type,
    proposer_id: person(at),
    department: say({ vi: 'Kỹ thuật', km: 'បច្ចេកទេស' }),
    needed_on: addDays(today, 14 + at * 3),
    estimated_cost: amount(context, cost),
    content: say({ vi: 'Kèm báo giá của ba nhà cung cấp.', km: 'ភ្ជាប់តម្លៃពីអ្នកផ្គត់ផ្គង់បី។' }),
    files: [],
    decision_note: status === 'approved' || status === 'done' ? say({ vi: 'Đồng ý.', km: 'យល់ព្រម។' }) : null,
    reject_reason:
      status === 'rejected'
        ? say({ vi: 'Chưa có ngân sách trong quý này.', km: 'គ្មានថវិកាក្នុងត្រីមាសនេះ។' })
        : null,
    status,
  }))
  return {
    equipment_category: [...categories.values()],
    equipment,
    equipment_contract: contracts,
    checklist: checklists,
    periodic_checklist: checks,
    incident_checklist: events,
    suggestion: suggestions,
  }
}
