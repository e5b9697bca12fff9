import { defineLabels } from '../define-labels.ts'
import { periodicChecklist } from './periodic-checklist.ts'

export const periodicChecklistLabels = defineLabels(periodicChecklist, {
  vi: {
    one: 'lượt kiểm tra định kỳ',
    many: 'Kiểm tra định kỳ',
    purpose: 'Các lượt kiểm tra theo lịch: ai làm, hạn nào, kết quả ra sao.',
    fields: {
      checklist_id: 'Checklist',
      assignee_id: 'Người phụ trách',
      period: 'Chu kỳ',
      due_date: 'Hạn hoàn thành',
      started_at: 'Bắt đầu lúc',
      finished_at: 'Hoàn thành lúc',
      results: 'Kết quả',
    },
    help: {
      period: 'Khi hoàn thành, lượt kế tiếp được tạo theo chu kỳ này.',
    },
    sections: {
      term: 'Lịch thực hiện',
      results: 'Kết quả kiểm tra',
    },
    options: {
      period: {
        once: 'Một lần',
        daily: 'Hằng ngày',
        weekly: 'Hằng tuần',
        monthly: 'Hằng tháng',
        quarterly: 'Hằng quý',
        yearly: 'Hằng năm',
      },
    },
    lines: {
      results: {
        name: 'Hạng mục',
        result: 'Kết quả',
        value: 'Giá trị',
        note: 'Ghi chú',
      },
    },
    lineOptions: {
      results: {
        result: {
          good: 'Đạt',
          attention: 'Cần chú ý',
          bad: 'Không đạt',
          skipped: 'Bỏ qua',
        },
      },
    },
    state: 'Trạng thái',
    states: {
      doing: 'Đang thực hiện',
      overdue: 'Quá hạn',
      done: 'Hoàn thành',
    },
    actions: {
      start: 'Bắt đầu',
      fall_due: 'Đánh dấu quá hạn',
    },
  },
  en: {
    one: 'periodic check',
    many: 'Periodic checks',
    purpose: 'Scheduled rounds: who does them, when they are due, and what was found.',
    fields: {
      checklist_id: 'Checklist',
      assignee_id: 'Assignee',
      period: 'Period',
      due_date: 'Due date',
      started_at: 'Started at',
      finished_at: 'Finished at',
      results: 'Results',
    },
    help: {
      period: 'When a round is finished, the next one is created after this period.',
    },
    sections: {
      term: 'Schedule',
      results: 'Results',
    },
    options: {
      period: {
        once: 'Once',
        daily: 'Daily',
        weekly: 'Weekly',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
        yearly: 'Yearly',
      },
    },
    lines: {
      results: {
        name: 'Item',
        result: 'Result',
        value: 'Value',
        note: 'Note',
      },
    },
    lineOptions: {
      results: {
        result: {
          good: 'Good',
          attention: 'Needs attention',
          bad: 'Bad',
          skipped: 'Skipped',
        },
      },
    },
    state: 'Status',
    states: {
      doing: 'In progress',
      overdue: 'Overdue',
      done: 'Done',
    },
    actions: {
      start: 'Start',
      fall_due: 'Mark as overdue',
    },
  },
  km: {
    one: 'ការត្រួតពិនិត្យតាមកាលកំណត់',
    many: 'ការត្រួតពិនិត្យតាមកាលកំណត់',
    purpose: 'ការត្រួតពិនិត្យតាមកាលវិភាគ៖ អ្នកធ្វើ ថ្ងៃកំណត់ និងលទ្ធផល។',
    fields: {
      checklist_id: 'បញ្ជីត្រួតពិនិត្យ',
      assignee_id: 'អ្នកទទួលបន្ទុក',
      period: 'វដ្ត',
      due_date: 'ថ្ងៃកំណត់',
      started_at: 'ចាប់ផ្តើមនៅ',
      finished_at: 'បញ្ចប់នៅ',
      results: 'លទ្ធផល',
    },
    help: {
      period: 'ពេលបញ្ចប់ ការត្រួតពិនិត្យបន្ទាប់ត្រូវបានបង្កើតតាមវដ្តនេះ។',
    },
    sections: {
      term: 'កាលវិភាគ',
      results: 'លទ្ធផលត្រួតពិនិត្យ',
    },
    options: {
      period: {
        once: 'ម្តង',
        daily: 'រាល់ថ្ងៃ',
        weekly: 'រាល់សប្តាហ៍',
        monthly: 'រាល់ខែ',
        quarterly: 'រាល់ត្រីមាស',
        yearly: 'រាល់ឆ្នាំ',
      },
    },
    lines: {
      results: {
        name: 'មុខត្រួតពិនិត្យ',
        result: 'លទ្ធផល',
        value: 'តម្លៃ',
        note: 'កំណត់សម្គាល់',
      },
    },
    lineOptions: {
      results: {
        result: {
          good: 'ល្អ',
          attention: 'ត្រូវយកចិត្តទុកដាក់',
          bad: 'មិនល្អ',
          skipped: 'រំលង',
        },
      },
    },
    state: 'ស្ថានភាព',
    states: {
      doing: 'កំពុងធ្វើ',
      overdue: 'ហួសកំណត់',
      done: 'បានបញ្ចប់',
    },
    actions: {
      start: 'ចាប់ផ្តើម',
      fall_due: 'ហួសកំណត់',
    },
  },
})
