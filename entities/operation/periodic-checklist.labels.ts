import { defineLabels } from '../define-labels.ts'
import { itemKindWords, itemWords } from './item-words.ts'
import { periodicChecklist } from './periodic-checklist.ts'

export const periodicChecklistLabels = defineLabels(periodicChecklist, {
  one: { vi: 'lượt kiểm tra định kỳ', en: 'periodic check', km: 'ការត្រួតពិនិត្យតាមកាលកំណត់' },
  many: { vi: 'Kiểm tra định kỳ', en: 'Periodic checks', km: 'ការត្រួតពិនិត្យតាមកាលកំណត់' },
  purpose: {
    vi: 'Các lượt kiểm tra theo lịch: ai làm, hạn nào, kết quả ra sao.',
    en: 'Scheduled rounds: who does them, when they are due, and what was found.',
    km: 'ការត្រួតពិនិត្យតាមកាលវិភាគ៖ អ្នកធ្វើ ថ្ងៃកំណត់ និងលទ្ធផល។',
  },
  fields: {
    checklist_id: { vi: 'Checklist', en: 'Checklist', km: 'បញ្ជីត្រួតពិនិត្យ' },
    period: { vi: 'Chu kỳ', en: 'Period', km: 'វដ្ត' },
    due_date: { vi: 'Hạn hoàn thành', en: 'Due date', km: 'ថ្ងៃកំណត់' },
    due_day: { vi: 'Hạn vào ngày trong tháng', en: 'Due on day of month', km: 'កំណត់នៅថ្ងៃទីនៃខែ' },
    missed: { vi: 'Số lượt bỏ lỡ trước đó', en: 'Rounds missed before', km: 'ចំនួនលើកដែលខកខានមុន' },
    cancels: { vi: 'Hủy', en: 'Cancels', km: 'បោះបង់' },
    started_at: { vi: 'Bắt đầu lúc', en: 'Started at', km: 'ចាប់ផ្តើមនៅ' },
    finished_at: { vi: 'Hoàn thành lúc', en: 'Finished at', km: 'បញ្ចប់នៅ' },
    results: { vi: 'Kết quả', en: 'Results', km: 'លទ្ធផល' },
  },
  help: {
    period: {
      vi: 'Khi hoàn thành hoặc hủy riêng một lượt, lượt kế tiếp được tạo theo chu kỳ này. Lượt đã quá hạn thì được đếm là bỏ lỡ.',
      en: 'When a round is finished, or cancelled by itself, the next one is made after this period. Those that are overdue by then are counted as missed.',
      km: 'ពេលបញ្ចប់ ឬបោះបង់តែមួយលើក ការត្រួតពិនិត្យបន្ទាប់ត្រូវបានបង្កើតតាមវដ្តនេះ។ លើកដែលហួសកំណត់ត្រូវបានរាប់ថាខកខាន។',
    },
  },
  views: {
    due: { vi: 'Lượt cần làm', en: 'Checks to do', km: 'ការត្រួតពិនិត្យត្រូវធ្វើ' },
  },
  sections: {
    term: { vi: 'Lịch thực hiện', en: 'Schedule', km: 'កាលវិភាគ' },
    results: { vi: 'Kết quả kiểm tra', en: 'Results', km: 'លទ្ធផលត្រួតពិនិត្យ' },
  },
  options: {
    cancels: {
      this_one: { vi: 'Chỉ lượt này', en: 'This one alone', km: 'តែលើកនេះ' },
      series: { vi: 'Lượt này và các lượt sau', en: 'This one and all later ones', km: 'លើកនេះ និងលើកក្រោយៗ' },
    },
    period: {
      once: { vi: 'Một lần', en: 'Once', km: 'ម្តង' },
      daily: { vi: 'Hằng ngày', en: 'Daily', km: 'រាល់ថ្ងៃ' },
      weekly: { vi: 'Hằng tuần', en: 'Weekly', km: 'រាល់សប្តាហ៍' },
      monthly: { vi: 'Hằng tháng', en: 'Monthly', km: 'រាល់ខែ' },
      quarterly: { vi: 'Hằng quý', en: 'Quarterly', km: 'រាល់ត្រីមាស' },
      half_year: { vi: 'Sáu tháng', en: 'Every six months', km: 'រាល់ប្រាំមួយខែ' },
      yearly: { vi: 'Hằng năm', en: 'Yearly', km: 'រាល់ឆ្នាំ' },
    },
  },
  lines: {
    results: {
      point: { vi: 'STT', en: 'No.', km: 'ល.រ' },
      name: { vi: 'Hạng mục', en: 'Item', km: 'មុខត្រួតពិនិត្យ' },
      ...itemWords,
      result: { vi: 'Kết quả', en: 'Result', km: 'លទ្ធផល' },
      value: { vi: 'Giá trị', en: 'Value', km: 'តម្លៃ' },
      note: { vi: 'Ghi chú', en: 'Note', km: 'កំណត់សម្គាល់' },
      photo: { vi: 'Ảnh', en: 'Photo', km: 'រូបថត' },
    },
  },
  lineOptions: {
    results: {
      kind: itemKindWords,
      result: {
        good: { vi: 'Đạt', en: 'Good', km: 'ល្អ' },
        attention: { vi: 'Cần chú ý', en: 'Needs attention', km: 'ត្រូវយកចិត្តទុកដាក់' },
        bad: { vi: 'Không đạt', en: 'Bad', km: 'មិនល្អ' },
        skipped: { vi: 'Bỏ qua', en: 'Skipped', km: 'រំលង' },
      },
    },
  },
  states: {
    doing: { vi: 'Đang thực hiện', en: 'In progress', km: 'កំពុងធ្វើ' },
    overdue: { vi: 'Quá hạn', en: 'Overdue', km: 'ហួសកំណត់' },
    done: { vi: 'Hoàn thành', en: 'Done', km: 'បានបញ្ចប់' },
  },
  actions: {
    start: { vi: 'Bắt đầu', en: 'Start', km: 'ចាប់ផ្តើម' },
    fall_due: { vi: 'Đánh dấu quá hạn', en: 'Mark as overdue', km: 'ហួសកំណត់' },
  },
})
