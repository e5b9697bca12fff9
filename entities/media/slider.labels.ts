import { defineLabels } from '../define-labels.ts'
import { slider } from './slider.ts'

export const sliderLabels = defineLabels(slider, {
  one: { vi: 'slider', en: 'slider', km: 'ស្លាយ' },
  many: { vi: 'Slider', en: 'Sliders', km: 'ស្លាយ' },
  purpose: {
    vi: 'Bộ ảnh chạy luân phiên trên ứng dụng cư dân.',
    en: 'Pictures that the resident app shows one after another.',
    km: 'រូបភាពបង្ហាញវេនគ្នា។',
  },
  fields: {
    seconds: { vi: 'Số giây mỗi ảnh', en: 'Seconds per picture', km: 'វិនាទីក្នុងមួយរូប' },
  },
})
