import type { Translated } from '#core/language.ts'
import type { topicApps } from './topic-apps.ts'

export const topicAppWords: Readonly<Record<(typeof topicApps)[number], Translated>> = {
  management: { vi: 'Quản lý', en: 'Management', km: 'ការគ្រប់គ្រង' },
  operation: { vi: 'Vận hành', en: 'Operation', km: 'ប្រតិបត្តិការ' },
}
