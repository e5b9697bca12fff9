import { defineLabels } from '../define-labels.ts'
import { lateInterestRule } from './late-interest-rule.ts'
import { interestPeriodWords } from './late-interest-words.ts'

export const lateInterestRuleLabels = defineLabels(lateInterestRule, {
  vi: {
    one: 'quy định lãi chậm nộp',
    many: 'Quy định lãi chậm nộp',
    purpose: 'Lãi suất chậm nộp phí, áp dụng từ ngày nào, cho loại phí nào và tối đa bao nhiêu.',
    fields: {
      name: 'Tên quy định',
      rate: 'Lãi suất',
      per: 'Tính theo',
      grace_days: 'Số ngày ân hạn',
      minimum: 'Nợ tối thiểu',
      cap_percent: 'Lãi tối đa',
    },
    help: {
      name: 'Khoản lãi mang tên này, kèm theo tháng.',
      fee_settings: 'Để trống để áp dụng cho mọi khoản phí không có quy định riêng.',
      grace_days: 'Số ngày sau hạn nộp không tính lãi.',
      minimum: 'Ngày nào khoản phí còn nợ ít hơn số này thì không tính lãi.',
      cap_percent:
        'Tổng tiền lãi của một khoản phí không vượt quá tỷ lệ này của khoản phí. Để trống nếu không giới hạn.',
      category_id: 'Doanh thu từ tiền lãi được ghi vào danh mục này.',
    },
    sections: { interest: 'Cách tính lãi' },
    options: { per: interestPeriodWords.vi },
  },
  en: {
    one: 'late interest rule',
    many: 'Late interest rules',
    purpose: 'What paying late costs, from which day, on which fees, and at most how much.',
    fields: {
      name: 'Name',
      rate: 'Rate',
      per: 'Rate is',
      grace_days: 'Days of grace',
      minimum: 'Least debt',
      cap_percent: 'Most interest',
    },
    help: {
      name: 'Fees for interest have this name, with the month.',
      fee_settings: 'Empty means every fee that no other rule names.',
      grace_days: 'Days after the due date that cost nothing.',
      minimum: 'On days on which less of a fee is unpaid, it bears no interest.',
      cap_percent: 'All interest on a fee together is at most this percentage of it. Empty means no limit.',
      category_id: 'Revenue from interest is booked in this category.',
    },
    sections: { interest: 'Interest' },
    options: { per: interestPeriodWords.en },
  },
  km: {
    one: 'វិធានការប្រាក់បង់យឺត',
    many: 'វិធានការប្រាក់បង់យឺត',
    purpose: 'អត្រាការប្រាក់ពេលបង់យឺត ចាប់ពីថ្ងៃណា លើថ្លៃអ្វី និងអតិបរមាប៉ុន្មាន។',
    fields: {
      name: 'ឈ្មោះវិធាន',
      rate: 'អត្រាការប្រាក់',
      per: 'គិតតាម',
      grace_days: 'ចំនួនថ្ងៃអនុគ្រោះ',
      minimum: 'បំណុលអប្បបរមា',
      cap_percent: 'ការប្រាក់អតិបរមា',
    },
    help: {
      name: 'ថ្លៃការប្រាក់មានឈ្មោះនេះ រួមជាមួយខែ។',
      fee_settings: 'ទុកទទេ គឺគ្រប់ថ្លៃដែលគ្មានវិធានផ្ទាល់ខ្លួន។',
      grace_days: 'ចំនួនថ្ងៃក្រោយថ្ងៃកំណត់បង់ដែលមិនគិតការប្រាក់។',
      minimum: 'ថ្ងៃណាដែលថ្លៃនៅជំពាក់តិចជាងចំនួននេះ មិនគិតការប្រាក់ទេ។',
      cap_percent: 'ការប្រាក់សរុបលើថ្លៃមួយមិនលើសភាគរយនេះនៃថ្លៃនោះទេ។ ទុកទទេ បើគ្មានកម្រិត។',
      category_id: 'ចំណូលពីការប្រាក់ត្រូវបានកត់ក្នុងប្រភេទនេះ។',
    },
    sections: { interest: 'របៀបគណនាការប្រាក់' },
    options: { per: interestPeriodWords.km },
  },
})
