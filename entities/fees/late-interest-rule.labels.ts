import { defineLabels } from '../define-labels.ts'
import { lateInterestRule } from './late-interest-rule.ts'
import { dayCountName, dayCountWords, interestPeriodWords } from './late-interest-words.ts'

export const lateInterestRuleLabels = defineLabels(lateInterestRule, {
  one: { vi: 'quy định lãi chậm nộp', en: 'late interest rule', km: 'វិធានការប្រាក់បង់យឺត' },
  many: { vi: 'Quy định lãi chậm nộp', en: 'Late interest rules', km: 'វិធានការប្រាក់បង់យឺត' },
  purpose: {
    vi: 'Lãi suất chậm nộp phí, áp dụng từ ngày nào, cho loại phí nào và tối đa bao nhiêu.',
    en: 'What paying late costs, from which day, on which fees, and at most how much.',
    km: 'អត្រាការប្រាក់ពេលបង់យឺត ចាប់ពីថ្ងៃណា លើថ្លៃអ្វី និងអតិបរមាប៉ុន្មាន។',
  },
  fields: {
    name: { vi: 'Tên quy định', en: 'Name', km: 'ឈ្មោះវិធាន' },
    rate: { vi: 'Lãi suất', en: 'Rate', km: 'អត្រាការប្រាក់' },
    per: { vi: 'Tính theo', en: 'Rate is', km: 'គិតតាម' },
    day_count: dayCountName,
    grace_days: { vi: 'Số ngày ân hạn', en: 'Days of grace', km: 'ចំនួនថ្ងៃអនុគ្រោះ' },
    minimum: { vi: 'Nợ tối thiểu', en: 'Least debt', km: 'បំណុលអប្បបរមា' },
    cap_percent: { vi: 'Lãi tối đa', en: 'Most interest', km: 'ការប្រាក់អតិបរមា' },
  },
  help: {
    name: {
      vi: 'Khoản lãi mang tên này, kèm theo tháng.',
      en: 'Fees for interest have this name, with the month.',
      km: 'ថ្លៃការប្រាក់មានឈ្មោះនេះ រួមជាមួយខែ។',
    },
    fee_settings: {
      vi: 'Để trống để áp dụng cho mọi khoản phí không có quy định riêng.',
      en: 'Empty means every fee that no other rule names.',
      km: 'ទុកទទេ គឺគ្រប់ថ្លៃដែលគ្មានវិធានផ្ទាល់ខ្លួន។',
    },
    grace_days: {
      vi: 'Số ngày sau hạn nộp không tính lãi.',
      en: 'Days after the due date that cost nothing.',
      km: 'ចំនួនថ្ងៃក្រោយថ្ងៃកំណត់បង់ដែលមិនគិតការប្រាក់។',
    },
    day_count: {
      vi: 'Theo hợp đồng: số ngày là ngày trả trừ ngày đến hạn. Nếu không, ngày trả không tính lãi.',
      en: 'As contracts count, days are the day of payment less the due day. Otherwise the day of payment is free.',
      km: 'តាមកិច្ចសន្យា ចំនួនថ្ងៃគឺថ្ងៃបង់ដកថ្ងៃកំណត់។ បើមិនដូច្នេះ ថ្ងៃបង់មិនគិតការប្រាក់ទេ។',
    },
    minimum: {
      vi: 'Ngày nào khoản phí còn nợ ít hơn số này thì không tính lãi.',
      en: 'On days on which less of a fee is unpaid, it bears no interest.',
      km: 'ថ្ងៃណាដែលថ្លៃនៅជំពាក់តិចជាងចំនួននេះ មិនគិតការប្រាក់ទេ។',
    },
    cap_percent: {
      vi: 'Tổng tiền lãi của một khoản phí không vượt quá tỷ lệ này của khoản phí. Để trống nếu không giới hạn.',
      en: 'All interest on a fee together is at most this percentage of it. Empty means no limit.',
      km: 'ការប្រាក់សរុបលើថ្លៃមួយមិនលើសភាគរយនេះនៃថ្លៃនោះទេ។ ទុកទទេ បើគ្មានកម្រិត។',
    },
    category_id: {
      vi: 'Doanh thu từ tiền lãi được ghi vào danh mục này.',
      en: 'Revenue from interest is booked in this category.',
      km: 'ចំណូលពីការប្រាក់ត្រូវបានកត់ក្នុងប្រភេទនេះ។',
    },
  },
  sections: {
    interest: { vi: 'Cách tính lãi', en: 'Interest', km: 'របៀបគណនាការប្រាក់' },
  },
  options: {
    per: interestPeriodWords,
    day_count: dayCountWords,
  },
})
