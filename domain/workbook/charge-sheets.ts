import { apartmentExamples } from './home-sheets.ts'
import type { WorkbookSheet } from './sheet.ts'

/** What homes are charged by, what they owe, and who pays. */
export const chargeSheets = [
  {
    name: 'meters',
    title: { vi: 'Đồng hồ', en: 'Meters', km: 'នាឡិកា' },
    columns: [
      { name: 'apartment_id', of: 'water_meter.apartment_id', required: true, examples: apartmentExamples },
      {
        name: 'kind',
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
        of: 'water_meter.serial_number',
        examples: ['N2100123', 'D2100456', 'N2100124'],
        adds: 'count',
      },
      {
        name: 'start_number',
        of: 'water_meter.start_number',
        required: true,
        examples: ['152', '4310', '98'],
      },
      {
        name: 'installed_on',
        of: 'water_meter.installed_on',
        label: { vi: 'Ngày đọc', en: 'Read on', km: 'ថ្ងៃអាន' },
        examples: ['31/10/2026', '31/10/2026', '31/10/2026'],
      },
      { name: 'new_number', of: 'water_reading.new_number', examples: ['164', '4771', '109'] },
      { name: 'charge_factor', of: 'water_meter.charge_factor', examples: ['', '', ''] },
    ],
    parts: (['water_meter', 'electric_meter'] as const).map((entity) => ({
      entity,
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
        of: 'opening_debt.apartment_id',
        required: true,
        examples: ['A-0802', 'A-0802', 'B-1205'],
      },
      {
        name: 'fee_type',
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
        of: 'opening_debt.month',
        required: true,
        examples: ['09/2026', '10/2026', '10/2026'],
      },
      {
        name: 'amount',
        of: 'opening_debt.amount',
        required: true,
        examples: ['616500', '118000', '100000'],
        adds: 'sum',
      },
      { name: 'name', of: 'opening_debt.name', examples: ['', '', ''] },
      { name: 'due_on', of: 'opening_debt.due_on', examples: ['15/10/2026', '', ''] },
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
      { name: 'apartment_id', of: 'payer_rule.apartment_id', required: true, examples: ['A-0802'] },
      {
        name: 'payer_kind',
        of: 'payer_rule.payer_kind',
        required: true,
        examples: { vi: ['Người thuê'], en: ['Tenant'], km: ['អ្នកជួល'] },
      },
      {
        name: 'payer',
        of: 'payer_rule.payer',
        label: { vi: 'Tên người trả', en: 'Payer’s name', km: 'ឈ្មោះអ្នកបង់' },
        examples: { vi: ['Lê Minh Châu'], en: ['Chris Green'], km: ['កែវ វិចិត្រ'] },
      },
      { name: 'from_month', of: 'payer_rule.from_month', required: true, examples: ['11/2026'] },
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
          from_month: 'from_month',
        },
      },
    ],
  },
] as const satisfies readonly WorkbookSheet[]
