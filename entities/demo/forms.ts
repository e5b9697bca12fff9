import { householdsOf } from './households.ts'
import type { DemoPart } from './part.ts'
import type { DemoRow } from './row.ts'
import { tell } from './tell.ts'

const opinions = [
  ['satisfied', { vi: 'Lễ tân rất nhiệt tình.', km: 'បុគ្គលិកទទួលភ្ញៀវរួសរាយណាស់។' }],
  ['fairly_satisfied', { vi: 'Hành lang sạch, đèn hơi tối.', km: 'ច្រករបៀងស្អាត ប៉ុន្តែភ្លើងងងឹតបន្តិច។' }],
  ['needs_improvement', { vi: 'Thang máy giờ cao điểm chờ lâu.', km: 'ជណ្តើរយន្តរង់ចាំយូរនៅម៉ោងមមាញឹក។' }],
  ['satisfied', { vi: 'Báo sửa điện xử lý nhanh.', km: 'ជួសជុលអគ្គិសនីលឿន។' }],
  ['dissatisfied', { vi: 'Bãi xe tầng hầm B2 có mùi.', km: 'ចំណតជាន់ B2 មានក្លិន។' }],
] as const

/** Forms with what was filled in, and how satisfied people are. */
export const formsDemo: DemoPart = (context) => {
  const { own, say, day, moment } = tell(context)
  const field = (
    key: string,
    label: { readonly vi: string; readonly km: string },
    more: Readonly<Record<string, unknown>> = {},
  ) => ({
    key,
    label: say(label),
    type: 'text',
    section: null,
    required: false,
    min: null,
    max: null,
    options: null,
    ...more,
  })
  const sizes = say({ vi: 'Nhỏ\nVừa\nLớn', km: 'តូច\nមធ្យម\nធំ' })
  const dishes = say({ vi: 'Món chay\nMón mặn\nĐồ uống', km: 'ម្ហូបបួស\nម្ហូបសាច់\nភេសជ្ជៈ' })
  const games = say({ vi: 'Kéo co\nNhảy bao bố\nBóng chuyền', km: 'ទាញព្រ័ត្រ\nរត់ក្នុងបាវ\nបាល់ទះ' })
  const party = {
    ...own('registration_form'),
    name: say({ vi: 'Tiệc hè cư dân', km: 'ពិធីជប់លៀងរដូវក្ដៅ' }),
    type: 'registration',
    description: say({
      vi: 'Tối thứ bảy tại sân chung, mỗi nhà góp một món.',
      km: 'ល្ងាចថ្ងៃសៅរ៍នៅទីធ្លារួម ម្នាក់ៗយកម្ហូបមួយមុខ។',
    }),
    fields: [
      field('guests', { vi: 'Số người', km: 'ចំនួនមនុស្ស' }, { type: 'number', required: true, min: 1, max: 20 }),
      field('children', { vi: 'Có trẻ em đi cùng', km: 'មានកុមារមកជាមួយ' }, { type: 'boolean' }),
      field('dish', { vi: 'Món góp', km: 'ម្ហូបដែលយកមក' }, { type: 'select', options: dishes }),
      field('games', { vi: 'Trò chơi', km: 'ល្បែង' }, { type: 'multi_select', options: games }),
      field('wish', { vi: 'Góp ý', km: 'មតិ' }, { type: 'long_text' }),
    ],
    open_from: day(-40),
    open_to: day(30),
    thank_you: say({ vi: 'Hẹn gặp cả nhà tối thứ bảy!', km: 'ជួបគ្នានៅល្ងាចថ្ងៃសៅរ៍!' }),
    status: 'open',
  }
  const forms: DemoRow[] = [
    {
      ...own('registration_form'),
      name: say({ vi: 'Đăng ký Tết Trung thu cho bé', km: 'ចុះឈ្មោះកម្មវិធីកុមារ' }),
      type: 'registration',
      description: say({ vi: 'Quà và đèn lồng cho các bé dưới 12 tuổi.', km: 'កាដូសម្រាប់កុមារក្រោម 12 ឆ្នាំ។' }),
      fields: [
        field('child_name', { vi: 'Tên bé', km: 'ឈ្មោះកុមារ' }, { required: true }),
        field('age', { vi: 'Tuổi', km: 'អាយុ' }, { type: 'number', required: true, min: 1, max: 12 }),
        field('shirt', { vi: 'Cỡ áo', km: 'ទំហំអាវ' }, { type: 'select', options: sizes }),
      ],
      open_from: day(-20),
      open_to: day(20),
      // A family with two children answers twice.
      answer_limit: 'none',
      thank_you: say({ vi: 'Cảm ơn gia đình đã đăng ký.', km: 'អរគុណសម្រាប់ការចុះឈ្មោះ។' }),
      status: 'open',
    },
    {
      ...own('registration_form'),
      name: say({ vi: 'Đăng ký chuyển đồ', km: 'ចុះឈ្មោះផ្លាស់ទីរបស់របរ' }),
      type: 'other',
      fields: [
        field('moving_day', { vi: 'Ngày chuyển', km: 'ថ្ងៃផ្លាស់ទី' }, { type: 'date', required: true }),
        field('needs_lift', { vi: 'Cần thang hàng', km: 'ត្រូវការជណ្តើរយន្តទំនិញ' }, { type: 'boolean' }),
      ],
      status: 'draft',
    },
    party,
  ]
  const answers = householdsOf(context)
    .slice(10, 28)
    .map(({ apartment, head, members }, at): DemoRow => ({
      ...own('form_answer'),
      form_id: forms[0]!.id,
      name: head.full_name,
      phone_number: head.phone_number ?? null,
      apartment_id: apartment.id,
      resident_id: head.id,
      answers: {
        child_name: (members.at(-1) ?? head).name,
        age: 3 + (at % 9),
        shirt: sizes.split('\n')[at % 3],
      },
      status: at % 3 === 0 ? 'new' : 'processed',
    }))
  const wishes = [
    { vi: 'Xin có thêm nhạc cho các cháu.', km: 'សូមមានតន្ត្រីសម្រាប់កុមារ។' },
    { vi: 'Nên bắt đầu sớm hơn một chút.', km: 'គួរចាប់ផ្តើមឱ្យលឿនជាងនេះ។' },
    null,
  ]
  const guests = householdsOf(context)
    .slice(0, 36)
    .map(({ apartment, head, members }, at): DemoRow => {
      const wish = wishes[at % wishes.length] ?? null
      return {
        ...own('form_answer'),
        // More came in the first days than in the last.
        created_at: moment(-1 - Math.floor((at * at) / 40), 480 + ((at * 37) % 600)),
        form_id: party.id,
        name: head.full_name,
        phone_number: head.phone_number ?? null,
        apartment_id: apartment.id,
        resident_id: head.id,
        answers: {
          guests: Math.max(1, members.length),
          children: at % 5 < 2,
          dish: dishes.split('\n')[at % 3],
          games: games.split('\n').filter((_one, place) => (at + place) % 2 === 0),
          ...(wish === null ? {} : { wish: say(wish) }),
        },
        status: at % 4 === 0 ? 'new' : 'processed',
      }
    })
  const feedbacks = Array.from({ length: 20 }, (_, at): DemoRow => {
    const [rate, content] = opinions[at % opinions.length]!
    return {
      ...own('feedback'),
      rate_type: rate,
      need_to_talk: rate === 'dissatisfied',
      content: say(content),
      account_id: null,
      answered_by: 'resident',
      is_handled: at % 4 === 0,
    }
  })
  return { registration_form: forms, form_answer: [...answers, ...guests], feedback: feedbacks }
}
