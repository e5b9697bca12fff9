import type { Labels } from '#core/labels.ts'
import type { slider } from './slider.ts'

export const sliderLabels = {
  vi: {
    one: 'slider',
    many: 'Slider',
    purpose: 'Bộ ảnh chạy luân phiên trên ứng dụng cư dân.',
    fields: {
      title: 'Tiêu đề',
      images: 'Hình ảnh',
      link: 'Liên kết',
      seconds: 'Số giây mỗi ảnh',
      order: 'Thứ tự',
      is_active: 'Đang dùng',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'slider',
    many: 'Sliders',
    purpose: 'Pictures that the resident app shows one after another.',
    fields: {
      title: 'Title',
      images: 'Images',
      link: 'Link',
      seconds: 'Seconds per picture',
      order: 'Order',
      is_active: 'Active',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'ស្លាយ',
    many: 'ស្លាយ',
    purpose: 'រូបភាពបង្ហាញវេនគ្នា។',
    fields: {
      title: 'ចំណងជើង',
      images: 'រូបភាព',
      link: 'តំណ',
      seconds: 'វិនាទីក្នុងមួយរូប',
      order: 'លំដាប់',
      is_active: 'កំពុងប្រើ',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof slider>
