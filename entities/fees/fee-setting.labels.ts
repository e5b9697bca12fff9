import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { incomeKindWords } from '../income-words.ts'
import { feeSetting } from './fee-setting.ts'

export const feeSettingLabels = defineLabels(feeSetting, {
  one: { vi: 'loại phí', en: 'fee setting', km: 'ការកំណត់ថ្លៃសេវា' },
  many: { vi: 'Loại phí', en: 'Fee settings', km: 'ការកំណត់ថ្លៃសេវា' },
  purpose: {
    vi: 'Các khoản phí hằng tháng của tòa nhà: cách tính, thứ tự thu và hạn nộp.',
    en: 'Monthly fees: how each is calculated, the order of collection, and when it is due.',
    km: 'ថ្លៃសេវាប្រចាំខែរបស់អគារ៖ របៀបគណនា លំដាប់ប្រមូល និងថ្ងៃកំណត់បង់។',
  },
  empty: {
    vi: 'Chưa có loại phí thì không tính được tháng nào. Lấy các loại phí thường dùng, hoặc tự thêm.',
    en: 'Without one no month can be charged. Take the usual ones, or add your own.',
    km: 'បើគ្មានប្រភេទថ្លៃ នោះគិតថ្លៃមិនបានសម្រាប់ខែណាទេ។ យកប្រភេទដែលប្រើញឹកញាប់ ឬបន្ថែមដោយខ្លួនឯង។',
  },
  fields: {
    name: { vi: 'Tên phí', en: 'Fee', km: 'ឈ្មោះថ្លៃសេវា' },
    price_type: { vi: 'Cách tính', en: 'Calculated by', km: 'របៀបគណនា' },
    charged_to: { vi: 'Thu của', en: 'Charged to', km: 'គិតលើ' },
    priority: { vi: 'Thứ tự thu', en: 'Collection order', km: 'លំដាប់ប្រមូល' },
    due_days: { vi: 'Hạn nộp (số ngày sau khi duyệt)', en: 'Due after', km: 'កំណត់បង់ក្រោយ' },
    is_active: { vi: 'Đang thu', en: 'Active', km: 'កំពុងប្រមូល' },
    income_kind: { vi: 'Tiền thu được là', en: 'The money is', km: 'ប្រាក់ដែលប្រមូលជា' },
    income_category_id: {
      vi: 'Danh mục thu của quỹ',
      en: 'Received by the fund as',
      km: 'ប្រភេទចំណូលនៃមូលនិធិ',
    },
    vat_percent: { vi: 'Giá đã gồm thuế GTGT', en: 'Price contains VAT', km: 'តម្លៃរួម VAT' },
    vat_basis: { vi: 'Căn cứ thuế suất', en: 'Paper of the rate', km: 'មូលដ្ឋាននៃអត្រាអាករ' },
    tariffs: { vi: 'Biểu giá', en: 'Tariffs', km: 'តារាងតម្លៃ' },
    rules: { vi: 'Quy định thu phí', en: 'Charging rules', km: 'វិធានគិតថ្លៃ' },
  },
  help: {
    income_kind: {
      vi: 'Chọn “Thu hộ” nếu tòa nhà chỉ thu thay nhà cung cấp (điện, nước): số tiền này không phải doanh thu mà là khoản phải trả. Chọn “Quỹ bảo trì” cho khoản chủ sở hữu đóng vào quỹ: không phải doanh thu, không có thuế GTGT, chỉ thu vào quỹ bảo trì.',
      en: 'Choose “Collected for others” if the building only passes it on to a supplier (electricity, water): it is owed to them and is no revenue. Choose “Maintenance fund” for what owners pay into it: it is no revenue, has no VAT, and is only collected into the fund.',
      km: 'ជ្រើស «ប្រមូលជំនួសគេ» ប្រសិនបើអគារគ្រាន់តែប្រមូលជំនួសអ្នកផ្គត់ផ្គង់ (ភ្លើង ទឹក)៖ ប្រាក់នេះមិនមែនជាចំណូលទេ តែជាប្រាក់ត្រូវប្រគល់។ ជ្រើស «មូលនិធិថែទាំ» សម្រាប់ប្រាក់ដែលម្ចាស់បង់ចូលមូលនិធិ៖ មិនមែនជាចំណូល គ្មាន VAT ហើយប្រមូលចូលមូលនិធិប៉ុណ្ណោះ។',
    },
    vat_basis: {
      vi: 'Hợp đồng, văn bản của cơ quan thuế hoặc ngành nghề của bên bán. Phí quản lý chịu 8 % hay 10 % tùy ngành nghề của bên bán.',
      en: 'A contract, an answer of the tax office or the seller’s trade. Whether a management fee takes 8 or 10 % depends on the seller’s trade.',
      km: 'កិច្ចសន្យា លិខិតរបស់អាជ្ញាធរពន្ធ ឬមុខរបរអ្នកលក់។ ថ្លៃគ្រប់គ្រងជាប់ 8 ឬ 10 % អាស្រ័យលើមុខរបរអ្នកលក់។',
    },
    vat_percent: {
      vi: 'Phần thuế nằm trong giá được tách ra khi duyệt phí. Thuế cộng thêm vào giá thì khai ở phụ thu của biểu giá.',
      en: 'The tax within the price is taken out when a fee is approved. Tax that is added to the price is a surcharge of the tariff.',
      km: 'អាករក្នុងតម្លៃត្រូវបានបំបែកចេញពេលអនុម័តថ្លៃសេវា។ អាករដែលបូកលើតម្លៃ កំណត់ជាថ្លៃបន្ថែមក្នុងតារាងតម្លៃ។',
    },
    priority: {
      vi: 'Khi thu một phần, khoản phí có số nhỏ hơn được gạch nợ trước.',
      en: 'A partial payment settles fees with a smaller number first.',
      km: 'ពេលបង់មួយផ្នែក ថ្លៃដែលមានលេខតូចត្រូវបានកាត់មុន។',
    },
    due_days: {
      vi: 'Số ngày kể từ ngày duyệt phí.',
      en: 'Number of days after the fee is approved.',
      km: 'ចំនួនថ្ងៃក្រោយពេលអនុម័ត។',
    },
    charged_to: {
      vi: 'Chọn “theo quy định” khi chỉ một số căn hộ phải nộp phí này, ví dụ mặt bằng kinh doanh.',
      en: 'Choose “by rule” if only some apartments pay this fee, for example shops.',
      km: 'ជ្រើស «តាមវិធាន» ប្រសិនបើមានតែអាផាតមិនមួយចំនួនបង់ថ្លៃនេះ ឧទាហរណ៍ ហាង។',
    },
  },
  sections: {
    books: { vi: 'Hạch toán', en: 'Bookkeeping', km: 'គណនេយ្យ' },
    collecting: { vi: 'Thu phí', en: 'Collection', km: 'ការប្រមូល' },
  },
  options: {
    fee_type: feeTypeWords,
    income_kind: incomeKindWords,
    charged_to: {
      all_apartments: {
        vi: 'Mọi căn hộ, trừ căn hộ được miễn',
        en: 'All apartments but the exempt',
        km: 'គ្រប់អាផាតមិន លើកលែងតែអាផាតមិនដែលបានលើកលែង',
      },
      by_rule: {
        vi: 'Chỉ căn hộ theo quy định',
        en: 'Only apartments that a rule names',
        km: 'តែអាផាតមិនតាមវិធាន',
      },
    },
    price_type: {
      area: { vi: 'Theo diện tích', en: 'Area', km: 'តាមផ្ទៃក្រឡា' },
      garden_area: { vi: 'Theo diện tích sân vườn', en: 'Garden area', km: 'តាមផ្ទៃសួនច្បារ' },
      all_in: { vi: 'Trọn gói', en: 'All-in', km: 'តម្លៃម៉ៅ' },
      metered: { vi: 'Theo đồng hồ', en: 'Meter', km: 'តាមនាឡិកា' },
      parking: { vi: 'Theo phương tiện', en: 'Vehicles', km: 'តាមយានយន្ត' },
    },
  },
})
