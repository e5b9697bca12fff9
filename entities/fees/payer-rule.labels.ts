import { defineLabels } from '../define-labels.ts'
import { buyerWords } from '../buyer-words.ts'
import { payerKindWords } from '../payer-words.ts'
import { payerRule } from './payer-rule.ts'

export const payerRuleLabels = defineLabels(payerRule, {
  one: { vi: 'quy định ai trả phí', en: 'payer rule', km: 'វិធានអ្នកបង់ថ្លៃ' },
  many: { vi: 'Ai trả phí', en: 'Who pays', km: 'អ្នកណាបង់ថ្លៃ' },
  purpose: {
    vi: 'Chủ sở hữu, người thuê, công ty hay căn hộ khác trả loại phí nào thay cho căn hộ, từ tháng nào.',
    en: 'Which fees an owner, tenant, company or other apartment pays for an apartment, and from when.',
    km: 'ម្ចាស់ អ្នកជួល ក្រុមហ៊ុន ឬអាផាតមិនផ្សេង បង់ថ្លៃអ្វីជំនួសអាផាតមិន ចាប់ពីខែណា។',
  },
  fields: {
    payer_kind: { vi: 'Người trả là', en: 'Kind of payer', km: 'ប្រភេទអ្នកបង់' },
    resident_id: { vi: 'Cư dân trả', en: 'Resident who pays', km: 'អ្នកស្នាក់នៅដែលបង់' },
    payer_apartment_id: { vi: 'Căn hộ trả thay', en: 'Apartment that pays', km: 'អាផាតមិនដែលបង់ជំនួស' },
    party_name: { vi: 'Tên công ty', en: 'Company’s name', km: 'ឈ្មោះក្រុមហ៊ុន' },
    tax_code: { vi: 'Mã số thuế', en: 'Tax code', km: 'លេខអត្តសញ្ញាណកម្មសារពើពន្ធ' },
    phone_number: { vi: 'Điện thoại', en: 'Phone', km: 'ទូរស័ព្ទ' },
    payer: { vi: 'Người trả', en: 'Payer', km: 'អ្នកបង់' },
    covers: { vi: 'Trả những phí nào', en: 'Pays which fees', km: 'បង់ថ្លៃអ្វីខ្លះ' },
    buyer_kind: buyerWords.fields.buyer_kind,
    budget_code: buyerWords.fields.budget_code,
    source_ref: { vi: 'Mã dòng khi nhập tệp', en: 'Row of the imported file', km: 'លេខជួរក្នុងឯកសារនាំចូល' },
  },
  help: {
    resident_id: {
      vi: 'Phải là cư dân của căn hộ này.',
      en: 'Must be a resident of this apartment.',
      km: 'ត្រូវជាអ្នកស្នាក់នៅនៃអាផាតមិននេះ។',
    },
    payer_apartment_id: {
      vi: 'Ví dụ: căn hộ trả phí cho chỗ đỗ xe hoặc căn hộ liên kết của mình.',
      en: 'For example, an apartment that pays for its parking space or partner apartment.',
      km: 'ឧទាហរណ៍ អាផាតមិនដែលបង់ឱ្យកន្លែងចតរថយន្ត ឬអាផាតមិនពាក់ព័ន្ធរបស់ខ្លួន។',
    },
    tax_code: {
      vi: 'Cùng mã số thuế là cùng một người trả, dù trả cho nhiều căn hộ.',
      en: 'One tax code is one payer, for however many apartments.',
      km: 'លេខតែមួយគឺអ្នកបង់តែមួយ ទោះបង់ឱ្យអាផាតមិនច្រើនក៏ដោយ។',
    },
    covers: {
      vi: 'Quy định cho loại phí cụ thể được dùng trước quy định cho mọi loại phí. Không có quy định thì căn hộ tự trả.',
      en: 'A rule for chosen fees comes before a rule for all fees. Without a rule the apartment pays itself.',
      km: 'វិធានសម្រាប់ថ្លៃដែលបានជ្រើសប្រើមុនវិធានសម្រាប់ថ្លៃទាំងអស់។ បើគ្មានវិធាន អាផាតមិនបង់ខ្លួនឯង។',
    },
    from_month: {
      vi: 'Tính theo tháng của khoản phí. Khoản phí đã duyệt giữ nguyên người trả.',
      en: 'By the month of the fee. A fee that is approved keeps its payer.',
      km: 'តាមខែនៃថ្លៃ។ ថ្លៃដែលបានអនុម័តរក្សាអ្នកបង់ដដែល។',
    },
    source_ref: {
      vi: 'Nhập lại tệp có cùng mã sẽ sửa đúng quy định này.',
      en: 'Importing a file with the same code again changes this rule.',
      km: 'នាំចូលឯកសារដែលមានលេខដដែលម្តងទៀតនឹងកែវិធាននេះ។',
    },
  },
  sections: {
    general: { vi: 'Người trả', en: 'Payer', km: 'អ្នកបង់' },
    invoice: { vi: 'Trên hóa đơn', en: 'On invoices', km: 'លើវិក្កយបត្រ' },
    fees: { vi: 'Trả phí nào', en: 'Pays which fees', km: 'បង់ថ្លៃអ្វីខ្លះ' },
  },
  options: {
    payer_kind: payerKindWords,
    buyer_kind: { business: buyerWords.options.business, budget_unit: buyerWords.options.budget_unit },
    covers: {
      all_fees: { vi: 'Mọi loại phí', en: 'All fees', km: 'ថ្លៃទាំងអស់' },
      chosen_fees: { vi: 'Loại phí đã chọn', en: 'Chosen fees', km: 'ថ្លៃដែលបានជ្រើស' },
    },
  },
  plural: { en: 'payer rules' },
})
