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
    fields: { vi: 'Trường thông tin', en: 'Fields', km: 'វាលព័ត៌មាន' },
    requires_apartment: { vi: 'Phải chọn căn hộ', en: 'Apartment required', km: 'ត្រូវការអាផាតមិន' },
    requires_resident: { vi: 'Phải chọn cư dân', en: 'Resident required', km: 'ត្រូវការអ្នកស្នាក់នៅ' },
    requires_signature: { vi: 'Phải ký tên', en: 'Signature required', km: 'ត្រូវការហត្ថលេខា' },
    requires_email: { vi: 'Phải có e-mail', en: 'E-mail required', km: 'ត្រូវការអ៊ីមែល' },
    open_from: { vi: 'Mở từ ngày', en: 'Open from', km: 'បើកពី' },
    open_to: { vi: 'Đến ngày', en: 'Open to', km: 'ដល់' },
    thank_you: { vi: 'Lời cảm ơn', en: 'Thank-you message', km: 'សារអរគុណ' },
    answers_count: { vi: 'Số phản hồi', en: 'Answers', km: 'ចំនួនចម្លើយ' },
    answers: { vi: 'Phản hồi', en: 'Answers', km: 'ចម្លើយ' },
  },
  help: {
    fields: {
      vi: 'Mã trường viết không dấu, không trùng nhau và không được chỉ gồm chữ số.',
      en: 'Each key must be unique and not only digits.',
      km: 'កូនសោជាពាក្យ មិនស្ទួន និងមិនមែនតែលេខទេ។',
    },
  },
  sections: {
    fields: { vi: 'Trường thông tin', en: 'Fields', km: 'វាលព័ត៌មាន' },
    demands: { vi: 'Yêu cầu', en: 'Requirements', km: 'តម្រូវការ' },
  },
  options: {
    type: {
      registration: { vi: 'Đăng ký', en: 'Registration', km: 'ការចុះឈ្មោះ' },
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
  states: {
    open: { vi: 'Đang mở', en: 'Open', km: 'បើក' },
  },
  actions: {
    publish: { vi: 'Mở', en: 'Open', km: 'បើក' },
  },
})
