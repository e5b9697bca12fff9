import { defineLabels } from '../define-labels.ts'
import { languageWords, paperSizeWords } from '../notice-words.ts'
import { templateVersion } from './template-version.ts'

export const templateVersionLabels = defineLabels(templateVersion, {
  one: { vi: 'phiên bản mẫu in', en: 'template version', km: 'កំណែគំរូបោះពុម្ព' },
  many: { vi: 'Phiên bản mẫu in', en: 'Template versions', km: 'កំណែគំរូបោះពុម្ព' },
  purpose: {
    vi: 'Nội dung mẫu in qua từng lần sửa; chứng từ đã lập giữ nguyên phiên bản của mình.',
    en: 'The text of a template after each change; a document keeps the version that it was made with.',
    km: 'ខ្លឹមសារគំរូក្រោយការកែម្តងៗ ឯកសារដែលបានធ្វើរក្សាកំណែរបស់ខ្លួន។',
  },
  fields: {
    template_id: { vi: 'Mẫu in', en: 'Template', km: 'គំរូបោះពុម្ព' },
    number: { vi: 'Phiên bản', en: 'Version', km: 'កំណែ' },
  },
  options: {
    paper_size: { vi: paperSizeWords, en: paperSizeWords, km: paperSizeWords },
    language: languageWords,
  },
})
