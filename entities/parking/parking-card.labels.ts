import { defineLabels } from '../define-labels.ts'
import { parkingCard } from './parking-card.ts'

export const parkingCardLabels = defineLabels(parkingCard, {
  one: { vi: 'thẻ xe', en: 'parking card', km: 'កាតចំណត' },
  many: { vi: 'Thẻ xe', en: 'Parking cards', km: 'កាតចំណត' },
  purpose: {
    vi: 'Thẻ ra vào bãi xe và căn hộ đang giữ thẻ.',
    en: 'Cards that open the barrier, and the apartment that holds each.',
    km: 'កាតចេញចូលចំណត និងអាផាតមិនដែលកាន់កាត។',
  },
  fields: {
    card_id: { vi: 'Số thẻ RFID', en: 'RFID number', km: 'លេខកាត RFID' },
    is_sub_card: { vi: 'Thẻ phụ', en: 'Secondary card', km: 'កាតបន្ថែម' },
    given_on: { vi: 'Ngày cấp', en: 'Issued on', km: 'ថ្ងៃចេញកាត' },
    replaced_by_id: { vi: 'Thẻ thay thế', en: 'Replacement card', km: 'កាតជំនួស' },
    lock_reason: { vi: 'Lý do khóa', en: 'Reason for locking', km: 'មូលហេតុចាក់សោ' },
    logs: { vi: 'Lượt ra vào', en: 'Parking log', km: 'កំណត់ហេតុចេញចូល' },
  },
  sections: {
    owner: { vi: 'Người giữ thẻ', en: 'Holder', km: 'អ្នកកាន់កាត' },
  },
  state: { vi: 'Tình trạng thẻ', en: 'Card status', km: 'ស្ថានភាពកាត' },
  states: {
    opened: { vi: 'Đang mở', en: 'Active', km: 'បើក' },
    locked: { vi: 'Đã khóa', en: 'Locked', km: 'បានចាក់សោ' },
  },
  actions: {
    lock: { vi: 'Khóa', en: 'Lock', km: 'ចាក់សោ' },
    open: { vi: 'Mở khóa', en: 'Unlock', km: 'ដោះសោ' },
    reissue: { vi: 'Cấp lại', en: 'Reissue', km: 'ចេញកាតថ្មី' },
    give_back: { vi: 'Thu hồi', en: 'Take back', km: 'ប្រមូលកាតវិញ' },
  },
})
