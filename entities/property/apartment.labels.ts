import { defineLabels } from '../define-labels.ts'
import { chargedStateWords, occupancyWords } from '../apartment-words.ts'
import { apartment } from './apartment.ts'

export const apartmentLabels = defineLabels(apartment, {
  one: { vi: 'căn hộ', en: 'apartment', km: 'អាផាតមិន' },
  many: { vi: 'Căn hộ', en: 'Apartments', km: 'អាផាតមិន' },
  purpose: {
    vi: 'Các căn hộ, cửa hàng và văn phòng trong tòa nhà.',
    en: 'The apartments, shops and offices of the building.',
    km: 'អាផាតមិន ហាង និងការិយាល័យក្នុងអគារ។',
  },
  empty: {
    vi: 'Cư dân, đồng hồ, xe và phí đều thuộc về căn hộ. Nhập từ tệp sau khi có block, hoặc thêm từng căn.',
    en: 'Residents, meters, vehicles and fees belong to them. Import them from a file once there are blocks, or add them one by one.',
    km: 'អ្នកស្នាក់នៅ នាឡិកាស្ទង់ យានយន្ត និងថ្លៃសេវា សុទ្ធតែជារបស់អាផាតមិន។ នាំចូលពីឯកសារក្រោយមានប្លុក ឬបន្ថែមម្តងមួយ។',
  },
  fields: {
    code: { vi: 'Mã căn hộ', en: 'Apartment code', km: 'លេខកូដអាផាតមិន' },
    name: { vi: 'Tên căn hộ', en: 'Apartment name', km: 'ឈ្មោះអាផាតមិន' },
    payment_reference: { vi: 'Mã chuyển khoản', en: 'Payment reference', km: 'លេខយោងបង់ប្រាក់' },
    short_id: { vi: 'Số thứ tự', en: 'Short ID', km: 'លេខរៀង' },
    apartment_type_id: { vi: 'Loại căn hộ', en: 'Apartment type', km: 'ប្រភេទអាផាតមិន' },
    garden_area: { vi: 'Diện tích sân vườn', en: 'Garden area', km: 'ផ្ទៃសួនច្បារ' },
    statuses: { vi: 'Tình trạng sử dụng', en: 'Occupancy', km: 'ស្ថានភាពប្រើប្រាស់' },
    handover_date: { vi: 'Ngày bàn giao', en: 'Handover date', km: 'ថ្ងៃប្រគល់' },
    closed_on: { vi: 'Ngày ngừng sử dụng', en: 'Closed on', km: 'ថ្ងៃបិទ' },
    pe_code: {
      vi: 'Mã PE (khách hàng điện)',
      en: 'PE code (electricity customer)',
      km: 'លេខកូដ PE (អតិថិជនអគ្គិសនី)',
    },
    register_people_number: {
      vi: 'Số người đăng ký định mức',
      en: 'Registered people',
      km: 'ចំនួនមនុស្សបានចុះឈ្មោះ',
    },
    households_number: {
      vi: 'Số hộ dùng chung công tơ',
      en: 'Households on its meters',
      km: 'ចំនួនគ្រួសារប្រើនាឡិការួម',
    },
    separate_fee: { vi: 'Tính phí riêng', en: 'Billed separately', km: 'គិតថ្លៃដោយឡែក' },
    partner_apartment_id: { vi: 'Căn hộ liên kết', en: 'Linked apartment', km: 'អាផាតមិនពាក់ព័ន្ធ' },
    outstanding: { vi: 'Công nợ', en: 'Outstanding balance', km: 'បំណុល' },
    residents_count: { vi: 'Số cư dân', en: 'Residents', km: 'ចំនួនអ្នកស្នាក់នៅ' },
    residents: { vi: 'Cư dân', en: 'Residents', km: 'អ្នកស្នាក់នៅ' },
    water_meters: { vi: 'Đồng hồ nước', en: 'Water meters', km: 'នាឡិកាទឹក' },
    electric_meters: { vi: 'Đồng hồ điện', en: 'Electricity meters', km: 'នាឡិកាអគ្គិសនី' },
    gas_meters: { vi: 'Đồng hồ gas', en: 'Gas meters', km: 'នាឡិកាហ្គាស' },
    handovers: { vi: 'Bàn giao', en: 'Handovers', km: 'ការប្រគល់' },
    visitors: { vi: 'Khách thăm', en: 'Visitors', km: 'ភ្ញៀវ' },
    form_answers: { vi: 'Phản hồi biểu mẫu', en: 'Form responses', km: 'ចម្លើយទម្រង់' },
    bookings: { vi: 'Đặt dịch vụ', en: 'Service bookings', km: 'ការកក់សេវាកម្ម' },
    utility_bookings: { vi: 'Đặt chỗ tiện ích', en: 'Amenity bookings', km: 'ការកក់បរិក្ខាររួម' },
    payer_rules: { vi: 'Ai trả phí', en: 'Who pays', km: 'អ្នកណាបង់ថ្លៃ' },
    tax_infos: { vi: 'Thông tin thuế', en: 'Tax information', km: 'ព័ត៌មានពន្ធ' },
    debts: { vi: 'Công nợ', en: 'Outstanding balances', km: 'បំណុល' },
    receipts: { vi: 'Phiếu thu', en: 'Receipts', km: 'បង្កាន់ដៃ' },
    payment_promises: { vi: 'Hẹn thanh toán', en: 'Payment promises', km: 'ការសន្យាបង់ប្រាក់' },
  },
  help: {
    payment_reference: { vi: 'Mã chuyển khoản', en: 'Payment reference', km: 'លេខយោងបង់ប្រាក់' },
    short_id: {
      vi: 'Dùng để sắp xếp danh sách căn hộ.',
      en: 'Apartment lists are sorted by this number.',
      km: 'បញ្ជីអាផាតមិនត្រូវបានតម្រៀបតាមលេខនេះ។',
    },
    handover_date: {
      vi: 'Ngày đã qua: căn hộ được ghi là đã bàn giao từ ngày đó, nếu bạn có quyền duyệt căn hộ.',
      en: 'A past day: the apartment counts as handed over since then, if you may approve apartments.',
      km: 'ថ្ងៃកន្លងទៅ៖ អាផាតមិនត្រូវបានកត់ថាបានប្រគល់តាំងពីថ្ងៃនោះ បើអ្នកមានសិទ្ធិអនុម័តអាផាតមិន។',
    },
    register_people_number: {
      vi: 'Số người dùng để tính định mức điện, nước.',
      en: 'Number of people used for water and electricity allowances.',
      km: 'ចំនួនមនុស្សសម្រាប់គិតកម្រិតប្រើទឹក និងភ្លើង។',
    },
    households_number: {
      vi: 'Nhiều hộ chung một công tơ thì mỗi bậc giá được nhân với số hộ, nếu biểu giá tính theo hộ.',
      en: 'Where several households share a meter, tier limits are multiplied by them if the tariff is per household.',
      km: 'បើគ្រួសារច្រើនប្រើនាឡិការួម កម្រិតតម្លៃនីមួយៗគុណនឹងចំនួនគ្រួសារ ប្រសិនបើតារាងតម្លៃគិតតាមគ្រួសារ។',
    },
    separate_fee: {
      vi: 'Lập thông báo phí riêng, không gộp vào căn hộ liên kết. Ai trả được định ở tab Ai trả phí.',
      en: 'Has its own fee notice, separate from its linked apartment’s. Who pays is set under Who pays.',
      km: 'ចេញលិខិតជូនដំណឹងថ្លៃសេវាដោយឡែក មិនរួមជាមួយអាផាតមិនពាក់ព័ន្ធ។ អ្នកបង់កំណត់ក្នុងផ្ទាំង អ្នកណាបង់ថ្លៃ។',
    },
    partner_apartment_id: {
      vi: 'Ví dụ: chỗ đỗ xe liên kết với căn hộ của chủ. Không tính phí riêng thì chung một thông báo phí, một mã QR; mỗi khoản phí vẫn thuộc căn hộ của nó.',
      en: 'For example, the apartment that a parking space belongs to. Unless billed separately, both share one fee notice and one QR; each fee stays its own apartment’s.',
      km: 'ឧទាហរណ៍ អាផាតមិនដែលជាម្ចាស់កន្លែងចំណត។ បើមិនគិតថ្លៃដោយឡែក ទាំងពីរមានលិខិតជូនដំណឹង និង QR តែមួយ ថ្លៃនីមួយៗនៅជារបស់អាផាតមិនរបស់វា។',
    },
  },
  facts: {
    householder: { vi: 'Người liên hệ', en: 'Contact', km: 'អ្នកទំនាក់ទំនង' },
    phone: { vi: 'Điện thoại', en: 'Phone', km: 'ទូរស័ព្ទ' },
    debt: { vi: 'Còn nợ', en: 'Balance', km: 'បំណុល' },
    open_fees: { vi: 'Phí chưa thu', en: 'Open fees', km: 'ថ្លៃមិនទាន់បង់' },
    last_payment: { vi: 'Lần thu gần nhất', en: 'Last payment', km: 'ការបង់ចុងក្រោយ' },
    invoice_to: { vi: 'Hóa đơn cho', en: 'Invoice to', km: 'វិក្កយបត្រជូន' },
  },
  sections: {
    billing: { vi: 'Tính phí', en: 'Billing', km: 'ការគិតថ្លៃ' },
    handover: { vi: 'Bàn giao', en: 'Handover', km: 'ការប្រគល់' },
  },
  options: {
    statuses: occupancyWords,
  },
  state: { vi: 'Tình trạng bàn giao', en: 'Handover status', km: 'ស្ថានភាពប្រគល់' },
  states: {
    vi: {
      inactive: 'Chưa sử dụng',
      wait_handover: 'Chờ bàn giao',
      ...chargedStateWords.vi,
      closed: 'Đã ngừng sử dụng',
    },
    en: {
      inactive: 'Inactive',
      wait_handover: 'Waiting for handover',
      ...chargedStateWords.en,
      closed: 'Closed',
    },
    km: {
      inactive: 'មិនទាន់ប្រើ',
      wait_handover: 'រង់ចាំប្រគល់',
      ...chargedStateWords.km,
      closed: 'បានបិទ',
    },
  },
  actions: {
    schedule_handover: { vi: 'Hẹn bàn giao', en: 'Schedule handover', km: 'ណាត់ថ្ងៃប្រគល់' },
    found_handed_over: {
      vi: 'Đã bàn giao từ trước',
      en: 'Already handed over',
      km: 'បានប្រគល់រួចពីមុន',
    },
    hand_over: { vi: 'Bàn giao', en: 'Hand over', km: 'ប្រគល់' },
    postpone: { vi: 'Hoãn bàn giao', en: 'Postpone handover', km: 'ពន្យារការប្រគល់' },
    request_close: { vi: 'Yêu cầu ngừng sử dụng', en: 'Request closure', km: 'ស្នើសុំបិទ' },
    keep_open: { vi: 'Tiếp tục sử dụng', en: 'Keep in use', km: 'បន្តប្រើប្រាស់' },
    close: { vi: 'Ngừng sử dụng', en: 'Close apartment', km: 'បិទអាផាតមិន' },
  },
})
