import type { Language } from '#core/language.ts'

const vi = {
  title: 'Thanh toán chuyển khoản',
  waiting: 'Chờ thanh toán',
  success: 'Thanh toán thành công',
  expired: 'Yêu cầu đã hết hạn',
  scan: 'Mở ứng dụng ngân hàng và quét mã này.',
  left: 'Còn {{time}}',
  quiet: 'Chưa thấy tiền về. Nếu khách đã chuyển, hãy kiểm tra lại.',
  again: 'Kiểm tra lại',
  thanks: 'Đã nhận {{amount}} của căn hộ {{apartment}}.',
  returns: 'Tự trở lại bàn thu ngân sau 3 giây.',
  late: 'Nếu khách vẫn chuyển, tiền sẽ được ghi cho căn hộ khi ngân hàng báo về.',
  back: 'Về bàn thu ngân',
  receipt: 'Mở phiếu thu',
  failed: 'Chưa tải được yêu cầu thanh toán',
  wait: 'Chờ khách thanh toán',
  open: 'Mở màn hình chờ',
}
const en: typeof vi = {
  title: 'Payment by transfer',
  waiting: 'Waiting for payment',
  success: 'Payment received',
  expired: 'This request has expired',
  scan: 'Open the bank’s app and scan this code.',
  left: '{{time}} left',
  quiet: 'No money has arrived yet. If it was sent, check again.',
  again: 'Check again',
  thanks: '{{amount}} received from apartment {{apartment}}.',
  returns: 'Returns to the cashier’s desk in 3 seconds.',
  late: 'If the money is sent all the same, the apartment gets it when the bank tells of it.',
  back: 'Back to the cashier’s desk',
  receipt: 'Open the receipt',
  failed: 'The payment request was not loaded',
  wait: 'Wait for the payment',
  open: 'Open the waiting screen',
}
const km: typeof vi = {
  title: 'បង់ប្រាក់តាមការផ្ទេរ',
  waiting: 'រង់ចាំការបង់ប្រាក់',
  success: 'បានទទួលប្រាក់',
  expired: 'សំណើនេះផុតកំណត់ហើយ',
  scan: 'បើកកម្មវិធីធនាគារ ហើយស្កេនកូដនេះ។',
  left: 'នៅសល់ {{time}}',
  quiet: 'មិនទាន់ឃើញប្រាក់ចូលទេ។ បើបានផ្ទេរហើយ សូមពិនិត្យម្តងទៀត។',
  again: 'ពិនិត្យម្តងទៀត',
  thanks: 'បានទទួល {{amount}} ពីអាផាតមិន {{apartment}}។',
  returns: 'ត្រឡប់ទៅបញ្ជរវិញក្នុង 3 វិនាទី។',
  late: 'បើនៅតែផ្ទេរ ប្រាក់នឹងកត់សម្រាប់អាផាតមិន ពេលធនាគារប្រាប់។',
  back: 'ត្រឡប់ទៅបញ្ជរ',
  receipt: 'បើកបង្កាន់ដៃ',
  failed: 'មិនទាន់ផ្ទុកសំណើបង់ប្រាក់',
  wait: 'រង់ចាំការបង់ប្រាក់',
  open: 'បើកអេក្រង់រង់ចាំ',
}

/** A payment that the desk waits for. */
export const paymentScreenWords = { vi, en, km } satisfies Readonly<Record<Language, typeof vi>>
