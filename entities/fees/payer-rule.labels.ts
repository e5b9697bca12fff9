import { defineLabels } from '../define-labels.ts'
import { payerKindWords } from '../payer-words.ts'
import { payerRule } from './payer-rule.ts'

export const payerRuleLabels = defineLabels(payerRule, {
  vi: {
    one: 'quy định ai trả phí',
    many: 'Ai trả phí',
    purpose:
      'Chủ sở hữu, người thuê, công ty hay căn hộ khác trả loại phí nào thay cho căn hộ, từ tháng nào.',
    fields: {
      payer_kind: 'Người trả là',
      resident_id: 'Cư dân trả',
      payer_apartment_id: 'Căn hộ trả thay',
      party_name: 'Tên công ty',
      tax_code: 'Mã số thuế',
      phone_number: 'Điện thoại',
      payer: 'Người trả',
      covers: 'Trả những phí nào',
      from_month: 'Từ tháng',
      to_month: 'Đến hết tháng',
      source_ref: 'Mã dòng khi nhập tệp',
    },
    help: {
      resident_id: 'Phải là cư dân của căn hộ này.',
      payer_apartment_id: 'Ví dụ: căn hộ trả phí cho chỗ đỗ xe hoặc căn hộ liên kết của mình.',
      tax_code: 'Cùng mã số thuế là cùng một người trả, dù trả cho nhiều căn hộ.',
      covers:
        'Quy định cho loại phí cụ thể được dùng trước quy định cho mọi loại phí. Không có quy định thì căn hộ tự trả.',
      from_month: 'Tính theo tháng của khoản phí. Khoản phí đã duyệt giữ nguyên người trả.',
      source_ref: 'Nhập lại tệp có cùng mã sẽ sửa đúng quy định này.',
    },
    sections: { general: 'Người trả', fees: 'Trả phí nào' },
    options: {
      payer_kind: payerKindWords.vi,
      covers: { all_fees: 'Mọi loại phí', chosen_fees: 'Loại phí đã chọn' },
    },
  },
  en: {
    one: 'payer rule',
    many: 'Who pays',
    plural: 'payer rules',
    purpose: 'Which fees an owner, tenant, company or other apartment pays for an apartment, and from when.',
    fields: {
      payer_kind: 'Kind of payer',
      resident_id: 'Resident who pays',
      payer_apartment_id: 'Apartment that pays',
      party_name: 'Company’s name',
      tax_code: 'Tax code',
      phone_number: 'Phone',
      payer: 'Payer',
      covers: 'Pays which fees',
      from_month: 'From month',
      to_month: 'Through month',
      source_ref: 'Row of the imported file',
    },
    help: {
      resident_id: 'Must be a resident of this apartment.',
      payer_apartment_id: 'For example, an apartment that pays for its parking space or partner apartment.',
      tax_code: 'One tax code is one payer, for however many apartments.',
      covers:
        'A rule for chosen fees comes before a rule for all fees. Without a rule the apartment pays itself.',
      from_month: 'By the month of the fee. A fee that is approved keeps its payer.',
      source_ref: 'Importing a file with the same code again changes this rule.',
    },
    sections: { general: 'Payer', fees: 'Pays which fees' },
    options: {
      payer_kind: payerKindWords.en,
      covers: { all_fees: 'All fees', chosen_fees: 'Chosen fees' },
    },
  },
  km: {
    one: 'វិធានអ្នកបង់ថ្លៃ',
    many: 'អ្នកណាបង់ថ្លៃ',
    purpose: 'ម្ចាស់ អ្នកជួល ក្រុមហ៊ុន ឬអាផាតមិនផ្សេង បង់ថ្លៃអ្វីជំនួសអាផាតមិន ចាប់ពីខែណា។',
    fields: {
      payer_kind: 'ប្រភេទអ្នកបង់',
      resident_id: 'អ្នកស្នាក់នៅដែលបង់',
      payer_apartment_id: 'អាផាតមិនដែលបង់ជំនួស',
      party_name: 'ឈ្មោះក្រុមហ៊ុន',
      tax_code: 'លេខអត្តសញ្ញាណកម្មសារពើពន្ធ',
      phone_number: 'ទូរស័ព្ទ',
      payer: 'អ្នកបង់',
      covers: 'បង់ថ្លៃអ្វីខ្លះ',
      from_month: 'ចាប់ពីខែ',
      to_month: 'ដល់ចុងខែ',
      source_ref: 'លេខជួរក្នុងឯកសារនាំចូល',
    },
    help: {
      resident_id: 'ត្រូវជាអ្នកស្នាក់នៅនៃអាផាតមិននេះ។',
      payer_apartment_id: 'ឧទាហរណ៍ អាផាតមិនដែលបង់ឱ្យកន្លែងចតរថយន្ត ឬអាផាតមិនពាក់ព័ន្ធរបស់ខ្លួន។',
      tax_code: 'លេខតែមួយគឺអ្នកបង់តែមួយ ទោះបង់ឱ្យអាផាតមិនច្រើនក៏ដោយ។',
      covers: 'វិធានសម្រាប់ថ្លៃដែលបានជ្រើសប្រើមុនវិធានសម្រាប់ថ្លៃទាំងអស់។ បើគ្មានវិធាន អាផាតមិនបង់ខ្លួនឯង។',
      from_month: 'តាមខែនៃថ្លៃ។ ថ្លៃដែលបានអនុម័តរក្សាអ្នកបង់ដដែល។',
      source_ref: 'នាំចូលឯកសារដែលមានលេខដដែលម្តងទៀតនឹងកែវិធាននេះ។',
    },
    sections: { general: 'អ្នកបង់', fees: 'បង់ថ្លៃអ្វីខ្លះ' },
    options: {
      payer_kind: payerKindWords.km,
      covers: { all_fees: 'ថ្លៃទាំងអស់', chosen_fees: 'ថ្លៃដែលបានជ្រើស' },
    },
  },
})
