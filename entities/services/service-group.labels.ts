import { defineLabels } from '../define-labels.ts'
import { serviceGroup } from './service-group.ts'

export const serviceGroupLabels = defineLabels(serviceGroup, {
  vi: {
    one: 'nhóm dịch vụ',
    many: 'Nhóm dịch vụ',
    purpose: 'Cách sắp xếp dịch vụ để cư dân dễ tìm.',
    fields: {
      language_contents: 'Nội dung theo ngôn ngữ',
    },
  },
  en: {
    one: 'service group',
    many: 'Service groups',
    purpose: 'Groups that help residents find services.',
    fields: {
      language_contents: 'Contents by language',
    },
  },
  km: {
    one: 'ក្រុមសេវាកម្ម',
    many: 'ក្រុមសេវាកម្ម',
    purpose: 'របៀបរៀបចំសេវាកម្ម។',
    fields: {
      language_contents: 'ខ្លឹមសារតាមភាសា',
    },
  },
})
