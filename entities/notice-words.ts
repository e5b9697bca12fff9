import type { Language } from '#core/language.ts'
import type { paperSizes } from '#domain/paper-sizes.ts'
import type {
  audiences,
  ChannelProblem,
  ChannelState,
  NoticeChannel,
  reaches,
} from '#domain/notices/channels.ts'
import { homeTargetWords } from './audience-words.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** The ways of sending notices. */
export const channelWords = {
  vi: { notification: 'Thông báo trên ứng dụng', email: 'E-mail', sms: 'Tin nhắn SMS' },
  en: { notification: 'In-app notification', email: 'E-mail', sms: 'SMS' },
  km: { notification: 'ការជូនដំណឹងក្នុងកម្មវិធី', email: 'អ៊ីមែល', sms: 'សារ SMS' },
} satisfies Words<NoticeChannel>

/** How far a notice is in one of them. */
export const channelStateWords = {
  vi: {
    waiting: 'Chờ gửi',
    queued: 'Trong hộp thư đi',
    sent: 'Đã gửi',
    delivered: 'Đã đến',
    unreachable: 'Không gửi được',
    failed: 'Gửi lỗi',
  },
  en: {
    waiting: 'Waiting',
    queued: 'In the outbox',
    sent: 'Sent',
    delivered: 'Delivered',
    unreachable: 'Not sent',
    failed: 'Failed',
  },
  km: {
    waiting: 'រង់ចាំផ្ញើ',
    queued: 'ក្នុងប្រអប់ចេញ',
    sent: 'បានផ្ញើ',
    delivered: 'បានដល់',
    unreachable: 'មិនបានផ្ញើ',
    failed: 'ផ្ញើមិនបាន',
  },
} satisfies Words<ChannelState>

/** Why nothing was sent. */
export const channelProblemWords = {
  vi: {
    no_resident: 'Căn hộ không có cư dân',
    no_account: 'Cư dân chưa có tài khoản',
    no_email: 'Cư dân chưa có e-mail',
    no_phone: 'Cư dân chưa có số điện thoại',
    refused: 'Nhà cung cấp dịch vụ từ chối',
  },
  en: {
    no_resident: 'Nobody lives in the apartment',
    no_account: 'No resident has an account',
    no_email: 'The resident has no e-mail',
    no_phone: 'The resident has no phone number',
    refused: 'The provider refused it',
  },
  km: {
    no_resident: 'គ្មានអ្នកស្នាក់នៅក្នុងអាផាតមិន',
    no_account: 'អ្នកស្នាក់នៅមិនទាន់មានគណនី',
    no_email: 'អ្នកស្នាក់នៅមិនទាន់មានអ៊ីមែល',
    no_phone: 'អ្នកស្នាក់នៅមិនទាន់មានលេខទូរស័ព្ទ',
    refused: 'អ្នកផ្តល់សេវាបានបដិសេធ',
  },
} satisfies Words<ChannelProblem>

/** Whether a notice reached its apartment. */
export const reachWords = {
  vi: {
    waiting: 'Đang gửi',
    queued: 'Trong hộp thư đi',
    sent: 'Đã gửi đi',
    reached: 'Đã đến',
    partly: 'Đến một phần',
    not_reached: 'Chưa đến',
  },
  en: {
    waiting: 'On its way',
    queued: 'In the outbox',
    sent: 'Sent',
    reached: 'Reached',
    partly: 'Partly reached',
    not_reached: 'Not reached',
  },
  km: {
    waiting: 'កំពុងផ្ញើ',
    queued: 'ក្នុងប្រអប់ចេញ',
    sent: 'បានផ្ញើ',
    reached: 'បានដល់',
    partly: 'បានដល់ខ្លះ',
    not_reached: 'មិនបានដល់',
  },
} satisfies Words<(typeof reaches)[number]>

/** Who gets notices. */
export const audienceWords = {
  vi: { ...homeTargetWords.vi, corrected: 'Căn hộ có phí đã điều chỉnh sau khi thông báo' },
  en: { ...homeTargetWords.en, corrected: 'Apartments whose fees were corrected after their notice' },
  km: { ...homeTargetWords.km, corrected: 'អាផាតមិនដែលថ្លៃត្រូវបានកែក្រោយពេលជូនដំណឹង' },
} satisfies Words<(typeof audiences)[number]>

/** Languages of papers. */
export const languageWords: Words<Language> = {
  vi: { vi: 'Tiếng Việt', en: 'Tiếng Anh', km: 'Tiếng Khmer' },
  en: { vi: 'Vietnamese', en: 'English', km: 'Khmer' },
  km: { vi: 'ភាសាវៀតណាម', en: 'ភាសាអង់គ្លេស', km: 'ភាសាខ្មែរ' },
}

/** Sheets have the same names everywhere. */
export const paperSizeWords: Readonly<Record<(typeof paperSizes)[number], string>> = {
  a4: 'A4',
  a5: 'A5',
  k80: 'K80',
}

/** What is said to the account that a record begins to name. */
export const assignedWords = {
  vi: 'đã giao cho bạn',
  en: 'assigned to you',
  km: 'បានប្រគល់ឱ្យអ្នក',
} as const satisfies Readonly<Record<Language, string>>

/** How an import ended. */
export const importEndWords = {
  vi: { done: 'đã nhập xong', undone: 'đã hoàn tác' },
  en: { done: 'imported', undone: 'undone' },
  km: { done: 'បាននាំចូលរួច', undone: 'បានដកមកវិញ' },
} as const satisfies Words<'done' | 'undone'>

/** What is said of a fee whose last price ends soon. */
export const endingPriceWords = {
  vi: 'giá hết hạn ngày {{day}}, sau đó chưa có giá',
  en: 'its price ends on {{day}} and none follows',
  km: 'តម្លៃផុតកំណត់ថ្ងៃ {{day}} ហើយមិនទាន់មានតម្លៃបន្ទាប់',
} as const satisfies Readonly<Record<Language, string>>

/** The same where a ready-made price is known that follows: by which decision, and how many prices of the building end then. */
export const knownPriceWords = {
  vi: 'đã biết giá mới theo {{decision}}; {{count}} biểu giá của tòa nhà hết hạn ngày {{day}}',
  en: 'a new price is known: {{decision}}; {{count}} of your tariffs end on {{day}}',
  km: 'មានតម្លៃថ្មីតាម {{decision}}៖ តារាងតម្លៃ {{count}} របស់អគារផុតកំណត់ថ្ងៃ {{day}}',
} as const satisfies Readonly<Record<Language, string>>

/** What is said of bank lines whose payer nobody knows yet. */
export const unmatchedWords = {
  vi: 'chưa khớp được với căn hộ nào',
  en: 'not matched to an apartment',
  km: 'មិនទាន់ផ្គូផ្គងជាមួយអាផាតមិនណាមួយ',
} as const satisfies Readonly<Record<Language, string>>
