import { defineLabels } from '../define-labels.ts'
import { debtCertificate } from './debt-certificate.ts'

export const debtCertificateLabels = defineLabels(debtCertificate, {
  one: { vi: 'giấy xác nhận không còn nợ', en: 'certificate of no debt', km: 'លិខិតបញ្ជាក់គ្មានបំណុល' },
  many: { vi: 'Giấy xác nhận không còn nợ', en: 'Certificates of no debt', km: 'លិខិតបញ្ជាក់គ្មានបំណុល' },
  purpose: {
    vi: 'Giấy cấp cho căn hộ đã thanh toán hết các khoản phí, có số và in được.',
    en: 'Numbered certificates, ready to print, for apartments that have paid everything.',
    km: 'លិខិតមានលេខ និងអាចបោះពុម្ពបាន សម្រាប់អាផាតមិនដែលបានបង់អស់ហើយ។',
  },
  create: { vi: 'Cấp giấy xác nhận', en: 'Issue a certificate', km: 'ចេញលិខិតបញ្ជាក់' },
  fields: {
    code: { vi: 'Số giấy', en: 'Number', km: 'លេខលិខិត' },
    holder: { vi: 'Cấp cho', en: 'Issued to', km: 'ចេញជូន' },
    purpose: { vi: 'Mục đích sử dụng', en: 'Purpose', km: 'គោលបំណង' },
    issued_on: { vi: 'Ngày cấp', en: 'Issued on', km: 'ថ្ងៃចេញ' },
    credit: { vi: 'Tiền thừa còn giữ', en: 'Credit kept', km: 'ប្រាក់លើសដែលនៅរក្សាទុក' },
    deposits: { vi: 'Tiền cọc còn giữ', en: 'Deposits held', km: 'ប្រាក់កក់ដែលនៅរក្សាទុក' },
    issuer_id: { vi: 'Tài khoản người cấp', en: 'Issued by (account)', km: 'គណនីអ្នកចេញ' },
    issuer_name: { vi: 'Người cấp', en: 'Issued by', km: 'អ្នកចេញ' },
    issuer_code: { vi: 'Mã người cấp', en: 'Issued by (staff code)', km: 'កូដអ្នកចេញ' },
    reason: { vi: 'Lý do thu hồi', en: 'Reason for revoking', km: 'មូលហេតុដកហូត' },
  },
  states: {
    issued: { vi: 'Còn giá trị', en: 'Valid', km: 'មានសុពលភាព' },
    revoked: { vi: 'Đã thu hồi', en: 'Revoked', km: 'បានដកហូត' },
  },
  actions: {
    revoke: { vi: 'Thu hồi', en: 'Revoke', km: 'ដកហូត' },
  },
  plural: { en: 'certificates of no debt' },
})
