import type { Labels } from '#core/labels.ts'
import { definitionWords } from '../definition-words.ts'
import type { contractTemplate } from './contract-template.ts'

export const contractTemplateLabels = {
  vi: {
    one: 'mẫu hợp đồng',
    many: 'Mẫu hợp đồng',
    purpose: 'Nội dung mẫu và các trường bổ sung của từng loại hợp đồng.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      type: 'Loại',
      body: 'Điều khoản mẫu',
      fields: 'Trường bổ sung',
      print_template_id: 'Mẫu in',
      is_active: 'Đang dùng',
      contracts: 'Hợp đồng',
    },
    sections: {
      general: 'Thông tin chung',
      content: 'Nội dung',
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
      code: 'Code',
      name: 'Name',
      type: 'Type',
      body: 'Terms',
      fields: 'Custom fields',
      print_template_id: 'Print template',
      is_active: 'Active',
      contracts: 'Contracts',
    },
    sections: {
      general: 'General',
      content: 'Content',
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
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      type: 'ប្រភេទ',
      body: 'លក្ខខណ្ឌ',
      fields: 'វាលបន្ថែម',
      print_template_id: 'គំរូបោះពុម្ព',
      is_active: 'កំពុងប្រើ',
      contracts: 'កិច្ចសន្យា',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      content: 'ខ្លឹមសារ',
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
} satisfies Labels<typeof contractTemplate>
