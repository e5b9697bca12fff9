/** The words that all documents which move money share. */
export const documentWords = {
  vi: {
    fields: {
      code: 'Số phiếu',
      date: 'Ngày chứng từ',
      description: 'Nội dung',
      reason: 'Lý do hủy',
      amount: 'Số tiền',
      cash_account_id: 'Quỹ',
      apartment_id: 'Căn hộ',
      source_ref: 'Dòng số dư gốc',
    },
    overdraft: { overdraft_reason: 'Lý do chi vượt số dư quỹ' },
    overdraftHelp: {
      overdraft_reason: 'Chỉ nhập khi quỹ không đủ tiền. Người duyệt phải có quyền duyệt tài khoản quỹ.',
    },
    sections: { general: 'Thông tin chung' },
    state: 'Trạng thái',
    states: { draft: 'Nháp', approved: 'Đã duyệt', voided: 'Đã hủy' },
    actions: { approve: 'Duyệt', void: 'Hủy' },
  },
  en: {
    fields: {
      code: 'Number',
      date: 'Document date',
      description: 'Description',
      reason: 'Reason',
      amount: 'Amount',
      cash_account_id: 'Fund account',
      apartment_id: 'Apartment',
      source_ref: 'Line of the former books',
    },
    overdraft: { overdraft_reason: 'Reason for overdrawing' },
    overdraftHelp: {
      overdraft_reason:
        'Only where the account is short of money. Who approves needs the approve right on fund accounts.',
    },
    sections: { general: 'General' },
    state: 'Status',
    states: { draft: 'Draft', approved: 'Approved', voided: 'Voided' },
    actions: { approve: 'Approve', void: 'Void' },
  },
  km: {
    fields: {
      code: 'លេខប័ណ្ណ',
      date: 'ថ្ងៃឯកសារ',
      description: 'ខ្លឹមសារ',
      reason: 'មូលហេតុបោះបង់',
      amount: 'ទឹកប្រាក់',
      cash_account_id: 'គណនី',
      apartment_id: 'អាផាតមិន',
      source_ref: 'បន្ទាត់ក្នុងបញ្ជីចាស់',
    },
    overdraft: { overdraft_reason: 'មូលហេតុចំណាយលើសសមតុល្យ' },
    overdraftHelp: {
      overdraft_reason: 'បំពេញតែពេលគណនីមិនគ្រប់ប្រាក់។ អ្នកអនុម័តត្រូវមានសិទ្ធិអនុម័តគណនីមូលនិធិ។',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    state: 'ស្ថានភាព',
    states: { draft: 'ព្រាង', approved: 'បានអនុម័ត', voided: 'បានបោះបង់' },
    actions: { approve: 'អនុម័ត', void: 'បោះបង់' },
  },
} as const
