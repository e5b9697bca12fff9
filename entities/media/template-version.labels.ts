import { defineLabels } from '../define-labels.ts'
import { languageWords, paperSizeWords } from '../notice-words.ts'
import { templateVersion } from './template-version.ts'

export const templateVersionLabels = defineLabels(templateVersion, {
  vi: {
    one: 'phiên bản mẫu in',
    many: 'Phiên bản mẫu in',
    purpose: 'Nội dung mẫu in qua từng lần sửa; chứng từ đã lập giữ nguyên phiên bản của mình.',
    fields: {
      template_id: 'Mẫu in',
      number: 'Phiên bản',
      paper_size: 'Khổ giấy',
      language: 'Ngôn ngữ',
    },
    options: { paper_size: paperSizeWords, language: languageWords.vi },
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
    },
    options: { paper_size: paperSizeWords, language: languageWords.en },
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
    },
    options: { paper_size: paperSizeWords, language: languageWords.km },
  },
})
