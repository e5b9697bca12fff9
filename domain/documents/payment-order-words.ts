import type { Language } from '#core/language.ts'

const vi = {
  title: 'Ủy nhiệm chi',
  payer: 'Đơn vị trả tiền',
  receiver: 'Đơn vị thụ hưởng',
  account: 'Số tài khoản',
  bank: 'Tại ngân hàng',
  branch: 'Chi nhánh',
  amount: 'Số tiền bằng số',
  in_words: 'Số tiền bằng chữ',
  content: 'Nội dung thanh toán',
  voided: 'Đã hủy',
  signers: {
    chief_accountant: 'Kế toán trưởng',
    owner: 'Chủ tài khoản',
    teller: 'Ngân hàng: giao dịch viên',
    controller: 'Ngân hàng: kiểm soát',
  },
  copies: ['Liên 1: Ngân hàng', 'Liên 2: Khách hàng'],
}

const en: typeof vi = {
  title: 'Payment order',
  payer: 'Ordering party',
  receiver: 'Beneficiary',
  account: 'Account number',
  bank: 'Bank',
  branch: 'Branch',
  amount: 'Amount in figures',
  in_words: 'Amount in words',
  content: 'Details of payment',
  voided: 'Voided',
  signers: {
    chief_accountant: 'Chief accountant',
    owner: 'Account holder',
    teller: 'Bank: teller',
    controller: 'Bank: controller',
  },
  copies: ['Copy 1: for the bank', 'Copy 2: for the customer'],
}

const km: typeof vi = {
  title: 'លិខិតបង្គាប់ទូទាត់',
  payer: 'អ្នកបញ្ជាឱ្យបង់',
  receiver: 'អ្នកទទួលផល',
  account: 'លេខគណនី',
  bank: 'ធនាគារ',
  branch: 'សាខា',
  amount: 'ចំនួនទឹកប្រាក់ជាលេខ',
  in_words: 'ចំនួនទឹកប្រាក់ជាអក្សរ',
  content: 'ខ្លឹមសារនៃការទូទាត់',
  voided: 'បានបោះបង់',
  signers: {
    chief_accountant: 'ប្រធានគណនេយ្យ',
    owner: 'ម្ចាស់គណនី',
    teller: 'ធនាគារ៖ បេឡាករ',
    controller: 'ធនាគារ៖ អ្នកត្រួតពិនិត្យ',
  },
  copies: ['ច្បាប់ទី 1៖ ធនាគារ', 'ច្បាប់ទី 2៖ អតិថិជន'],
}

/** What an order to a bank says. The form is each bank's own: this one has what all of them ask for. */
export const paymentOrderWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
