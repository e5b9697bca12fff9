import type { Language } from '#core/language.ts'

/** What the bell says of a conversation, to the office and (`replied`) to residents. */
export const conversationWords: Readonly<
  Record<Language, Readonly<Record<'asked' | 'answered' | 'replied', string>>>
> = {
  vi: {
    asked: 'cư dân vừa gửi',
    answered: 'cư dân đã trả lời',
    replied: 'ban quản lý đã trả lời',
  },
  en: {
    asked: 'new from a resident',
    answered: 'the resident has replied',
    replied: 'the management has replied',
  },
  km: {
    asked: 'អ្នកស្នាក់នៅទើបផ្ញើមក',
    answered: 'អ្នកស្នាក់នៅបានឆ្លើយតប',
    replied: 'គណៈគ្រប់គ្រងបានឆ្លើយតប',
  },
}
