import { defineLabels } from '../define-labels.ts'
import { feeErrorWords, feeTypeWords } from '../fee-words.ts'
import { feeError } from './fee-error.ts'

export const feeErrorLabels = defineLabels(feeError, {
  vi: {
    one: 'lỗi tính phí',
    many: 'Lỗi tính phí',
    purpose: 'Căn hộ chưa tính được phí và lý do; chạy lại sau khi bổ sung dữ liệu.',
    fields: {
      reason: 'Lý do',
      detail: 'Chi tiết',
      group_fee_slip_id: 'Đợt tính phí',
    },
    options: { fee_type: feeTypeWords.vi, reason: feeErrorWords.vi },
  },
  en: {
    one: 'fee error',
    many: 'Fee errors',
    purpose:
      'Apartments whose fee could not be calculated, and why. Add the missing data, then run it again.',
    fields: {
      reason: 'Reason',
      detail: 'Detail',
      group_fee_slip_id: 'Billing run',
    },
    options: { fee_type: feeTypeWords.en, reason: feeErrorWords.en },
  },
  km: {
    one: 'កំហុសគណនាថ្លៃ',
    many: 'កំហុសគណនាថ្លៃ',
    purpose: 'អាផាតមិនដែលគណនាថ្លៃមិនបាន និងមូលហេតុ។ បំពេញទិន្នន័យ រួចដំណើរការម្តងទៀត។',
    fields: {
      reason: 'មូលហេតុ',
      detail: 'លម្អិត',
      group_fee_slip_id: 'វគ្គគណនាថ្លៃ',
    },
    options: { fee_type: feeTypeWords.km, reason: feeErrorWords.km },
  },
})
