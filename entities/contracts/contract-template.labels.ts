import { defineLabels } from '../define-labels.ts'
import { definitionWords } from '../definition-words.ts'
import { contractTemplate } from './contract-template.ts'

export const contractTemplateLabels = defineLabels(contractTemplate, {
  one: { vi: 'mẫu hợp đồng', en: 'contract template', km: 'គំរូកិច្ចសន្យា' },
  many: { vi: 'Mẫu hợp đồng', en: 'Contract templates', km: 'គំរូកិច្ចសន្យា' },
  purpose: {
    vi: 'Nội dung mẫu và các trường bổ sung của từng loại hợp đồng.',
    en: 'The text and custom fields of each type of contract.',
    km: 'ខ្លឹមសារ និងវាលបន្ថែមនៃកិច្ចសន្យានីមួយៗ។',
  },
  fields: {
    body: { vi: 'Điều khoản mẫu', en: 'Terms', km: 'លក្ខខណ្ឌ' },
    fields: { vi: 'Trường bổ sung', en: 'Custom fields', km: 'វាលបន្ថែម' },
    print_template_id: { vi: 'Mẫu in', en: 'Print template', km: 'គំរូបោះពុម្ព' },
  },
  sections: {
    fields: { vi: 'Trường bổ sung', en: 'Custom fields', km: 'វាលបន្ថែម' },
  },
  options: {
    type: {
      service: { vi: 'Dịch vụ', en: 'Service', km: 'សេវាកម្ម' },
      rental: { vi: 'Cho thuê', en: 'Rental', km: 'ជួល' },
      advertising: { vi: 'Quảng cáo', en: 'Advertising', km: 'ផ្សាយពាណិជ្ជកម្ម' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
  lines: {
    fields: { vi: definitionWords.vi.line, en: definitionWords.en.line, km: definitionWords.km.line },
  },
  lineOptions: {
    fields: {
      vi: definitionWords.vi.options,
      en: definitionWords.en.options,
      km: definitionWords.km.options,
    },
  },
})
