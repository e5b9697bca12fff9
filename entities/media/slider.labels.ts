import { defineLabels } from '../define-labels.ts'
import { slider } from './slider.ts'

export const sliderLabels = defineLabels(slider, {
  vi: {
    one: 'slider',
    many: 'Slider',
    purpose: 'Bộ ảnh chạy luân phiên trên ứng dụng cư dân.',
    fields: {
      seconds: 'Số giây mỗi ảnh',
    },
  },
  en: {
    one: 'slider',
    many: 'Sliders',
    purpose: 'Pictures that the resident app shows one after another.',
    fields: {
      seconds: 'Seconds per picture',
    },
  },
  km: {
    one: 'ស្លាយ',
    many: 'ស្លាយ',
    purpose: 'រូបភាពបង្ហាញវេនគ្នា។',
    fields: {
      seconds: 'វិនាទីក្នុងមួយរូប',
    },
  },
})
