import { defineLabels } from '../define-labels.ts'
import { definitionWords } from '../definition-words.ts'
import { contractTemplate } from './contract-template.ts'

export const contractTemplateLabels = defineLabels(contractTemplate, {
  vi: {
    one: 'mẫu hợp đồng',
    many: 'Mẫu hợp đồng',
    purpose: 'Nội dung mẫu và các trường bổ sung của từng loại hợp đồng.',
    fields: {
      body: 'Điều khoản mẫu',
      fields: 'Trường bổ sung',
      print_template_id: 'Mẫu in',
      contracts: 'Hợp đồng',
    },
    sections: {
      fields: 'Trường bổ sung',
    },
    options: {
      type: {
        service: 'Dịch vụ',
        rental: 'Cho thuê',
        advertising: 'Quảng cáo',
        other: 'Khác',
      },
    },
    lines: { fields: definitionWords.vi.line },
    lineOptions: { fields: definitionWords.vi.options },
  },
  en: {
    one: 'contract template',
    many: 'Contract templates',
    purpose: 'The text and custom fields of each type of contract.',
    fields: {
      body: 'Terms',
      fields: 'Custom fields',
      print_template_id: 'Print template',
      contracts: 'Contracts',
    },
    sections: {
      fields: 'Custom fields',
    },
    options: {
      type: {
        service: 'Service',
        rental: 'Rental',
        advertising: 'Advertising',
        other: 'Other',
      },
    },
    lines: { fields: definitionWords.en.line },
    lineOptions: { fields: definitionWords.en.options },
  },
  km: {
    one: 'គំរូកិច្ចសន្យា',
    many: 'គំរូកិច្ចសន្យា',
    purpose: 'ខ្លឹមសារ និងវាលបន្ថែមនៃកិច្ចសន្យានីមួយៗ។',
    fields: {
      body: 'លក្ខខណ្ឌ',
      fields: 'វាលបន្ថែម',
      print_template_id: 'គំរូបោះពុម្ព',
      contracts: 'កិច្ចសន្យា',
    },
    sections: {
      fields: 'វាលបន្ថែម',
    },
    options: {
      type: {
        service: 'សេវាកម្ម',
        rental: 'ជួល',
        advertising: 'ផ្សាយពាណិជ្ជកម្ម',
        other: 'ផ្សេងៗ',
      },
    },
    lines: { fields: definitionWords.km.line },
    lineOptions: { fields: definitionWords.km.options },
  },
})
