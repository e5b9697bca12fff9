import { meteredKinds, meteredTypes } from '../metered-kinds.ts'
import { apartmentExamples } from './home-sheets.ts'
import type { WorkbookSheet } from './sheet.ts'
import { allFeesWords } from './words.ts'

/** What homes are charged by, what they owe, and who pays. */
export const chargeSheets = [
  {
    name: 'meters',
    title: { vi: 'Đồng hồ', en: 'Meters', km: 'នាឡិកា' },
    columns: [
      {
        name: 'apartment_id',
        also: ['Căn', 'Mã căn', 'Mã căn hộ', 'Số căn', 'Phòng', 'Unit', 'Room'],
        of: 'water_meter.apartment_id',
        required: true,
        examples: apartmentExamples,
      },
      {
        name: 'kind',
        also: ['Loại', 'Đồng hồ', 'Meter', 'Kind'],
        of: 'water_meter.type',
        label: { vi: 'Loại đồng hồ', en: 'Kind of meter', km: 'ប្រភេទនាឡិកា' },
        required: true,
        examples: {
          vi: ['Nước lạnh', 'Điện 1 pha', 'Nước lạnh'],
          en: ['Cold water', 'Electricity, single phase', 'Cold water'],
          km: ['ទឹកត្រជាក់', 'អគ្គិសនី 1 ហ្វា', 'ទឹកត្រជាក់'],
        },
      },
      {
        name: 'serial_number',
        also: ['Seri', 'Số seri', 'Số sê-ri', 'Serial', 'Serial no', 'Số đồng hồ'],
        of: 'water_meter.serial_number',
        examples: ['N2100123', 'D2100456', 'N2100124'],
        adds: 'count',
      },
      {
        name: 'start_number',
        also: ['Chỉ số cũ', 'Chỉ số đầu kỳ', 'Số đầu', 'Số cũ', 'CS đầu', 'CS cũ', 'Previous', 'Old reading'],
        of: 'water_meter.start_number',
        required: true,
        examples: ['152', '4310', '98'],
      },
      {
        name: 'installed_on',
        also: ['Ngày chốt', 'Ngày ghi', 'Reading date'],
        of: 'water_meter.installed_on',
        label: { vi: 'Ngày đọc', en: 'Read on', km: 'ថ្ងៃអាន' },
        examples: ['31/10/2026', '31/10/2026', '31/10/2026'],
      },
      {
        name: 'new_number',
        also: [
          'Chỉ số cuối',
          'Chỉ số cuối kỳ',
          'Số cuối',
          'Số mới',
          'CS cuối',
          'CS mới',
          'Current',
          'New reading',
        ],
        of: 'water_reading.new_number',
        examples: ['164', '4771', '109'],
      },
      {
        name: 'charge_factor',
        also: ['Hệ số nhân', 'Factor'],
        of: 'water_meter.charge_factor',
        examples: ['', '', ''],
      },
    ],
    parts: meteredTypes.map((type) => ({
      entity: meteredKinds[type].meter,
      when: 'kind',
      fields: {
        code: 'kind',
        type: 'kind',
        apartment_id: 'apartment_id',
        serial_number: 'serial_number',
        start_number: 'start_number',
        installed_on: 'installed_on',
        charge_factor: 'charge_factor',
        'readings.month': 'new_number',
        'readings.new_number': 'new_number',
        'readings.read_on': 'new_number',
      },
    })),
  },
  {
    name: 'debts',
    title: { vi: 'Nợ đầu kỳ', en: 'Opening debts', km: 'បំណុលដើមគ្រា' },
    columns: [
      {
        name: 'apartment_id',
        also: ['Căn', 'Mã căn', 'Mã căn hộ', 'Số căn', 'Phòng', 'Unit', 'Room'],
        of: 'opening_debt.apartment_id',
        required: true,
        examples: ['A-0802', 'A-0802', 'B-1205'],
      },
      {
        name: 'fee_type',
        also: ['Khoản', 'Khoản thu', 'Loại phí', 'Phí', 'Fee', 'Fee type'],
        of: 'opening_debt.fee_type',
        required: true,
        examples: {
          vi: ['Phí quản lý', 'Nước', 'Gửi xe'],
          en: ['Management', 'Water', 'Parking'],
          km: ['ថ្លៃគ្រប់គ្រង', 'ទឹក', 'ចំណត'],
        },
        asks: 'option',
      },
      {
        name: 'month',
        also: ['Kỳ', 'Kỳ phí', 'Tháng nợ', 'Period'],
        of: 'opening_debt.month',
        required: true,
        examples: ['09/2026', '10/2026', '10/2026'],
      },
      {
        name: 'amount',
        also: ['Số tiền nợ', 'Còn nợ', 'Dư nợ', 'Công nợ', 'Nợ', 'Thành tiền', 'Balance', 'Outstanding'],
        of: 'opening_debt.amount',
        required: true,
        examples: ['616500', '118000', '100000'],
        adds: 'sum',
      },
      {
        name: 'name',
        also: ['Diễn giải', 'Nội dung', 'Ghi chú', 'Description'],
        of: 'opening_debt.name',
        examples: ['', '', ''],
      },
      {
        name: 'due_on',
        also: ['Hạn thanh toán', 'Hạn', 'Due date'],
        of: 'opening_debt.due_on',
        examples: ['15/10/2026', '', ''],
      },
      { name: 'date', of: 'opening_debt.date', examples: ['', '', ''], asks: 'day' },
    ],
    parts: [
      {
        entity: 'opening_debt',
        fields: {
          apartment_id: 'apartment_id',
          fee_type: 'fee_type',
          month: 'month',
          amount: 'amount',
          name: 'name',
          due_on: 'due_on',
          date: 'date',
        },
      },
    ],
  },
  {
    name: 'payers',
    title: { vi: 'Ai trả phí', en: 'Who pays', km: 'អ្នកណាបង់ថ្លៃ' },
    columns: [
      {
        name: 'apartment_id',
        also: ['Căn', 'Mã căn', 'Mã căn hộ', 'Số căn', 'Phòng', 'Unit', 'Room'],
        of: 'payer_rule.apartment_id',
        required: true,
        examples: ['A-0802', 'B-1205'],
      },
      {
        name: 'payer_kind',
        also: ['Ai trả', 'Đối tượng trả', 'Payer kind'],
        of: 'payer_rule.payer_kind',
        required: true,
        examples: {
          vi: ['Người thuê', 'Chủ sở hữu'],
          en: ['Tenant', 'Owner'],
          km: ['អ្នកជួល', 'ម្ចាស់កម្មសិទ្ធិ'],
        },
      },
      {
        name: 'payer',
        also: ['Tên', 'Họ tên', 'Người trả', 'Name'],
        of: 'payer_rule.payer',
        label: { vi: 'Tên người trả', en: 'Payer’s name', km: 'ឈ្មោះអ្នកបង់' },
        examples: {
          vi: ['Lê Minh Châu', 'Nguyễn Văn An'],
          en: ['Chris Green', 'Anna Brown'],
          km: ['កែវ វិចិត្រ', 'សុខ ដារ៉ា'],
        },
      },
      {
        name: 'fee_settings',
        also: ['Phí', 'Các loại phí', 'Khoản phí', 'Khoản thu', 'Trả phí gì', 'Trả khoản nào', 'Fee', 'Fees'],
        of: 'payer_rule.fee_settings',
        label: { vi: 'Trả những phí nào', en: 'Pays which fees', km: 'បង់ថ្លៃអ្វីខ្លះ' },
        examples: {
          vi: ['Nước; Gửi xe', 'Mọi loại phí'],
          en: ['Water; Parking', 'All fees'],
          km: ['ទឹក; ចំណត', 'ថ្លៃទាំងអស់'],
        },
        choices: [allFeesWords],
        asks: 'fees',
      },
      {
        name: 'from_month',
        also: ['Từ', 'Bắt đầu từ', 'From'],
        of: 'payer_rule.from_month',
        required: true,
        examples: ['11/2026', '11/2026'],
      },
    ],
    parts: [
      {
        entity: 'payer_rule',
        fields: {
          source_ref: 'payer',
          apartment_id: 'apartment_id',
          payer_kind: 'payer_kind',
          resident_id: 'payer',
          payer_apartment_id: 'payer',
          party_name: 'payer',
          covers: 'fee_settings',
          fee_settings: 'fee_settings',
          from_month: 'from_month',
        },
      },
    ],
  },
] as const satisfies readonly WorkbookSheet[]
