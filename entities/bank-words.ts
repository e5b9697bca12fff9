import type { Language } from '#core/language.ts'
import type { GatewayKind, LineSource, LineWhy } from '#domain/money/bank/line-words.ts'

/** Senders of bank messages. */
export const gatewayKindWords = {
  vi: { sepay: 'SePay', casso: 'Casso', payos: 'PayOS', bakong: 'Bakong', demo: 'Ngân hàng mẫu' },
  en: { sepay: 'SePay', casso: 'Casso', payos: 'PayOS', bakong: 'Bakong', demo: 'Demo bank' },
  km: {
    sepay: 'ច្រក SePay',
    casso: 'ច្រក Casso',
    payos: 'ច្រក PayOS',
    bakong: 'បាគង',
    demo: 'ធនាគារសាកល្បង',
  },
} satisfies Record<Language, Record<GatewayKind, string>>

/** What tells of bank lines. */
export const lineSourceWords = {
  vi: { ...gatewayKindWords.vi, statement: 'Sao kê' },
  en: { ...gatewayKindWords.en, statement: 'Statement' },
  km: { ...gatewayKindWords.km, statement: 'របាយការណ៍គណនី' },
} satisfies Record<Language, Record<LineSource, string>>

/** Why a bank line is in its state. */
export const lineWhyWords = {
  vi: {
    exact_reference: 'Đúng mã thanh toán',
    corrected_reference: 'Mã thanh toán sai một ký tự',
    same_amount: 'Có tên căn hộ và đúng số nợ',
    several_apartments: 'Có thể là nhiều căn hộ',
    unknown_reference: 'Mã thanh toán không có trong tòa nhà',
    only_named: 'Có tên căn hộ nhưng khác số nợ',
    no_reference: 'Không có mã thanh toán',
    waiting: 'Đang chờ xử lý',
    money_out: 'Tiền ra',
    wrong_account: 'Tài khoản không thu phí',
    other_currency: 'Khác loại tiền của tòa nhà',
    refused: 'Không lập được phiếu thu',
    by_hand: 'Khớp bằng tay',
    receipt_voided: 'Phiếu thu đã hủy',
    set_aside: 'Không phải của tòa nhà',
    other_content: 'Trùng mã nhưng khác nội dung',
    maybe_known: 'Có thể là giao dịch đã báo',
    split: 'Chia cho nhiều căn hộ',
  },
  en: {
    exact_reference: 'Exact reference',
    corrected_reference: 'Reference with one wrong sign',
    same_amount: 'Names an apartment that owes this amount',
    several_apartments: 'Could be several apartments',
    unknown_reference: 'Reference unknown in this building',
    only_named: 'Names an apartment that owes another amount',
    no_reference: 'No reference',
    waiting: 'Waiting to be processed',
    money_out: 'Money out',
    wrong_account: 'Account that takes no fees',
    other_currency: 'Not the building’s currency',
    refused: 'No receipt could be made',
    by_hand: 'Matched by hand',
    receipt_voided: 'Its receipt was voided',
    set_aside: 'Not the building’s',
    other_content: 'Same code with other content',
    maybe_known: 'Perhaps told before',
    split: 'Divided among apartments',
  },
  km: {
    exact_reference: 'លេខយោងត្រឹមត្រូវ',
    corrected_reference: 'លេខយោងខុសតួអក្សរមួយ',
    same_amount: 'មានឈ្មោះអាផាតមិន ហើយត្រូវនឹងបំណុល',
    several_apartments: 'អាចជាអាផាតមិនច្រើន',
    unknown_reference: 'លេខយោងមិនមានក្នុងអគារ',
    only_named: 'មានឈ្មោះអាផាតមិន តែខុសចំនួនបំណុល',
    no_reference: 'គ្មានលេខយោង',
    waiting: 'កំពុងរង់ចាំ',
    money_out: 'ប្រាក់ចេញ',
    wrong_account: 'គណនីមិនទទួលថ្លៃសេវា',
    other_currency: 'ខុសរូបិយប័ណ្ណរបស់អគារ',
    refused: 'មិនអាចបង្កើតបង្កាន់ដៃ',
    by_hand: 'ផ្គូផ្គងដោយដៃ',
    receipt_voided: 'បង្កាន់ដៃបានបោះបង់',
    set_aside: 'មិនមែនរបស់អគារ',
    other_content: 'លេខដដែល តែខ្លឹមសារផ្សេង',
    maybe_known: 'ប្រហែលជាប្រតិបត្តិការដែលបានប្រាប់រួច',
    split: 'ចែកទៅអាផាតមិនច្រើន',
  },
} satisfies Record<Language, Record<LineWhy, string>>
