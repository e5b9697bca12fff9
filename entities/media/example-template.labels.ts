import { defineLabels } from '../define-labels.ts'
import { languageWords, paperSizeWords } from '../notice-words.ts'
import { exampleTemplate } from './example-template.ts'

export const exampleTemplateLabels = defineLabels(exampleTemplate, {
  one: { vi: 'mẫu in', en: 'print template', km: 'គំរូបោះពុម្ព' },
  many: { vi: 'Mẫu in', en: 'Print templates', km: 'គំរូបោះពុម្ព' },
  purpose: {
    vi: 'Mẫu in thông báo phí, phiếu thu, hợp đồng và biên bản bàn giao.',
    en: 'Templates for printing fee notices, receipts, contracts and handover minutes.',
    km: 'គំរូបោះពុម្ពលិខិត បង្កាន់ដៃ កិច្ចសន្យា និងកំណត់ហេតុប្រគល់។',
  },
  fields: {
    versions: { vi: 'Phiên bản', en: 'Versions', km: 'កំណែ' },
    is_default: { vi: 'Mặc định', en: 'Default', km: 'លំនាំដើម' },
  },
  help: {
    code: {
      vi: 'Phải bắt đầu bằng TemplateNotice hoặc TemplateReceipt.',
      en: 'Must start with TemplateNotice or TemplateReceipt.',
      km: 'ចាប់ផ្តើមដោយ TemplateNotice ឬ TemplateReceipt។',
    },
    language: {
      vi: 'Để trống: theo tiếng của cư dân.',
      en: 'Leave empty: that of the residents.',
      km: 'ទុកទទេ៖ តាមភាសារបស់អ្នកស្នាក់នៅ។',
    },
    is_default: {
      vi: 'Dùng khi đợt thông báo, phiếu thu, hợp đồng hoặc biên bản không có mẫu riêng.',
      en: 'Used where a notice batch, a receipt, a contract or minutes name no other template.',
      km: 'ប្រើនៅពេលមិនបានជ្រើសគំរូផ្សេង។',
    },
  },
  options: {
    type: {
      notice: { vi: 'Thông báo phí', en: 'Fee notice', km: 'លិខិតជូនដំណឹង' },
      receipt: { vi: 'Phiếu thu', en: 'Receipt', km: 'បង្កាន់ដៃ' },
      contract: { vi: 'Hợp đồng', en: 'Contract', km: 'កិច្ចសន្យា' },
      handover: { vi: 'Biên bản bàn giao', en: 'Handover minutes', km: 'កំណត់ហេតុប្រគល់' },
    },
    paper_size: { vi: paperSizeWords, en: paperSizeWords, km: paperSizeWords },
    language: languageWords,
  },
})
