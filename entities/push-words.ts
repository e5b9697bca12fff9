import type { Language } from '#core/language.ts'
import type { PushOutcome, pushTypes } from '#domain/notices/push.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export const pushTypeWords = {
  vi: { news: 'Tin tức', fee: 'Phí', event: 'Sự kiện', urgent: 'Khẩn', other: 'Khác' },
  en: { news: 'News', fee: 'Fees', event: 'Event', urgent: 'Urgent', other: 'Other' },
  km: { news: 'ព័ត៌មាន', fee: 'ថ្លៃសេវា', event: 'ព្រឹត្តិការណ៍', urgent: 'បន្ទាន់', other: 'ផ្សេងៗ' },
} satisfies Words<(typeof pushTypes)[number]>

export const pushOutcomeWords = {
  vi: {
    sent: 'Đã gửi',
    emailed: 'Đã gửi e-mail',
    no_account: 'Chưa có tài khoản',
    account_disabled: 'Tài khoản bị khóa',
  },
  en: { sent: 'Sent', emailed: 'E-mailed', no_account: 'No account', account_disabled: 'Account disabled' },
  km: { sent: 'បានផ្ញើ', emailed: 'បានផ្ញើអ៊ីមែល', no_account: 'គ្មានគណនី', account_disabled: 'គណនីត្រូវបានចាក់សោ' },
} satisfies Words<PushOutcome>
