import { householdsOf } from './households.ts'
import type { DemoPart } from './part.ts'
import { padded, type DemoRow } from './row.ts'
import { tell } from './tell.ts'

const topics = [
  ['normal', 'operation', 24, { vi: 'Kỹ thuật, sửa chữa', km: 'បច្ចេកទេស ជួសជុល' }],
  ['ask_fee', 'management', 48, { vi: 'Hỏi về phí', km: 'សំណួរអំពីថ្លៃសេវា' }],
  ['normal', 'operation', 12, { vi: 'An ninh, trật tự', km: 'សន្តិសុខ សណ្តាប់ធ្នាប់' }],
  ['normal', 'management', 72, { vi: 'Góp ý khác', km: 'មតិផ្សេង' }],
] as const

/** Topic, title, question, and its result. */
const talks = [
  [0, { vi: 'Vòi nước bếp bị rò', km: 'ក្បាលរ៉ូប៊ីណេលេចទឹក' }, { vi: 'Vòi nước bếp rò từ tối qua, nhờ kỹ thuật kiểm tra.', km: 'រ៉ូប៊ីណេផ្ទះបាយលេចទឹកតាំងពីយប់មិញ។' }, { vi: 'Đã thay gioăng, anh chị kiểm tra giúp.', km: 'បានប្តូររួចហើយ។' }],
  [1, { vi: 'Phí gửi xe tháng này tính hai lần', km: 'ថ្លៃចំណតគិតពីរដង' }, { vi: 'Thông báo phí có hai dòng xe máy cùng biển số.', km: 'ការជូនដំណឹងមានម៉ូតូពីរដង។' }, { vi: 'Đã điều chỉnh, phần thừa trừ vào tháng sau.', km: 'បានកែតម្រូវរួច។' }],
  [2, { vi: 'Tiếng ồn sau 23 giờ ở tầng trên', km: 'សំឡេងរំខានក្រោយម៉ោង 23' }, { vi: 'Tầng trên khoan tường lúc gần nửa đêm.', km: 'ជាន់លើខួងជញ្ជាំងនៅពាក់កណ្តាលអធ្រាត្រ។' }, { vi: 'Bảo vệ đã nhắc nhở và lập biên bản.', km: 'សន្តិសុខបានរំលឹករួច។' }],
  [0, { vi: 'Đèn hành lang tầng 7 hỏng', km: 'ភ្លើងច្រករបៀងជាន់ 7 ខូច' }, { vi: 'Hai bóng đèn gần thang máy không sáng.', km: 'អំពូលពីរមិនភ្លឺ។' }, { vi: 'Đã thay bóng mới.', km: 'បានប្តូរអំពូលថ្មី។' }],
  [3, { vi: 'Đề nghị thêm ghế ở sân chơi', km: 'សំណើបន្ថែមកៅអី' }, { vi: 'Người lớn trông trẻ không có chỗ ngồi.', km: 'មនុស្សធំមិនមានកន្លែងអង្គុយ។' }, { vi: 'Đã đưa vào kế hoạch quý tới.', km: 'បានដាក់ក្នុងផែនការ។' }],
  [1, { vi: 'Xin sao kê phí sáu tháng', km: 'សុំរបាយការណ៍ថ្លៃសេវា 6 ខែ' }, { vi: 'Tôi cần sao kê để làm thủ tục.', km: 'ខ្ញុំត្រូវការរបាយការណ៍។' }, { vi: 'Đã gửi qua e-mail.', km: 'បានផ្ញើតាមអ៊ីមែល។' }],
] as const // prettier-ignore

/** What was said since, by topic: by the office, the resident, or the office to itself. */
const exchanges = [
  [
    {
      by: 'office',
      vi: 'Ban quản lý đã nhận. Kỹ thuật có thể qua lúc 14 giờ, anh chị có nhà không?',
      km: 'គណៈគ្រប់គ្រងបានទទួល។ ជាងអាចមកម៉ោង 14 តើលោកអ្នកនៅផ្ទះទេ?',
    },
    { by: 'resident', vi: 'Có, tôi ở nhà cả chiều.', km: 'បាទ ខ្ញុំនៅផ្ទះពេញមួយរសៀល។' },
    { by: 'note', vi: 'Mang theo gioăng cỡ 20.', km: 'យកកៅស៊ូទំហំ 20 ទៅជាមួយ។' },
  ],
  [
    {
      by: 'office',
      vi: 'Kế toán đang đối chiếu thông báo phí của căn hộ, sẽ trả lời trong ngày.',
      km: 'គណនេយ្យកំពុងផ្ទៀងផ្ទាត់លិខិតជូនដំណឹង នឹងឆ្លើយក្នុងថ្ងៃនេះ។',
    },
    { by: 'resident', vi: 'Nhờ gửi giúp tôi chi tiết từng khoản.', km: 'សូមផ្ញើព័ត៌មានលម្អិតនៃចំណាយនីមួយៗ។' },
  ],
  [
    { by: 'office', vi: 'Bảo vệ đã nhận và sẽ kiểm tra tối nay.', km: 'សន្តិសុខបានទទួល ហើយនឹងពិនិត្យយប់នេះ។' },
    { by: 'resident', vi: 'Cảm ơn ban quản lý.', km: 'អរគុណគណៈគ្រប់គ្រង។' },
  ],
  [
    {
      by: 'office',
      vi: 'Cảm ơn góp ý, ban quản lý sẽ xem xét ở cuộc họp tới.',
      km: 'អរគុណសម្រាប់មតិ យើងនឹងពិនិត្យក្នុងកិច្ចប្រជុំខាងមុខ។',
    },
  ],
] as const

const states = ['unprocessed', 'processing', 'processed', 'processed', 'unprocessed', 'processing'] as const

/** Residents' questions, who handles them, and the answers. */
export const communicationDemo: DemoPart = (context) => {
  const { own, say, moment, person } = tell(context)
  const owner = (at: number) => person(at) ?? context.of('account')[0]!.id
  const subjects = topics.map(([type, app, hours, name], at): DemoRow => ({
    ...own('conversation_topic'),
    name: say(name),
    type,
    app,
    owner_id: owner(at),
    supporters: [owner(at + 1)],
    process_hours: hours,
  }))
  const households = householdsOf(context)
  const comments: DemoRow[] = []
  const conversations = Array.from({ length: 24 }, (_, at): DemoRow => {
    const [topic, title, content, answer] = talks[at % talks.length]!
    const status = states[(at + Math.floor(at / 6)) % states.length]!
    const { apartment, head } = households[(at * 5 + 4) % households.length]!
    const subject = subjects[topic]!
    const row = {
      ...own('conversation'),
      code: `TD-${padded(at + 1, 4)}`,
      title: say(title),
      content: say(content),
      images: [],
      app: subject.app,
      topic_id: subject.id,
      apartment_id: apartment.id,
      sender_id: head.id,
      // Now and then a topic had no owner yet when a question came.
      assignee_id: status !== 'unprocessed' ? owner(at) : at % 5 === 0 ? null : subject.owner_id,
      receiver: at % 3 === 0 ? 'all_residents' : 'householder',
      created_at: moment(-1 - (at % 6), 480 + at * 7),
      process_hours: subject.process_hours,
      due_at: moment(status === 'processed' ? -(at % 6) : (at % 4) - 1, 600),
      result: status === 'processed' ? say(answer) : null,
      rating: status === 'processed' ? 3 + (at % 3) : null,
      status,
    }
    if (status !== 'unprocessed')
      for (const [place, said] of exchanges[topic].entries())
        comments.push({
          ...own('conversation_comment'),
          conversation_id: row.id,
          ...(said.by === 'resident' ? { resident_id: head.id } : { account_id: owner(at) }),
          content: say(said),
          images: [],
          is_internal: said.by === 'note',
          created_at: moment(-1 - (at % 6), 600 + at * 7 + place * 35),
        })
    return row
  })
  return { conversation_topic: subjects, conversation: conversations, conversation_comment: comments }
}
