import { defineLabels } from '../define-labels.ts'
import { serviceGroup } from './service-group.ts'

export const serviceGroupLabels = defineLabels(serviceGroup, {
  one: { vi: 'nhóm dịch vụ', en: 'service group', km: 'ក្រុមសេវាកម្ម' },
  many: { vi: 'Nhóm dịch vụ', en: 'Service groups', km: 'ក្រុមសេវាកម្ម' },
  purpose: {
    vi: 'Cách sắp xếp dịch vụ để cư dân dễ tìm.',
    en: 'Groups that help residents find services.',
    km: 'របៀបរៀបចំសេវាកម្ម។',
  },
  fields: {
    language_contents: { vi: 'Nội dung theo ngôn ngữ', en: 'Contents by language', km: 'ខ្លឹមសារតាមភាសា' },
  },
})
