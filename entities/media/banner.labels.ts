import { defineLabels } from '../define-labels.ts'
import { banner } from './banner.ts'

export const bannerLabels = defineLabels(banner, {
  vi: {
    one: 'banner',
    many: 'Banner',
    purpose: 'Hình quảng bá trên ứng dụng cư dân.',
    fields: {
      place: 'Vị trí hiển thị',
      show_from: 'Hiện từ',
      show_to: 'Hiện đến',
    },
    options: {
      place: {
        home: 'Trang chủ',
        fees: 'Phí',
        services: 'Dịch vụ',
        news: 'Tin tức',
      },
    },
  },
  en: {
    one: 'banner',
    many: 'Banners',
    purpose: 'Pictures shown in the resident app.',
    fields: {
      place: 'Position',
      show_from: 'Show from',
      show_to: 'Show until',
    },
    options: {
      place: {
        home: 'Home',
        fees: 'Fees',
        services: 'Services',
        news: 'News',
      },
    },
  },
  km: {
    one: 'បដា',
    many: 'បដា',
    purpose: 'រូបភាពក្នុងកម្មវិធីអ្នកស្នាក់នៅ។',
    fields: {
      place: 'ទីតាំង',
      show_from: 'បង្ហាញពី',
      show_to: 'ដល់',
    },
    options: {
      place: {
        home: 'ទំព័រដើម',
        fees: 'ថ្លៃសេវា',
        services: 'សេវាកម្ម',
        news: 'ព័ត៌មាន',
      },
    },
  },
})
