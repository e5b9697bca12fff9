import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { incomeKindWords } from '../income-words.ts'
import { feeSetting } from './fee-setting.ts'

export const feeSettingLabels = defineLabels(feeSetting, {
  vi: {
    one: 'loại phí',
    many: 'Loại phí',
    purpose: 'Các khoản phí hằng tháng của tòa nhà: cách tính, thứ tự thu và hạn nộp.',
    fields: {
      name: 'Tên phí',
      price_type: 'Cách tính',
      charged_to: 'Thu của',
      priority: 'Thứ tự thu',
      due_days: 'Hạn nộp (số ngày sau khi duyệt)',
      is_active: 'Đang thu',
      income_kind: 'Tiền thu được là',
      vat_percent: 'Giá đã gồm thuế GTGT',
      tariffs: 'Biểu giá',
      rules: 'Quy định thu phí',
    },
    help: {
      income_kind:
        'Chọn “Thu hộ” nếu tòa nhà chỉ thu thay nhà cung cấp (điện, nước): số tiền này không phải doanh thu mà là khoản phải trả.',
      vat_percent:
        'Phần thuế nằm trong giá được tách ra khi duyệt phí. Thuế cộng thêm vào giá thì khai ở phụ thu của biểu giá.',
      priority: 'Khi thu một phần, khoản phí có số nhỏ hơn được gạch nợ trước.',
      due_days: 'Số ngày kể từ ngày duyệt phí.',
      charged_to: 'Chọn “theo quy định” khi chỉ một số căn hộ phải nộp phí này, ví dụ mặt bằng kinh doanh.',
    },
    sections: { books: 'Hạch toán', collecting: 'Thu phí' },
    options: {
      fee_type: feeTypeWords.vi,
      income_kind: incomeKindWords.vi,
      charged_to: {
        all_apartments: 'Mọi căn hộ, trừ căn hộ được miễn',
        by_rule: 'Chỉ căn hộ theo quy định',
      },
      price_type: {
        area: 'Theo diện tích',
        garden_area: 'Theo diện tích sân vườn',
        all_in: 'Trọn gói',
        metered: 'Theo đồng hồ',
        parking: 'Theo phương tiện',
      },
    },
  },
  en: {
    one: 'fee setting',
    many: 'Fee settings',
    purpose: 'Monthly fees: how each is calculated, the order of collection, and when it is due.',
    fields: {
      name: 'Fee',
      price_type: 'Calculated by',
      charged_to: 'Charged to',
      priority: 'Collection order',
      due_days: 'Due after',
      is_active: 'Active',
      income_kind: 'The money is',
      vat_percent: 'Price contains VAT',
      tariffs: 'Tariffs',
      rules: 'Charging rules',
    },
    help: {
      income_kind:
        'Choose “Collected for others” if the building only passes it on to a supplier (electricity, water): it is owed to them and is no revenue.',
      vat_percent:
        'The tax within the price is taken out when a fee is approved. Tax that is added to the price is a surcharge of the tariff.',
      priority: 'A partial payment settles fees with a smaller number first.',
      due_days: 'Number of days after the fee is approved.',
      charged_to: 'Choose “by rule” if only some apartments pay this fee, for example shops.',
    },
    sections: { books: 'Bookkeeping', collecting: 'Collection' },
    options: {
      fee_type: feeTypeWords.en,
      income_kind: incomeKindWords.en,
      charged_to: {
        all_apartments: 'All apartments but the exempt',
        by_rule: 'Only apartments that a rule names',
      },
      price_type: {
        area: 'Area',
        garden_area: 'Garden area',
        all_in: 'All-in',
        metered: 'Meter',
        parking: 'Vehicles',
      },
    },
  },
  km: {
    one: 'ការកំណត់ថ្លៃសេវា',
    many: 'ការកំណត់ថ្លៃសេវា',
    purpose: 'ថ្លៃសេវាប្រចាំខែរបស់អគារ៖ របៀបគណនា លំដាប់ប្រមូល និងថ្ងៃកំណត់បង់។',
    fields: {
      name: 'ឈ្មោះថ្លៃសេវា',
      price_type: 'របៀបគណនា',
      charged_to: 'គិតលើ',
      priority: 'លំដាប់ប្រមូល',
      due_days: 'កំណត់បង់ក្រោយ',
      is_active: 'កំពុងប្រមូល',
      income_kind: 'ប្រាក់ដែលប្រមូលជា',
      vat_percent: 'តម្លៃរួម VAT',
      tariffs: 'តារាងតម្លៃ',
      rules: 'វិធានគិតថ្លៃ',
    },
    help: {
      income_kind:
        'ជ្រើស «ប្រមូលជំនួសគេ» ប្រសិនបើអគារគ្រាន់តែប្រមូលជំនួសអ្នកផ្គត់ផ្គង់ (ភ្លើង ទឹក)៖ ប្រាក់នេះមិនមែនជាចំណូលទេ តែជាប្រាក់ត្រូវប្រគល់។',
      vat_percent: 'អាករក្នុងតម្លៃត្រូវបានបំបែកចេញពេលអនុម័តថ្លៃសេវា។ អាករដែលបូកលើតម្លៃ កំណត់ជាថ្លៃបន្ថែមក្នុងតារាងតម្លៃ។',
      priority: 'ពេលបង់មួយផ្នែក ថ្លៃដែលមានលេខតូចត្រូវបានកាត់មុន។',
      due_days: 'ចំនួនថ្ងៃក្រោយពេលអនុម័ត។',
      charged_to: 'ជ្រើស «តាមវិធាន» ប្រសិនបើមានតែអាផាតមិនមួយចំនួនបង់ថ្លៃនេះ ឧទាហរណ៍ ហាង។',
    },
    sections: { books: 'គណនេយ្យ', collecting: 'ការប្រមូល' },
    options: {
      fee_type: feeTypeWords.km,
      income_kind: incomeKindWords.km,
      charged_to: {
        all_apartments: 'គ្រប់អាផាតមិន លើកលែងតែអាផាតមិនដែលបានលើកលែង',
        by_rule: 'តែអាផាតមិនតាមវិធាន',
      },
      price_type: {
        area: 'តាមផ្ទៃក្រឡា',
        garden_area: 'តាមផ្ទៃសួនច្បារ',
        all_in: 'តម្លៃម៉ៅ',
        metered: 'តាមនាឡិកា',
        parking: 'តាមយានយន្ត',
      },
    },
  },
})
