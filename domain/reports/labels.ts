import type { Language } from '#core/language.ts'
import type { ReportName } from './index.ts'

interface ReportWords {
  readonly title: string
  /** A sentence about what it is for. */
  readonly purpose: string
}

type ReportLabels = Readonly<Record<Language, ReportWords>>

/** What each report is called; apart from the reports, which a browser loads in no language. */
export const reportLabels: Readonly<Record<ReportName, ReportLabels>> = {
  daily_report: {
    vi: {
      title: 'Báo cáo ngày',
      purpose: 'Tiền vào, tiền ra và số dư quỹ từng ngày, theo từng tài khoản quỹ.',
    },
    en: {
      title: 'Daily report',
      purpose: 'What came into the funds and went out of them day by day, and what was left.',
    },
    km: {
      title: 'របាយការណ៍ប្រចាំថ្ងៃ',
      purpose: 'ប្រាក់ចូល ប្រាក់ចេញ និងសមតុល្យមូលនិធិរាល់ថ្ងៃ តាមគណនីនីមួយៗ។',
    },
  },
  monthly_report: {
    vi: {
      title: 'Báo cáo tháng',
      purpose: 'Tiền vào, tiền ra và số dư quỹ từng tháng; cuối tháng này là đầu tháng sau.',
    },
    en: {
      title: 'Monthly report',
      purpose: 'What came into the funds and went out of them month by month, and what was left.',
    },
    km: {
      title: 'របាយការណ៍ប្រចាំខែ',
      purpose: 'ប្រាក់ចូល ប្រាក់ចេញ និងសមតុល្យមូលនិធិរាល់ខែ ដោយដំណាច់ខែជាដើមខែបន្ទាប់។',
    },
  },
  maintenance_report: {
    vi: {
      title: 'Quỹ bảo trì',
      purpose: 'Tiền của quỹ bảo trì: đầu kỳ, thu theo nguồn, chi theo hạng mục và cuối kỳ.',
    },
    en: {
      title: 'Maintenance fund',
      purpose:
        'The maintenance fund: what it had, what came in by source, what was spent on what, what is left.',
    },
    km: {
      title: 'មូលនិធិថែទាំ',
      purpose: 'មូលនិធិថែទាំ៖ ដើមគ្រា ចំណូលតាមប្រភព ចំណាយតាមប្រភេទ និងចុងគ្រា។',
    },
  },
  fund_plan_report: {
    vi: {
      title: 'Kế hoạch quỹ bảo trì',
      purpose:
        'Kế hoạch năm của quỹ bảo trì và số đã chi theo từng hạng mục, gồm cả khoản chi ngoài kế hoạch.',
    },
    en: {
      title: 'Maintenance fund against its plan',
      purpose: 'What the year’s plan allows the maintenance fund to spend and what was spent, item by item.',
    },
    km: {
      title: 'ផែនការមូលនិធិថែទាំ',
      purpose: 'ផែនការប្រចាំឆ្នាំនៃមូលនិធិថែទាំ និងការចំណាយតាមមុខនីមួយៗ រួមទាំងការចំណាយក្រៅផែនការ។',
    },
  },
  receipt_report: {
    vi: {
      title: 'Báo cáo thu',
      purpose: 'Tiền đã thu theo khoản thu, ngày, người thu, hình thức thanh toán và block.',
    },
    en: {
      title: 'Receipts report',
      purpose: 'Money that was received, by what it was paid for, day, collector, method and block.',
    },
    km: {
      title: 'របាយការណ៍ចំណូល',
      purpose: 'ប្រាក់ដែលបានទទួល តាមប្រភេទ ថ្ងៃ អ្នកប្រមូល វិធីបង់ប្រាក់ និងប្លុក។',
    },
  },
  payment_report: {
    vi: {
      title: 'Báo cáo chi',
      purpose: 'Tiền đã chi theo hạng mục, ngày, tháng và người lập phiếu.',
    },
    en: {
      title: 'Payments report',
      purpose: 'Money that was paid out, by category, day, month and who made the voucher.',
    },
    km: {
      title: 'របាយការណ៍ចំណាយ',
      purpose: 'ប្រាក់ដែលបានចំណាយ តាមប្រភេទ ថ្ងៃ ខែ និងអ្នកធ្វើប័ណ្ណ។',
    },
  },
  payables_report: {
    vi: {
      title: 'Công nợ nhà cung cấp',
      purpose: 'Còn phải trả từng nhà cung cấp đến cuối kỳ, theo tuổi nợ.',
    },
    en: {
      title: 'Owed to suppliers',
      purpose: 'What each supplier was owed at the end of the period, by how late it was.',
    },
    km: {
      title: 'បំណុលអ្នកផ្គត់ផ្គង់',
      purpose: 'ចំនួនដែលនៅជំពាក់អ្នកផ្គត់ផ្គង់នីមួយៗនៅចុងគ្រា តាមអាយុបំណុល។',
    },
  },
  cashier_statistics: {
    vi: {
      title: 'Thống kê thu ngân',
      purpose: 'Mỗi thu ngân đã thu bao nhiêu phiếu, bao nhiêu tiền và hủy bao nhiêu.',
    },
    en: {
      title: 'Cashier statistics',
      purpose: 'How many receipts each cashier took, how much money, and how much was voided.',
    },
    km: {
      title: 'ស្ថិតិបេឡាករ',
      purpose: 'បេឡាករម្នាក់ៗបានប្រមូលប៉ុន្មានបង្កាន់ដៃ ប៉ុន្មានប្រាក់ និងបានលុបប៉ុន្មាន។',
    },
  },
  synthesis_report: {
    vi: {
      title: 'Báo cáo tổng hợp',
      purpose:
        'Nợ đầu kỳ, phải thu, đã thanh toán, đã giảm và còn nợ cuối kỳ theo nhóm phí, block hoặc căn hộ.',
    },
    en: {
      title: 'Synthesis report',
      purpose: 'Owed before, charged, settled, let off and still owed, by type of fee, block or apartment.',
    },
    km: {
      title: 'របាយការណ៍សង្ខេប',
      purpose: 'បំណុលដើមគ្រា ត្រូវប្រមូល បានទូទាត់ បានបន្ថយ និងនៅជំពាក់ តាមប្រភេទថ្លៃ ប្លុក ឬអាផាតមិន។',
    },
  },
  balance_report: {
    vi: {
      title: 'Tiền căn hộ trả trước',
      purpose: 'Tiền căn hộ nộp thừa hoặc trả trước: đầu kỳ, thêm, đã dùng và cuối kỳ.',
    },
    en: {
      title: 'Paid in advance by apartments',
      purpose: 'What apartments have paid in advance: before, added, used, and left.',
    },
    km: {
      title: 'ប្រាក់អាផាតមិនបង់មុន',
      purpose: 'ប្រាក់លើសដែលអាផាតមិនបានបង់៖ ដើមគ្រា បន្ថែម បានប្រើ និងចុងគ្រា។',
    },
  },
  plan_report: {
    vi: {
      title: 'Kế hoạch thu chi',
      purpose: 'Thu và chi theo kế hoạch của hợp đồng, so với thực tế.',
    },
    en: {
      title: 'Plan against actual',
      purpose: 'What contracts’ plans expected to come in and go out, and what did.',
    },
    km: {
      title: 'ផែនការចំណូលចំណាយ',
      purpose: 'ចំណូលចំណាយតាមផែនការនៃកិច្ចសន្យា ប្រៀបធៀបនឹងជាក់ស្តែង។',
    },
  },
  fee_statistic: {
    vi: {
      title: 'Thống kê phí',
      purpose: 'Phải thu, đã thu và còn nợ của phí từng tháng, theo nhóm phí, tháng, block hoặc căn hộ.',
    },
    en: {
      title: 'Fee statistics',
      purpose: 'Charged, collected and still open of each month’s fees, by type, month, block or apartment.',
    },
    km: {
      title: 'ស្ថិតិថ្លៃសេវា',
      purpose: 'ចំនួនត្រូវប្រមូល បានប្រមូល និងនៅជំពាក់នៃថ្លៃប្រចាំខែ តាមប្រភេទ ខែ ប្លុក ឬអាផាតមិន។',
    },
  },
}

/** What a report is called in each language. */
export function labelsOfReport({ name }: { readonly name: string }): ReportLabels {
  const found = (reportLabels as Readonly<Record<string, ReportLabels>>)[name]
  if (found === undefined) throw new Error(`${name} has no words in domain/reports/labels.ts`)
  return found
}
