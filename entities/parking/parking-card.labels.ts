import type { Labels } from '#core/labels.ts'
import type { parkingCard } from './parking-card.ts'

export const parkingCardLabels = {
  vi: {
    one: 'thẻ xe',
    many: 'Thẻ xe',
    purpose: 'Thẻ ra vào bãi xe và căn hộ đang giữ thẻ.',
    fields: {
      code: 'Mã',
      card_id: 'Số thẻ RFID',
      card_type_id: 'Loại thẻ xe',
      apartment_id: 'Căn hộ',
      resident_id: 'Cư dân',
      is_sub_card: 'Thẻ phụ',
      lock_reason: 'Lý do khóa',
      note: 'Ghi chú',
      vehicles: 'Phương tiện',
      logs: 'Lượt ra vào',
    },
    sections: {
      general: 'Thông tin chung',
      owner: 'Người giữ thẻ',
    },
    state: 'Tình trạng thẻ',
    states: {
      opened: 'Đang mở',
      locked: 'Đã khóa',
    },
    actions: {
      lock: 'Khóa',
      open: 'Mở khóa',
    },
  },
  en: {
    one: 'parking card',
    many: 'Parking cards',
    purpose: 'Cards that open the barrier, and the apartment that holds each.',
    fields: {
      code: 'Code',
      card_id: 'RFID number',
      card_type_id: 'Card type',
      apartment_id: 'Apartment',
      resident_id: 'Resident',
      is_sub_card: 'Secondary card',
      lock_reason: 'Reason for locking',
      note: 'Note',
      vehicles: 'Vehicles',
      logs: 'Parking log',
    },
    sections: {
      general: 'General',
      owner: 'Holder',
    },
    state: 'Card status',
    states: {
      opened: 'Active',
      locked: 'Locked',
    },
    actions: {
      lock: 'Lock',
      open: 'Unlock',
    },
  },
  km: {
    one: 'កាតចំណត',
    many: 'កាតចំណត',
    purpose: 'កាតចេញចូលចំណត និងអាផាតមិនដែលកាន់កាត។',
    fields: {
      code: 'លេខកូដ',
      card_id: 'លេខកាត RFID',
      card_type_id: 'ប្រភេទកាត',
      apartment_id: 'អាផាតមិន',
      resident_id: 'អ្នកស្នាក់នៅ',
      is_sub_card: 'កាតបន្ថែម',
      lock_reason: 'មូលហេតុចាក់សោ',
      note: 'កំណត់សម្គាល់',
      vehicles: 'យានយន្ត',
      logs: 'កំណត់ហេតុចេញចូល',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      owner: 'អ្នកកាន់កាត',
    },
    state: 'ស្ថានភាពកាត',
    states: {
      opened: 'បើក',
      locked: 'បានចាក់សោ',
    },
    actions: {
      lock: 'ចាក់សោ',
      open: 'បើក',
    },
  },
} satisfies Labels<typeof parkingCard>
