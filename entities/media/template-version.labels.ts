import type { Labels } from '#core/labels.ts'
import { languageWords, paperSizeWords } from '../notice-words.ts'
import type { templateVersion } from './template-version.ts'

export const templateVersionLabels = {
  vi: {
    one: 'phiên bản mẫu in',
    many: 'Phiên bản mẫu in',
    purpose: 'Nội dung mẫu in qua từng lần sửa; chứng từ đã lập giữ nguyên phiên bản của mình.',
    fields: {
      template_id: 'Mẫu in',
      number: 'Phiên bản',
      paper_size: 'Khổ giấy',
      language: 'Ngôn ngữ',
      content: 'Nội dung',
    },
    options: { paper_size: paperSizeWords, language: languageWords.vi },
    sections: { general: 'Thông tin chung', content: 'Nội dung' },
  },
  en: {
    one: 'template version',
    many: 'Template versions',
    purpose: 'The text of a template after each change; a document keeps the version that it was made with.',
    fields: {
      template_id: 'Template',
      number: 'Version',
      paper_size: 'Paper',
      language: 'Language',
      content: 'Content',
    },
    options: { paper_size: paperSizeWords, language: languageWords.en },
    sections: { general: 'General', content: 'Content' },
  },
  km: {
    one: 'កំណែគំរូបោះពុម្ព',
    many: 'កំណែគំរូបោះពុម្ព',
    purpose: 'ខ្លឹមសារគំរូក្រោយការកែម្តងៗ ឯកសារដែលបានធ្វើរក្សាកំណែរបស់ខ្លួន។',
    fields: {
      template_id: 'គំរូបោះពុម្ព',
      number: 'កំណែ',
      paper_size: 'ក្រដាស',
      language: 'ភាសា',
      content: 'ខ្លឹមសារ',
    },
    options: { paper_size: paperSizeWords, language: languageWords.km },
    sections: { general: 'ព័ត៌មានទូទៅ', content: 'ខ្លឹមសារ' },
  },
} satisfies Labels<typeof templateVersion>
