import type { Labels } from '#core/labels.ts'
import type { banner } from './banner.ts'

export const bannerLabels = {
  vi: {
    one: 'banner',
    many: 'Banner',
    purpose: 'Hình quảng bá trên ứng dụng cư dân.',
    fields: {
      title: 'Tiêu đề',
      image: 'Hình ảnh',
      link: 'Liên kết',
      place: 'Vị trí hiển thị',
      order: 'Thứ tự',
      show_from: 'Hiện từ',
      show_to: 'Hiện đến',
      is_active: 'Đang dùng',
    },
    sections: {
      general: 'Thông tin chung',
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
      title: 'Title',
      image: 'Image',
      link: 'Link',
      place: 'Position',
      order: 'Order',
      show_from: 'Show from',
      show_to: 'Show until',
      is_active: 'Active',
    },
    sections: {
      general: 'General',
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
      title: 'ចំណងជើង',
      image: 'រូបភាព',
      link: 'តំណ',
      place: 'ទីតាំង',
      order: 'លំដាប់',
      show_from: 'បង្ហាញពី',
      show_to: 'ដល់',
      is_active: 'កំពុងប្រើ',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
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
} satisfies Labels<typeof banner>
