import { defineLabels } from '../define-labels.ts'
import { banner } from './banner.ts'

export const bannerLabels = defineLabels(banner, {
  one: { vi: 'banner', en: 'banner', km: 'បដា' },
  many: { vi: 'Banner', en: 'Banners', km: 'បដា' },
  purpose: {
    vi: 'Hình quảng bá trên ứng dụng cư dân.',
    en: 'Pictures shown in the resident app.',
    km: 'រូបភាពក្នុងកម្មវិធីអ្នកស្នាក់នៅ។',
  },
  fields: {
    place: { vi: 'Vị trí hiển thị', en: 'Position', km: 'ទីតាំង' },
    show_from: { vi: 'Hiện từ', en: 'Show from', km: 'បង្ហាញពី' },
    show_to: { vi: 'Hiện đến', en: 'Show until', km: 'ដល់' },
  },
  options: {
    place: {
      home: { vi: 'Trang chủ', en: 'Home', km: 'ទំព័រដើម' },
      fees: { vi: 'Phí', en: 'Fees', km: 'ថ្លៃសេវា' },
      services: { vi: 'Dịch vụ', en: 'Services', km: 'សេវាកម្ម' },
      news: { vi: 'Tin tức', en: 'News', km: 'ព័ត៌មាន' },
    },
  },
})
