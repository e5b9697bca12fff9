import type { Language } from '#core/language.ts'
import type { PageWords } from '../locales/pages.ts'

const vi = {
  print: 'In sơ đồ',
  load_failed: 'Không tải được sơ đồ tòa nhà',
  empty: 'Tòa nhà chưa có căn hộ nào',
  placed: '{{block}} · tầng {{floor}}',
  people: 'Người đang ở',
  nobody: 'Chưa có cư dân',
  contracts: 'Hợp đồng',
  no_contract: 'Chưa có hợp đồng',
  actions: 'Việc trong ngày',
  open: 'Mở trang căn hộ',
  collect: 'Thu tiền',
  of_block: '{{shown}}/{{total}} căn',
  questions: { contract: 'Hợp đồng', occupancy: 'Sử dụng', handover: 'Bàn giao', debt: 'Công nợ' },
  answers: {
    contract: {
      active: 'Đang hiệu lực',
      nearly_end: 'Sắp hết hạn',
      pending: 'Chờ xác nhận',
      suspended: 'Tạm dừng',
      ended: 'Đã kết thúc',
      none: 'Chưa có hợp đồng',
    },
    occupancy: {
      owner: 'Chủ hộ đang ở',
      rented: 'Đang cho thuê',
      for_rent: 'Cần cho thuê',
      for_sale: 'Cần bán',
      empty: 'Trống',
    },
    debt: {
      none: 'Không nợ',
      not_due: 'Chưa đến hạn',
      to_30: '1–30 ngày',
      to_60: '31–60 ngày',
      to_90: '61–90 ngày',
      over_90: 'Quá 90 ngày',
    },
  },
}

const en: typeof vi = {
  print: 'Print the map',
  load_failed: 'The status map could not be loaded',
  empty: 'The building has no apartments yet',
  placed: '{{block}} · floor {{floor}}',
  people: 'Who lives here',
  nobody: 'No residents yet',
  contracts: 'Contracts',
  no_contract: 'No contract yet',
  actions: 'Today',
  open: 'Open the apartment',
  collect: 'Collect payment',
  of_block: 'Apartments: {{shown}}/{{total}}',
  questions: { contract: 'Contract', occupancy: 'Occupancy', handover: 'Handover', debt: 'Debt' },
  answers: {
    contract: {
      active: 'Active',
      nearly_end: 'Ending soon',
      pending: 'Pending',
      suspended: 'Suspended',
      ended: 'Ended',
      none: 'No contract',
    },
    occupancy: {
      owner: 'Lived in by the owner',
      rented: 'Rented out',
      for_rent: 'For rent',
      for_sale: 'For sale',
      empty: 'Empty',
    },
    debt: {
      none: 'No debt',
      not_due: 'Not due yet',
      to_30: '1–30 days',
      to_60: '31–60 days',
      to_90: '61–90 days',
      over_90: 'Over 90 days',
    },
  },
}

const km: typeof vi = {
  print: 'បោះពុម្ពប្លង់',
  load_failed: 'មិនអាចផ្ទុកប្លង់អគារបានទេ',
  empty: 'អគារមិនទាន់មានអាផាតមិនទេ',
  placed: '{{block}} · ជាន់ {{floor}}',
  people: 'អ្នកកំពុងស្នាក់នៅ',
  nobody: 'មិនទាន់មានអ្នកស្នាក់នៅ',
  contracts: 'កិច្ចសន្យា',
  no_contract: 'មិនទាន់មានកិច្ចសន្យា',
  actions: 'កិច្ចការថ្ងៃនេះ',
  open: 'បើកទំព័រអាផាតមិន',
  collect: 'ប្រមូលប្រាក់',
  of_block: 'អាផាតមិន {{shown}}/{{total}}',
  questions: { contract: 'កិច្ចសន្យា', occupancy: 'ការស្នាក់នៅ', handover: 'ការប្រគល់', debt: 'បំណុល' },
  answers: {
    contract: {
      active: 'មានសុពលភាព',
      nearly_end: 'ជិតផុតកំណត់',
      pending: 'រង់ចាំបញ្ជាក់',
      suspended: 'ផ្អាក',
      ended: 'បានបញ្ចប់',
      none: 'គ្មានកិច្ចសន្យា',
    },
    occupancy: {
      owner: 'ម្ចាស់ស្នាក់នៅ',
      rented: 'កំពុងជួល',
      for_rent: 'សម្រាប់ជួល',
      for_sale: 'សម្រាប់លក់',
      empty: 'ទំនេរ',
    },
    debt: {
      none: 'គ្មានបំណុល',
      not_due: 'មិនទាន់ដល់កំណត់',
      to_30: '1–30 ថ្ងៃ',
      to_60: '31–60 ថ្ងៃ',
      to_90: '61–90 ថ្ងៃ',
      over_90: 'លើស 90 ថ្ងៃ',
    },
  },
}

/** Words of the status map. */
export const words = { vi, en, km } satisfies Record<Language, unknown>

/** What menu, palette and headings call its pages. */
export const pageWords = {
  status_map: {
    vi: {
      title: 'Sơ đồ tòa nhà',
      purpose: 'Từng căn hộ theo tháp và tầng: hợp đồng, sử dụng, bàn giao và công nợ.',
    },
    en: {
      title: 'Status map',
      purpose: 'Every apartment by block and floor: contract, occupancy, handover and debt.',
    },
    km: { title: 'ប្លង់អគារ', purpose: 'អាផាតមិននីមួយៗតាមប្លុក និងជាន់៖ កិច្ចសន្យា ការស្នាក់នៅ ការប្រគល់ និងបំណុល។' },
  },
} as const satisfies PageWords
