import type { Language } from '#core/language.ts'

const vi = {
  from: 'Từ ngày',
  to: 'Đến ngày',
  between: 'Từ {{from}} đến {{to}}',
  print: 'In báo cáo',
  cut: 'Chỉ hiện {{shown}} dòng mới nhất trong {{total}} dòng: hãy thu hẹp thời gian để xem các dòng cũ hơn.',
}
const en: typeof vi = {
  from: 'From',
  to: 'To',
  between: '{{from}} to {{to}}',
  print: 'Print',
  cut: 'Only the latest {{shown}} of {{total}} lines are shown. Choose a shorter period to see older ones.',
}
const km: typeof vi = {
  from: 'ពីថ្ងៃ',
  to: 'ដល់ថ្ងៃ',
  between: 'ពី {{from}} ដល់ {{to}}',
  print: 'បោះពុម្ព',
  cut: 'បង្ហាញតែ {{shown}} ជួរចុងក្រោយក្នុងចំណោម {{total}} ជួរ៖ សូមកំណត់រយៈពេលឱ្យខ្លីជាងនេះ។',
}

/** What all reports between two days say. */
export const reportWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
