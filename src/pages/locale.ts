import type { PageWords } from '../locales/pages.ts'

/** What menu, palette and headings call its pages. */
export const pageWords = {
  current_building: {
    vi: { title: 'Tòa nhà hiện tại', purpose: 'Thông tin và thiết lập của tòa nhà đang làm việc.' },
    en: {
      title: 'Current building',
      purpose: 'The details and settings of the building that you work in.',
    },
    km: { title: 'អគារបច្ចុប្បន្ន', purpose: 'ព័ត៌មាន និងការកំណត់របស់អគារដែលអ្នកកំពុងធ្វើការ។' },
  },
} as const satisfies PageWords
