import { groups, incidents, machines, partners, proposals, rounds } from './operation-words.ts'
import { staffOf, type DemoContext, type DemoPart } from './part.ts'
import { addDays, addMonths } from '#core/days.ts'
import { beginItems } from '#domain/round-items.ts'
import { demoTaxCode, padded, type DemoRow } from './row.ts'
import { amount } from './warehouse.ts'

type Words = Readonly<Record<'vi' | 'km', string>>
const sayIn =
  ({ site }: DemoContext) =>
  (words: Words) =>
    site.language === 'km' ? words.km : words.vi

/** Partners come first, because other records refer to them. */
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
      tax_code: demoTaxCode('01', 2_034_560 + at * 97),
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
  const staff = staffOf(context)
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
    next_maintenance_on: addDays(today, 6 + at * 17),
    maintenance_day: Number(addDays(today, 6 + at * 17).slice(8)),
    last_maintained_on: addMonths(addDays(today, 6 + at * 17), -(at + 1)),
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
    const items = beginItems(checklist.points as Parameters<typeof beginItems>[0])
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
          ? items.map((item, point) => ({
              ...item,
              result: (at + point) % 7 === 3 ? ('attention' as const) : ('good' as const),
            }))
          : items,
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
