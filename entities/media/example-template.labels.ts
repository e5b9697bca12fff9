import type { Labels } from '#core/labels.ts'
import { languageWords, paperSizeWords } from '../notice-words.ts'
import type { exampleTemplate } from './example-template.ts'

export const exampleTemplateLabels = {
  vi: {
    one: 'mẫu in',
    many: 'Mẫu in',
    purpose: 'Mẫu in thông báo phí, phiếu thu, hợp đồng và biên bản bàn giao.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      type: 'Loại',
      paper_size: 'Khổ giấy',
      content: 'Nội dung',
      language: 'Ngôn ngữ',
      versions: 'Phiên bản',
      is_default: 'Mặc định',
      is_active: 'Đang dùng',
    },
    help: {
      code: 'Phải bắt đầu bằng TemplateNotice hoặc TemplateReceipt.',
      language: 'Để trống: theo tiếng của cư dân.',
      is_default: 'Dùng khi đợt thông báo, phiếu thu, hợp đồng hoặc biên bản không có mẫu riêng.',
    },
    sections: {
      general: 'Thông tin chung',
      content: 'Nội dung',
    },
    options: {
      type: {
        notice: 'Thông báo phí',
        receipt: 'Phiếu thu',
        contract: 'Hợp đồng',
        handover: 'Biên bản bàn giao',
      },
      paper_size: paperSizeWords,
      language: languageWords.vi,
    },
  },
  en: {
    one: 'print template',
    many: 'Print templates',
    purpose: 'Templates for printing fee notices, receipts, contracts and handover minutes.',
    fields: {
      code: 'Code',
      name: 'Name',
      type: 'Type',
      paper_size: 'Paper',
      content: 'Content',
      language: 'Language',
      versions: 'Versions',
      is_default: 'Default',
      is_active: 'Active',
    },
    help: {
      code: 'Must start with TemplateNotice or TemplateReceipt.',
      language: 'Leave empty: that of the residents.',
      is_default: 'Used where a notice batch, a receipt, a contract or minutes name no other template.',
    },
    sections: {
      general: 'General',
      content: 'Content',
    },
    options: {
      type: {
        notice: 'Fee notice',
        receipt: 'Receipt',
        contract: 'Contract',
        handover: 'Handover minutes',
      },
      paper_size: paperSizeWords,
      language: languageWords.en,
    },
  },
  km: {
    one: 'គំរូបោះពុម្ព',
    many: 'គំរូបោះពុម្ព',
    purpose: 'គំរូបោះពុម្ពលិខិត បង្កាន់ដៃ កិច្ចសន្យា និងកំណត់ហេតុប្រគល់។',
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      type: 'ប្រភេទ',
      paper_size: 'ក្រដាស',
      content: 'ខ្លឹមសារ',
      language: 'ភាសា',
      versions: 'កំណែ',
      is_default: 'លំនាំដើម',
      is_active: 'កំពុងប្រើ',
    },
    help: {
      code: 'ចាប់ផ្តើមដោយ TemplateNotice ឬ TemplateReceipt។',
      language: 'ទុកទទេ៖ តាមភាសារបស់អ្នកស្នាក់នៅ។',
      is_default: 'ប្រើនៅពេលមិនបានជ្រើសគំរូផ្សេង។',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      content: 'ខ្លឹមសារ',
    },
    options: {
      type: {
        notice: 'លិខិតជូនដំណឹង',
        receipt: 'បង្កាន់ដៃ',
        contract: 'កិច្ចសន្យា',
        handover: 'កំណត់ហេតុប្រគល់',
      },
      paper_size: paperSizeWords,
      language: languageWords.km,
    },
  },
} satisfies Labels<typeof exampleTemplate>
