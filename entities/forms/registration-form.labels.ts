import { defineLabels } from '../define-labels.ts'
import { definitionWords } from '../definition-words.ts'
import { registrationForm } from './registration-form.ts'

export const registrationFormLabels = defineLabels(registrationForm, {
  vi: {
    one: 'biểu mẫu đăng ký',
    many: 'Biểu mẫu',
    purpose: 'Biểu mẫu để cư dân đăng ký hoặc trả lời.',
    fields: {
      description: 'Mô tả',
      fields: 'Trường thông tin',
      requires_apartment: 'Phải chọn căn hộ',
      requires_resident: 'Phải chọn cư dân',
      requires_signature: 'Phải ký tên',
      requires_email: 'Phải có e-mail',
      open_from: 'Mở từ ngày',
      open_to: 'Đến ngày',
      thank_you: 'Lời cảm ơn',
      answers_count: 'Số phản hồi',
      answers: 'Phản hồi',
    },
    help: {
      fields: 'Mã trường viết không dấu, không trùng nhau và không được chỉ gồm chữ số.',
    },
    sections: {
      fields: 'Trường thông tin',
      demands: 'Yêu cầu',
    },
    options: {
      type: {
        registration: 'Đăng ký',
        other: 'Khác',
      },
    },
    lines: { fields: definitionWords.vi.line },
    lineOptions: { fields: definitionWords.vi.options },
    state: 'Trạng thái',
    states: {
      open: 'Đang mở',
      closed: 'Đã đóng',
    },
    actions: {
      publish: 'Mở',
      close: 'Đóng',
    },
  },
  en: {
    one: 'registration form',
    many: 'Forms',
    purpose: 'Forms that residents fill in to register or answer.',
    fields: {
      description: 'Description',
      fields: 'Fields',
      requires_apartment: 'Apartment required',
      requires_resident: 'Resident required',
      requires_signature: 'Signature required',
      requires_email: 'E-mail required',
      open_from: 'Open from',
      open_to: 'Open to',
      thank_you: 'Thank-you message',
      answers_count: 'Answers',
      answers: 'Answers',
    },
    help: {
      fields: 'Each key must be unique and not only digits.',
    },
    sections: {
      fields: 'Fields',
      demands: 'Requirements',
    },
    options: {
      type: {
        registration: 'Registration',
        other: 'Other',
      },
    },
    lines: { fields: definitionWords.en.line },
    lineOptions: { fields: definitionWords.en.options },
    state: 'Status',
    states: {
      open: 'Open',
      closed: 'Closed',
    },
    actions: {
      publish: 'Open',
      close: 'Close',
    },
  },
  km: {
    one: 'ទម្រង់ចុះឈ្មោះ',
    many: 'ទម្រង់',
    purpose: 'ទម្រង់សម្រាប់អ្នកស្នាក់នៅចុះឈ្មោះ ឬឆ្លើយ។',
    fields: {
      description: 'ការពិពណ៌នា',
      fields: 'វាលព័ត៌មាន',
      requires_apartment: 'ត្រូវការអាផាតមិន',
      requires_resident: 'ត្រូវការអ្នកស្នាក់នៅ',
      requires_signature: 'ត្រូវការហត្ថលេខា',
      requires_email: 'ត្រូវការអ៊ីមែល',
      open_from: 'បើកពី',
      open_to: 'ដល់',
      thank_you: 'សារអរគុណ',
      answers_count: 'ចំនួនចម្លើយ',
      answers: 'ចម្លើយ',
    },
    help: {
      fields: 'កូនសោជាពាក្យ មិនស្ទួន និងមិនមែនតែលេខទេ។',
    },
    sections: {
      fields: 'វាលព័ត៌មាន',
      demands: 'តម្រូវការ',
    },
    options: {
      type: {
        registration: 'ការចុះឈ្មោះ',
        other: 'ផ្សេងៗ',
      },
    },
    lines: { fields: definitionWords.km.line },
    lineOptions: { fields: definitionWords.km.options },
    state: 'ស្ថានភាព',
    states: {
      open: 'បើក',
      closed: 'បានបិទ',
    },
    actions: {
      publish: 'បើក',
      close: 'បិទ',
    },
  },
})
