import { defineLabels } from '../define-labels.ts'
import { building } from './building.ts'

export const buildingLabels = defineLabels(building, {
  one: { vi: 'tòa nhà', en: 'building', km: 'អគារ' },
  many: { vi: 'Tòa nhà (dự án)', en: 'Buildings (projects)', km: 'អគារ (គម្រោង)' },
  purpose: {
    vi: 'Các tòa nhà mà đơn vị đang quản lý vận hành.',
    en: 'The buildings that your organisation manages.',
    km: 'អគារដែលអង្គភាពរបស់អ្នកកំពុងគ្រប់គ្រង។',
  },
  fields: {
    code: { vi: 'Mã tòa nhà', en: 'Building code', km: 'លេខកូដអគារ' },
    name: { vi: 'Tên tòa nhà', en: 'Building name', km: 'ឈ្មោះអគារ' },
    country: { vi: 'Quốc gia', en: 'Country', km: 'ប្រទេស' },
    city: { vi: 'Thành phố', en: 'City', km: 'ទីក្រុង' },
    contact: { vi: 'Người liên hệ', en: 'Contact person', km: 'អ្នកទំនាក់ទំនង' },
    hotline: { vi: 'Đường dây nóng', en: 'Hotline', km: 'លេខទូរស័ព្ទបន្ទាន់' },
    description: { vi: 'Giới thiệu', en: 'About', km: 'អំពីអគារ' },
    money_unit: { vi: 'Đơn vị tiền hiển thị', en: 'Currency name on documents', km: 'ឯកតាប្រាក់ដែលបង្ហាញ' },
    deploy_month: { vi: 'Tháng triển khai', en: 'Go-live month', km: 'ខែចាប់ផ្តើមប្រើ' },
    chart: { vi: 'Hệ thống tài khoản kế toán', en: 'Chart of accounts', km: 'ប្លង់គណនី' },
    permission_product_codes: { vi: 'Phân hệ được sử dụng', en: 'Modules in use', km: 'ផ្នែកដែលប្រើ' },
    code_patterns: { vi: 'Mẫu đánh số', en: 'Numbering patterns', km: 'គំរូដាក់លេខ' },
    approval_limit: {
      vi: 'Hạn mức duyệt chứng từ tiền',
      en: 'Approval limit of money documents',
      km: 'កម្រិតអនុម័តឯកសារប្រាក់',
    },
    maker_approves: {
      vi: 'Người lập được tự duyệt',
      en: 'Makers may approve their own',
      km: 'អ្នករៀបចំអាចអនុម័តខ្លួនឯង',
    },
    riel_step: { vi: 'Làm tròn riel đến', en: 'Round riel to', km: 'បង្គត់រៀលដល់' },
    riel_rounding: { vi: 'Cách làm tròn riel', en: 'Riel rounding', km: 'របៀបបង្គត់រៀល' },
    prepayment_offers: {
      vi: 'Mức giảm khi đóng trước',
      en: 'Discounts for prepayments',
      km: 'ការបញ្ចុះពេលបង់មុន',
    },
    paper_rules: { vi: 'Mẫu chứng từ theo', en: 'Forms follow', km: 'ទម្រង់ឯកសារតាម' },
    paper_signers: {
      vi: 'Người ký chứng từ',
      en: 'Signatories of documents',
      km: 'អ្នកចុះហត្ថលេខាលើឯកសារ',
    },
    blocks: { vi: 'Block / tháp', en: 'Blocks', km: 'ប្លុក' },
  },
  help: {
    country: {
      vi: 'Để trống: theo loại tiền. Quyết định loại phí, biểu giá và thuế suất có sẵn.',
      en: 'Leave empty for that of the currency. It decides which fees, prices and VAT rates are ready-made.',
      km: 'ទុកទទេ៖ តាមរូបិយប័ណ្ណ។ កំណត់ថ្លៃសេវា តម្លៃ និងអត្រាអាករដែលមានស្រាប់។',
    },
    city: {
      vi: 'Quyết định biểu giá nước có sẵn.',
      en: 'It decides the ready-made price of water.',
      km: 'កំណត់តម្លៃទឹកដែលមានស្រាប់។',
    },
    riel_step: {
      vi: 'Số tiền riel phải thu và trả lại là bội số của số này.',
      en: 'Riel asked for and handed back are multiples of this.',
      km: 'ចំនួនរៀលដែលត្រូវបង់ និងត្រូវអាប់ ជាពហុគុណនៃចំនួននេះ។',
    },
    approval_limit: {
      vi: 'Chứng từ trên số tiền này chỉ người có quyền duyệt tài khoản quỹ mới duyệt được. Để trống nếu không giới hạn.',
      en: 'Above this amount only those who may approve fund accounts approve a document. Leave empty for no limit.',
      km: 'ឯកសារលើសចំនួននេះ អនុម័តបានតែដោយអ្នកដែលមានសិទ្ធិអនុម័តគណនីមូលនិធិ។ ទុកទទេ បើគ្មានកម្រិត។',
    },
    prepayment_offers: {
      vi: 'Ví dụ đóng trước 12 tháng được giảm 1 tháng: 12 tháng, 8,3333 %.',
      en: 'Twelve months with one month free, for example: 12 months, 8.3333 %.',
      km: 'ឧ. បង់មុន 12 ខែ បញ្ចុះ 1 ខែ៖ 12 ខែ, 8.3333 %។',
    },
    maker_approves: {
      vi: 'Bỏ chọn để chứng từ tiền, phí nhập tay và phiếu kho phải do người khác với người lập duyệt.',
      en: 'Clear it so that somebody other than the maker must approve money documents, typed fees and stock documents.',
      km: 'ដកចេញ ដើម្បីឱ្យឯកសារប្រាក់ ថ្លៃដែលវាយបញ្ចូល និងប័ណ្ណឃ្លាំងត្រូវអនុម័តដោយអ្នកផ្សេងពីអ្នករៀបចំ។',
    },
    paper_rules: {
      vi: 'Số mẫu và thông tư in trên phiếu thu, phiếu chi tiền mặt, theo ngày của chứng từ. Để trống thì không in.',
      en: 'The form number and circular printed on cash receipts and payments, by the day of the document. Nothing is printed while it is empty.',
      km: 'លេខទម្រង់ និងសារាចរដែលបោះពុម្ពលើប័ណ្ណចំណូលចំណាយសាច់ប្រាក់ តាមថ្ងៃនៃឯកសារ។ ទុកទទេ៖ មិនបោះពុម្ព។',
    },
    paper_signers: {
      vi: 'Mỗi dòng một người ký, theo thứ tự in. Chứng từ không có dòng nào thì theo mẫu của chứng từ.',
      en: 'One row for each signature, in the printed order. A paper without rows is signed as its form says.',
      km: 'មួយជួរសម្រាប់ហត្ថលេខាមួយ តាមលំដាប់បោះពុម្ព។ ឯកសារគ្មានជួរ ចុះហត្ថលេខាតាមទម្រង់របស់វា។',
    },
    code_patterns: {
      vi: 'Mã để trống được đánh số theo mẫu này, ví dụ HD-{yyyy}-{0000}: năm và số có ít nhất 4 chữ số.',
      en: 'A code left empty is numbered by its pattern, such as HD-{yyyy}-{0000}: the year and a number of at least 4 digits.',
      km: 'លេខកូដដែលទុកទទេត្រូវបានដាក់លេខតាមគំរូនេះ ឧ. HD-{yyyy}-{0000}៖ ឆ្នាំ និងលេខយ៉ាងតិច 4 ខ្ទង់។',
    },
    permission_product_codes: {
      vi: 'Áp dụng khi tòa nhà chưa có đơn hàng; sau đó theo đơn hàng còn hạn.',
      en: 'Applies while the building has no order. After that, its valid orders decide.',
      km: 'ប្រើនៅពេលអគារមិនទាន់មានការបញ្ជាទិញ បន្ទាប់មកអនុវត្តតាមការបញ្ជាទិញដែលនៅមានសុពលភាព។',
    },
    money_unit: {
      vi: 'In trên thông báo phí, phiếu thu và sao kê, ví dụ: đồng. Để trống: VND, USD hoặc KHR theo loại tiền.',
      en: 'Printed on fee notices, receipts and statements, e.g. dong. Leave empty for VND, USD or KHR, as the currency is.',
      km: 'បោះពុម្ពលើលិខិតជូនដំណឹង បង្កាន់ដៃ និងរបាយការណ៍គណនី ឧទាហរណ៍ រៀល។ ទុកទទេ៖ VND, USD ឬ KHR តាមរូបិយប័ណ្ណ។',
    },
    deploy_month: {
      vi: 'Tháng đầu tiên thu phí trên hệ thống.',
      en: 'The first month of fees collected in this system.',
      km: 'ខែដំបូងដែលប្រមូលថ្លៃសេវាក្នុងប្រព័ន្ធនេះ។',
    },
    chart: {
      vi: 'Số hiệu tài khoản khi xuất nhật ký, cho những mục mà tòa nhà không tự khai báo. Để trống: theo quốc gia.',
      en: 'Account codes of the exported journal, where the building sets none itself. Leave empty to follow the country.',
      km: 'លេខគណនីក្នុងទិន្នានុប្បវត្តិ សម្រាប់អ្វីដែលអគារមិនបានកំណត់ខ្លួនឯង។ ទុកទទេ៖ តាមប្រទេស។',
    },
  },
  sections: {
    riel: { vi: 'Tiền mặt riel', en: 'Riel in cash', km: 'សាច់ប្រាក់រៀល' },
    approval: { vi: 'Duyệt chứng từ tiền', en: 'Approval of money documents', km: 'ការអនុម័តឯកសារប្រាក់' },
    numbering: { vi: 'Đánh số tự động', en: 'Automatic numbering', km: 'ការដាក់លេខស្វ័យប្រវត្តិ' },
    prepayments: { vi: 'Thu trước phí', en: 'Prepayments', km: 'ការបង់ថ្លៃមុន' },
    papers: { vi: 'Chứng từ in', en: 'Printed documents', km: 'ឯកសារបោះពុម្ព' },
    operation: { vi: 'Vận hành', en: 'Operation', km: 'ប្រតិបត្តិការ' },
  },
  lines: {
    code_patterns: {
      record: { vi: 'Áp dụng cho', en: 'Used for', km: 'សម្រាប់' },
      pattern: { vi: 'Mẫu', en: 'Pattern', km: 'គំរូ' },
    },
    paper_rules: {
      from: { vi: 'Từ ngày', en: 'From', km: 'ចាប់ពីថ្ងៃ' },
      rules: { vi: 'Theo', en: 'Rules', km: 'តាម' },
      note: {
        vi: 'Dòng in thay cho số mẫu',
        en: 'Printed in place of the form number',
        km: 'បោះពុម្ពជំនួសលេខទម្រង់',
      },
    },
    paper_signers: {
      from: { vi: 'Từ ngày', en: 'From', km: 'ចាប់ពីថ្ងៃ' },
      paper: { vi: 'Chứng từ', en: 'Paper', km: 'ឯកសារ' },
      signer: { vi: 'Vai trò', en: 'Role', km: 'តួនាទី' },
      title: { vi: 'Chức danh in', en: 'Printed title', km: 'តំណែងដែលបោះពុម្ព' },
    },
    prepayment_offers: {
      months: { vi: 'Số tháng', en: 'Months', km: 'ចំនួនខែ' },
      discount_percent: { vi: 'Giảm (% tổng tiền)', en: 'Discount (% of the total)', km: 'បញ្ចុះ (% នៃសរុប)' },
    },
  },
  lineOptions: {
    paper_rules: {
      rules: {
        tt133: { vi: 'Thông tư 133/2016', en: 'Circular 133/2016 (Vietnam)', km: 'សារាចរ 133/2016 (វៀតណាម)' },
        tt99: { vi: 'Thông tư 99/2025', en: 'Circular 99/2025 (Vietnam)', km: 'សារាចរ 99/2025 (វៀតណាម)' },
        own: { vi: 'Quy chế riêng của đơn vị', en: 'Own written rules', km: 'បទបញ្ជាផ្ទាល់ខ្លួន' },
      },
    },
    paper_signers: {
      paper: {
        receipt: { vi: 'Phiếu thu tiền mặt', en: 'Cash receipt', km: 'ប័ណ្ណចំណូលសាច់ប្រាក់' },
        payment: { vi: 'Phiếu chi tiền mặt', en: 'Cash payment', km: 'ប័ណ្ណចំណាយសាច់ប្រាក់' },
        credit_note: { vi: 'Giấy báo có', en: 'Bank receipt', km: 'ប័ណ្ណចំណូលធនាគារ' },
        debit_note: { vi: 'Giấy báo nợ', en: 'Bank payment', km: 'ប័ណ្ណចំណាយធនាគារ' },
        transfer: { vi: 'Phiếu chuyển quỹ', en: 'Transfer between funds', km: 'ប័ណ្ណផ្ទេរប្រាក់រវាងគណនី' },
        offset: { vi: 'Phiếu bù trừ công nợ', en: 'Settlement without money, offset', km: 'ប័ណ្ណកាត់កងបំណុល' },
        settlement: {
          vi: 'Phiếu xóa nợ, phiếu điều chỉnh phí',
          en: 'Write-off, fee adjustment',
          km: 'ប័ណ្ណលុបបំណុល ប័ណ្ណកែតម្រូវថ្លៃ',
        },
      },
      signer: {
        director: { vi: 'Giám đốc', en: 'Director', km: 'នាយក' },
        chief_accountant: { vi: 'Kế toán trưởng', en: 'Chief accountant', km: 'ប្រធានគណនេយ្យ' },
        payer: { vi: 'Người nộp tiền', en: 'Payer', km: 'អ្នកបង់ប្រាក់' },
        receiver: { vi: 'Người nhận tiền', en: 'Payee', km: 'អ្នកទទួលប្រាក់' },
        giver: { vi: 'Người giao tiền', en: 'Handed over by', km: 'អ្នកប្រគល់ប្រាក់' },
        taker: { vi: 'Người nhận tiền chuyển', en: 'Received by', km: 'អ្នកទទួលប្រាក់ផ្ទេរ' },
        customer: { vi: 'Khách hàng', en: 'Customer', km: 'អតិថិជន' },
        maker: { vi: 'Người lập phiếu', en: 'Prepared by', km: 'អ្នករៀបចំ' },
        cashier: { vi: 'Thủ quỹ', en: 'Cashier', km: 'បេឡាករ' },
      },
    },
    code_patterns: {
      record: {
        resident: { vi: 'Cư dân', en: 'Resident', km: 'អ្នកស្នាក់នៅ' },
        visitor: { vi: 'Khách thăm', en: 'Visitor', km: 'ភ្ញៀវ' },
        contract: { vi: 'Hợp đồng', en: 'Contract', km: 'កិច្ចសន្យា' },
        handover: { vi: 'Lượt bàn giao', en: 'Handover', km: 'ការប្រគល់' },
        conversation: { vi: 'Trao đổi', en: 'Conversation', km: 'ការសន្ទនា' },
        utility_booking: { vi: 'Lượt đặt tiện ích', en: 'Amenity booking', km: 'ការកក់បរិក្ខាររួម' },
        service_booking: { vi: 'Đơn đặt dịch vụ', en: 'Service booking', km: 'ការកក់សេវាកម្ម' },
        periodic_checklist: { vi: 'Lượt kiểm tra định kỳ', en: 'Periodic check', km: 'ការត្រួតពិនិត្យតាមកាលកំណត់' },
        incident_checklist: { vi: 'Sự cố', en: 'Incident', km: 'ឧប្បត្តិហេតុ' },
        suggestion: { vi: 'Đề xuất', en: 'Proposal', km: 'សំណើ' },
        parking_card: { vi: 'Thẻ xe', en: 'Parking card', km: 'កាតចំណត' },
        stock_in: { vi: 'Phiếu nhập kho', en: 'Goods receipt', km: 'ប័ណ្ណបញ្ចូលឃ្លាំង' },
        stock_out: { vi: 'Phiếu xuất kho', en: 'Goods issue', km: 'ប័ណ្ណបញ្ចេញឃ្លាំង' },
        stock_count: { vi: 'Phiếu kiểm kê', en: 'Stock count', km: 'ប័ណ្ណរាប់ស្តុក' },
      },
    },
  },
  options: {
    country: {
      VN: { vi: 'Việt Nam', en: 'Viet Nam', km: 'វៀតណាម' },
      KH: { vi: 'Campuchia', en: 'Cambodia', km: 'កម្ពុជា' },
      OTHER: { vi: 'Nước khác', en: 'Another country', km: 'ប្រទេសផ្សេង' },
    },
    city: {
      ha_noi: { vi: 'Hà Nội', en: 'Hà Nội', km: 'ហាណូយ' },
      ho_chi_minh: {
        vi: 'TP. Hồ Chí Minh (địa bàn trước 7/2025)',
        en: 'Hồ Chí Minh City (as it was before 7/2025)',
        km: 'ទីក្រុងហូជីមិញ (ព្រំដែនមុន 7/2025)',
      },
      other: { vi: 'Nơi khác', en: 'Another place', km: 'កន្លែងផ្សេង' },
    },
    riel_rounding: {
      nearest: { vi: 'Gần nhất', en: 'To the nearest', km: 'ជិតបំផុត' },
      up: { vi: 'Có lợi cho tòa nhà', en: 'In the building’s favour', km: 'ឲ្យអគារចំណេញ' },
      down: { vi: 'Có lợi cho người nộp', en: 'In the payer’s favour', km: 'ឲ្យអ្នកបង់ចំណេញ' },
    },
    chart: {
      tt133: { vi: 'Thông tư 133/2016', en: 'Circular 133/2016 (Vietnam)', km: 'សារាចរ 133/2016 (វៀតណាម)' },
      tt99: { vi: 'Thông tư 99/2025', en: 'Circular 99/2025 (Vietnam)', km: 'សារាចរ 99/2025 (វៀតណាម)' },
      none: { vi: 'Không dùng mẫu, tự nhập số hiệu', en: 'None: own codes', km: 'គ្មាន៖ លេខផ្ទាល់ខ្លួន' },
    },
    currency_code: {
      vnd: { vi: 'Việt Nam đồng (VND)', en: 'Vietnamese dong (VND)', km: 'ដុងវៀតណាម (VND)' },
      usd: { vi: 'Đô la Mỹ (USD)', en: 'US dollar (USD)', km: 'ដុល្លារអាមេរិក (USD)' },
      riel: { vi: 'Riel Campuchia (KHR)', en: 'Cambodian riel (KHR)', km: 'រៀលកម្ពុជា (KHR)' },
    },
    permission_product_codes: {
      ql: { vi: 'Quản lý', en: 'Management', km: 'ការគ្រប់គ្រង' },
      vh: { vi: 'Vận hành', en: 'Operation', km: 'ប្រតិបត្តិការ' },
      tc: { vi: 'Thu chi', en: 'Revenue and expenditure', km: 'ចំណូល និងចំណាយ' },
      account: { vi: 'Tài khoản', en: 'Account', km: 'គណនី' },
    },
  },
  plural: { en: 'buildings' },
})
