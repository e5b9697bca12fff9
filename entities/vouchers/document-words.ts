/** The words that documents which move money share, and other entities do not. */
export const documentWords = {
  code: { vi: 'Số phiếu', en: 'Number', km: 'លេខប័ណ្ណ' },
  /** What it moves in an account that is kept in another currency. */
  foreign: {
    foreign_currency: { vi: 'Ngoại tệ của quỹ', en: 'Foreign currency', km: 'រូបិយប័ណ្ណបរទេសនៃគណនី' },
    foreign_amount: { vi: 'Số tiền ngoại tệ', en: 'Foreign amount', km: 'ចំនួនជារូបិយប័ណ្ណបរទេស' },
  },
  foreignHelp: {
    vi: 'Chỉ nhập khi quỹ giữ loại tiền khác. Số tiền là giá trị theo tỷ giá trong ngày.',
    en: 'Only for an account in another currency. The amount is its worth at the rate of the day.',
    km: 'បំពេញតែពេលគណនីជារូបិយប័ណ្ណផ្សេង។ ទឹកប្រាក់គឺជាតម្លៃតាមអត្រាប្រចាំថ្ងៃ។',
  },
  /** Help of the reason for overdrawing. */
  overdraft: {
    vi: 'Chỉ nhập khi quỹ không đủ tiền. Người duyệt phải có quyền duyệt tài khoản quỹ.',
    en: 'Only where the account is short of money. Who approves needs the approve right on fund accounts.',
    km: 'បំពេញតែពេលគណនីមិនគ្រប់ប្រាក់។ អ្នកអនុម័តត្រូវមានសិទ្ធិអនុម័តគណនីមូលនិធិ។',
  },
}
