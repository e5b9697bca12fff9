import { defineLabels } from '../define-labels.ts'
import { definitionWords } from '../definition-words.ts'
import { registrationForm } from './registration-form.ts'

export const registrationFormLabels = defineLabels(registrationForm, {
  one: { vi: 'biểu mẫu đăng ký', en: 'registration form', km: 'ទម្រង់ចុះឈ្មោះ' },
  many: { vi: 'Biểu mẫu', en: 'Forms', km: 'ទម្រង់' },
  purpose: {
    vi: 'Biểu mẫu để cư dân đăng ký hoặc trả lời.',
    en: 'Forms that residents fill in to register or answer.',
    km: 'ទម្រង់សម្រាប់អ្នកស្នាក់នៅចុះឈ្មោះ ឬឆ្លើយ។',
  },
  fields: {
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    fields: { vi: 'Câu hỏi', en: 'Questions', km: 'សំណួរ' },
    requires_apartment: { vi: 'Phải chọn căn hộ', en: 'Apartment required', km: 'ត្រូវការអាផាតមិន' },
    requires_resident: { vi: 'Phải chọn cư dân', en: 'Resident required', km: 'ត្រូវការអ្នកស្នាក់នៅ' },
    requires_signature: { vi: 'Phải ký tên', en: 'Signature required', km: 'ត្រូវការហត្ថលេខា' },
    requires_email: { vi: 'Phải có e-mail', en: 'E-mail required', km: 'ត្រូវការអ៊ីមែល' },
    answer_limit: { vi: 'Giới hạn phản hồi', en: 'Limit of responses', km: 'កម្រិតចម្លើយ' },
    open_from: { vi: 'Mở từ ngày', en: 'Open from', km: 'បើកពី' },
    open_to: { vi: 'Đến ngày', en: 'Open to', km: 'ដល់' },
    thank_you: { vi: 'Lời cảm ơn', en: 'Thank-you message', km: 'សារអរគុណ' },
    answers_count: { vi: 'Số phản hồi', en: 'Answers', km: 'ចំនួនចម្លើយ' },
    answers: { vi: 'Phản hồi', en: 'Answers', km: 'ចម្លើយ' },
  },
  help: {
    fields: {
      vi: 'Khi biểu mẫu đã mở thì không sửa câu hỏi được nữa. Mã tự điền theo câu hỏi, thường không cần sửa.',
      en: 'Once the form is open its questions stay as they are. Keys fill themselves in; there is usually no need to change them.',
      km: 'ពេលទម្រង់បើកហើយ សំណួរមិនអាចកែបានទេ។ កូនសោបំពេញដោយខ្លួនឯងតាមសំណួរ ជាធម្មតាមិនចាំបាច់កែទេ។',
    },
  },
  sections: {
    fields: { vi: 'Câu hỏi', en: 'Questions', km: 'សំណួរ' },
    demands: { vi: 'Yêu cầu', en: 'Requirements', km: 'តម្រូវការ' },
  },
  options: {
    type: {
      registration: { vi: 'Đăng ký', en: 'Registration', km: 'ការចុះឈ្មោះ' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
    answer_limit: {
      per_apartment: {
        vi: 'Mỗi căn hộ một phản hồi',
        en: 'One for each apartment',
        km: 'អាផាតមិននីមួយៗឆ្លើយម្តង',
      },
      per_person: { vi: 'Mỗi người một phản hồi', en: 'One for each person', km: 'មនុស្សម្នាក់ឆ្លើយម្តង' },
      none: { vi: 'Không giới hạn', en: 'No limit', km: 'គ្មានកំណត់' },
    },
  },
  lines: {
    fields: {
      vi: {
        ...definitionWords.vi.line,
        key: 'Mã',
        label: 'Câu hỏi',
        language_contents: 'Câu hỏi theo ngôn ngữ',
        type: 'Kiểu trả lời',
      },
      en: {
        ...definitionWords.en.line,
        label: 'Question',
        language_contents: 'Question by language',
        type: 'Kind of answer',
      },
      km: {
        ...definitionWords.km.line,
        label: 'សំណួរ',
        language_contents: 'សំណួរតាមភាសា',
        type: 'ប្រភេទចម្លើយ',
      },
    },
  },
  lineOptions: {
    fields: {
      vi: definitionWords.vi.options,
      en: definitionWords.en.options,
      km: definitionWords.km.options,
    },
  },
  states: {
    open: { vi: 'Đang mở', en: 'Open', km: 'បើក' },
  },
  actions: {
    publish: { vi: 'Mở', en: 'Open', km: 'បើក' },
  },
})
