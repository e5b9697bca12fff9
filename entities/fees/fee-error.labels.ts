import type { Labels } from '#core/labels.ts'
import { feeErrorWords, feeTypeWords } from '../fee-words.ts'
import type { feeError } from './fee-error.ts'

export const feeErrorLabels = {
  vi: {
    one: 'lỗi tính phí',
    many: 'Lỗi tính phí',
    purpose: 'Căn hộ chưa tính được phí và lý do; chạy lại sau khi bổ sung dữ liệu.',
    fields: {
      apartment_id: 'Căn hộ',
      fee_setting_id: 'Loại phí',
      fee_type: 'Nhóm phí',
      month: 'Tháng',
      reason: 'Lý do',
      detail: 'Chi tiết',
      group_fee_slip_id: 'Đợt tính phí',
    },
    sections: { general: 'Thông tin chung' },
    options: { fee_type: feeTypeWords.vi, reason: feeErrorWords.vi },
  },
  en: {
    one: 'fee error',
    many: 'Fee errors',
    purpose:
      'Apartments whose fee could not be calculated, and why. Add the missing data, then run it again.',
    fields: {
      apartment_id: 'Apartment',
      fee_setting_id: 'Fee setting',
      fee_type: 'Fee type',
      month: 'Month',
      reason: 'Reason',
      detail: 'Detail',
      group_fee_slip_id: 'Fee run',
    },
    sections: { general: 'General' },
    options: { fee_type: feeTypeWords.en, reason: feeErrorWords.en },
  },
  km: {
    one: 'កំហុសគណនាថ្លៃ',
    many: 'កំហុសគណនាថ្លៃ',
    purpose: 'អាផាតមិនដែលគណនាថ្លៃមិនបាន និងមូលហេតុ។ បំពេញទិន្នន័យ រួចដំណើរការម្តងទៀត។',
    fields: {
      apartment_id: 'អាផាតមិន',
      fee_setting_id: 'ការកំណត់ថ្លៃសេវា',
      fee_type: 'ប្រភេទថ្លៃសេវា',
      month: 'ខែ',
      reason: 'មូលហេតុ',
      detail: 'លម្អិត',
      group_fee_slip_id: 'វគ្គគណនាថ្លៃ',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    options: { fee_type: feeTypeWords.km, reason: feeErrorWords.km },
  },
} satisfies Labels<typeof feeError>
