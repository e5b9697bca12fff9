import { defineLabels } from '../define-labels.ts'
import { parkingCard } from './parking-card.ts'

export const parkingCardLabels = defineLabels(parkingCard, {
  vi: {
    one: 'thẻ xe',
    many: 'Thẻ xe',
    purpose: 'Thẻ ra vào bãi xe và căn hộ đang giữ thẻ.',
    fields: {
      card_id: 'Số thẻ RFID',
      card_type_id: 'Loại thẻ xe',
      is_sub_card: 'Thẻ phụ',
      given_on: 'Ngày cấp',
      replaced_by_id: 'Thẻ thay thế',
      lock_reason: 'Lý do khóa',
      logs: 'Lượt ra vào',
    },
    sections: {
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
      reissue: 'Cấp lại',
      give_back: 'Thu hồi',
    },
  },
  en: {
    one: 'parking card',
    many: 'Parking cards',
    purpose: 'Cards that open the barrier, and the apartment that holds each.',
    fields: {
      card_id: 'RFID number',
      card_type_id: 'Card type',
      is_sub_card: 'Secondary card',
      given_on: 'Issued on',
      replaced_by_id: 'Replacement card',
      lock_reason: 'Reason for locking',
      logs: 'Parking log',
    },
    sections: {
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
      reissue: 'Reissue',
      give_back: 'Take back',
    },
  },
  km: {
    one: 'កាតចំណត',
    many: 'កាតចំណត',
    purpose: 'កាតចេញចូលចំណត និងអាផាតមិនដែលកាន់កាត។',
    fields: {
      card_id: 'លេខកាត RFID',
      card_type_id: 'ប្រភេទកាត',
      is_sub_card: 'កាតបន្ថែម',
      given_on: 'ថ្ងៃចេញកាត',
      replaced_by_id: 'កាតជំនួស',
      lock_reason: 'មូលហេតុចាក់សោ',
      logs: 'កំណត់ហេតុចេញចូល',
    },
    sections: {
      owner: 'អ្នកកាន់កាត',
    },
    state: 'ស្ថានភាពកាត',
    states: {
      opened: 'បើក',
      locked: 'បានចាក់សោ',
    },
    actions: {
      lock: 'ចាក់សោ',
      open: 'ដោះសោ',
      reissue: 'ចេញកាតថ្មី',
      give_back: 'ប្រមូលកាតវិញ',
    },
  },
})
