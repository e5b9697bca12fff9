/** The words that documents which move money share, and other entities do not. */
export const documentWords = {
  code: { vi: 'Số phiếu', en: 'Number', km: 'លេខប័ណ្ណ' },
  /** Help of the reason for overdrawing. */
  overdraft: {
    vi: 'Chỉ nhập khi quỹ không đủ tiền. Người duyệt phải có quyền duyệt tài khoản quỹ.',
    en: 'Only where the account is short of money. Who approves needs the approve right on fund accounts.',
    km: 'បំពេញតែពេលគណនីមិនគ្រប់ប្រាក់។ អ្នកអនុម័តត្រូវមានសិទ្ធិអនុម័តគណនីមូលនិធិ។',
  },
}
