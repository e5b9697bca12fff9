import { defineLabels } from '../define-labels.ts'
import { preprintTemplate } from './preprint-template.ts'

export const preprintTemplateLabels = defineLabels(preprintTemplate, {
  one: { vi: 'mẫu phiếu thu in sẵn', en: 'pre-printed receipt template', km: 'គំរូបង្កាន់ដៃបោះពុម្ពទុក' },
  many: { vi: 'Mẫu phiếu thu in sẵn', en: 'Pre-printed receipt templates', km: 'គំរូបង្កាន់ដៃបោះពុម្ពទុក' },
  purpose: {
    vi: 'Ký hiệu, cách đánh số và vị trí in của phiếu thu in sẵn.',
    en: 'The series code of pre-printed receipts, their numbering, and where values are printed.',
    km: 'និមិត្តសញ្ញា របៀបដាក់លេខ និងទីតាំងបោះពុម្ពរបស់បង្កាន់ដៃបោះពុម្ពទុក។',
  },
  fields: {
    name: { vi: 'Tên mẫu', en: 'Name', km: 'ឈ្មោះគំរូ' },
    digits: { vi: 'Số chữ số của số seri', en: 'Digits in a serial', km: 'ចំនួនខ្ទង់លេខស៊េរី' },
    leaves: { vi: 'Số tờ mỗi quyển', en: 'Sheets per book', km: 'ចំនួនសន្លឹកក្នុងមួយក្បាល' },
    width: { vi: 'Khổ giấy: rộng', en: 'Paper width', km: 'ទទឹងក្រដាស' },
    height: { vi: 'Khổ giấy: cao', en: 'Paper height', km: 'កម្ពស់ក្រដាស' },
    shift_x: { vi: 'Dịch sang phải', en: 'Shift right', km: 'រំកិលទៅស្តាំ' },
    shift_y: { vi: 'Dịch xuống dưới', en: 'Shift down', km: 'រំកិលចុះក្រោម' },
    places: { vi: 'Vị trí in', en: 'Places', km: 'ទីតាំងបោះពុម្ព' },
    books: { vi: 'Quyển phiếu thu', en: 'Books', km: 'ក្បាលបង្កាន់ដៃ' },
  },
  sections: {
    paper: {
      vi: 'Khổ giấy và độ lệch của máy in',
      en: 'Paper and printer shift',
      km: 'ក្រដាស និងគម្លាតម៉ាស៊ីនបោះពុម្ព',
    },
    places: { vi: 'Vị trí từng mục', en: 'Place of each value', km: 'ទីតាំងនៃតម្លៃនីមួយៗ' },
  },
  help: {
    shift_x: {
      vi: 'Số âm: dịch sang trái. Dùng khi máy in kéo giấy lệch.',
      en: 'Below zero: to the left. For a printer that pulls the paper aside.',
      km: 'លេខអវិជ្ជមាន៖ ទៅឆ្វេង។ សម្រាប់ម៉ាស៊ីនបោះពុម្ពដែលទាញក្រដាសវៀច។',
    },
    shift_y: { vi: 'Số âm: dịch lên trên.', en: 'Below zero: up.', km: 'លេខអវិជ្ជមាន៖ ឡើងលើ។' },
  },
  lines: {
    places: {
      value: { vi: 'Nội dung', en: 'Value', km: 'ខ្លឹមសារ' },
      x: { vi: 'Cách trái', en: 'From the left', km: 'ពីឆ្វេង' },
      y: { vi: 'Cách trên', en: 'From the top', km: 'ពីលើ' },
      width: { vi: 'Rộng', en: 'Width', km: 'ទទឹង' },
      size: { vi: 'Cỡ chữ', en: 'Text size', km: 'ទំហំអក្សរ' },
      align: { vi: 'Canh', en: 'Alignment', km: 'តម្រឹម' },
    },
  },
  lineOptions: {
    places: {
      value: {
        number: { vi: 'Số phiếu', en: 'Receipt number', km: 'លេខបង្កាន់ដៃ' },
        serial: { vi: 'Số seri', en: 'Serial', km: 'លេខស៊េរី' },
        day: { vi: 'Ngày', en: 'Day', km: 'ថ្ងៃ' },
        month: { vi: 'Tháng', en: 'Month', km: 'ខែ' },
        year: { vi: 'Năm', en: 'Year', km: 'ឆ្នាំ' },
        unit: { vi: 'Tên đơn vị', en: 'Unit', km: 'អង្គភាព' },
        unit_address: { vi: 'Địa chỉ đơn vị', en: 'Unit address', km: 'អាសយដ្ឋានអង្គភាព' },
        payer: { vi: 'Người nộp', en: 'Payer', km: 'អ្នកបង់ប្រាក់' },
        apartment: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
        reason: { vi: 'Lý do nộp', en: 'Reason', km: 'មូលហេតុបង់' },
        amount: { vi: 'Số tiền', en: 'Amount', km: 'ចំនួនទឹកប្រាក់' },
        amount_in_words: { vi: 'Số tiền bằng chữ', en: 'Amount in words', km: 'ចំនួនទឹកប្រាក់ជាអក្សរ' },
        collector: { vi: 'Người thu', en: 'Collector', km: 'អ្នកទទួលប្រាក់' },
        lines: { vi: 'Bảng các khoản', en: 'Table of lines', km: 'តារាងមុខចំណាយ' },
      },
      align: {
        left: { vi: 'Trái', en: 'Left', km: 'ឆ្វេង' },
        center: { vi: 'Giữa', en: 'Center', km: 'កណ្តាល' },
        right: { vi: 'Phải', en: 'Right', km: 'ស្តាំ' },
      },
    },
  },
})
