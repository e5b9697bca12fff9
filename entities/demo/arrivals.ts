import { householdsOf } from './households.ts'
import { vietnameseName } from './names-vi.ts'
import { khmerName } from './names-km.ts'
import type { DemoPart } from './part.ts'
import { padded, type DemoRow } from './row.ts'
import { tell } from './tell.ts'

/** The stage of an apartment's handover, and the matching state of its document. */
const stages = ['wait_handover', 'handover', 'wait_closed', 'closed'] as const

const purposes = [
  { vi: 'Thăm người thân', km: 'មកលេងសាច់ញាតិ' },
  { vi: 'Giao hàng', km: 'ដឹកជញ្ជូនទំនិញ' },
  { vi: 'Sửa máy lạnh', km: 'ជួសជុលម៉ាស៊ីនត្រជាក់' },
  { vi: 'Xem căn hộ cho thuê', km: 'មើលអាផាតមិនជួល' },
] as const

/** Of the demo alone: whoever knows it could guess them. */
const demoPass = (apartment: number, at: number) =>
  String((apartment * 7919 + at * 104_729) % 1_000_000_000_000).padStart(12, '5')

/** New arrivals: apartments handed over, newcomers who register, visitors. */
export const arrivalsDemo: DemoPart = (context) => {
  const { own, say, day, moment, person, phone } = tell(context)
  const households = householdsOf(context)
  const name = (at: number) =>
    context.site.language === 'km'
      ? khmerName(context.seed, at % 2 === 0 ? 'female' : 'male').full
      : vietnameseName(context.seed, at % 2 === 0 ? 'female' : 'male').full

  const handed = stages.flatMap((stage) =>
    context
      .of('apartment')
      .filter(({ handover_status }) => handover_status === stage)
      .slice(0, stage === 'handover' ? 12 : 6)
      .map((apartment) => ({ stage, apartment })),
  )
  const handovers = handed.map(({ stage, apartment }, at): DemoRow => {
    const isDone = stage !== 'wait_handover'
    return {
      ...own('handover'),
      code: `BG-${padded(at + 1, 4)}`,
      apartment_id: apartment.id,
      planned_at: moment(isDone ? -90 - at * 3 : 3 + at, 540 + (at % 6) * 60),
      handover_date: isDone ? day(-90 - at * 3) : null,
      receiver_name: name(at),
      receiver_phone: phone(at + 40),
      handed_by_id: person(at),
      keys_count: isDone ? 3 : null,
      cards_count: isDone ? 2 : null,
      water_number: isDone ? 0 : null,
      electric_number: isDone ? 12 : null,
      defects:
        at % 3 === 1
          ? [
              {
                item: say({ vi: 'Cửa ban công', km: 'ទ្វាររានហាល' }),
                description: say({ vi: 'Khóa bị kẹt, cần thay.', km: 'សោកកស្ទះ ត្រូវប្តូរ។' }),
                due_date: day(isDone ? -60 : 20),
                fixed: isDone,
              },
            ]
          : [],
      images: [],
      status: stage,
    }
  })

  const relationship = (at: number) =>
    context.of('relationship').filter(({ status }) => status === 'active')[at % 3]!
  const states = ['new', 'new', 'approve', 'new', 'reject', 'new', 'approve', 'new'] as const
  const registrations = states.map((status, at): DemoRow => {
    const { apartment, members } = households[(at * 7 + 2) % households.length]!
    const joined = members.at(-1)!
    return {
      ...own('resident_registration'),
      apartment_id: apartment.id,
      relationship_id: relationship(at + 1).id,
      full_name: status === 'approve' ? joined.full_name : name(at),
      gender: at % 2 === 0 ? 'female' : 'male',
      nationality: 'vietnam',
      phone_number: phone(at + 60),
      move_in_date: day(at * 2 - 6),
      reject_reason:
        status === 'reject'
          ? say({ vi: 'Ảnh giấy tờ không khớp với tên đăng ký.', km: 'រូបភាពឯកសារមិនត្រូវនឹងឈ្មោះ។' })
          : null,
      resident_id: status === 'approve' ? joined.id : null,
      status,
    }
  })

  const visits = Array.from({ length: 24 }, (_, at): DemoRow => {
    const ago = 6 - Math.floor(at / 3)
    const status = ago > 0 ? (at % 7 === 3 ? 'rejected' : 'approved') : at % 2 === 0 ? 'new' : 'approved'
    const { apartment, head } = households[(at * 5 + 1) % households.length]!
    const from = 480 + (at % 10) * 55
    const hasCome = status === 'approved' && ago > 0
    return {
      ...own('visitor'),
      code: `KT-${padded(at + 1, 4)}`,
      name: name(at + 1),
      phone_number: phone(at + 80),
      apartment_id: apartment.id,
      host_id: head.id,
      relationship: say({ vi: 'Người quen', km: 'អ្នកស្គាល់គ្នា' }),
      people_count: (at % 3) + 1,
      license_plate: at % 4 === 1 ? `${context.site.plates.motorbike}${padded(at * 733 + 10_000, 5)}` : null,
      from_time: moment(-ago, from),
      to_time: moment(-ago, from + 120),
      purpose: say(purposes[at % purposes.length]!),
      pass_code: demoPass(Number(apartment.id), at),
      checked_in_at: hasCome ? moment(-ago, from + 4) : null,
      checked_out_at: hasCome ? moment(-ago, from + 97) : null,
      reject_reason:
        status === 'rejected' ? say({ vi: 'Chủ hộ không xác nhận.', km: 'ម្ចាស់ផ្ទះមិនបានបញ្ជាក់។' }) : null,
      status,
    }
  })
  return { handover: handovers, resident_registration: registrations, visitor: visits }
}
