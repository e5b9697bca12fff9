import { defineLabels } from '../define-labels.ts'
import { feeErrorWords, feeTypeWords } from '../fee-words.ts'
import { feeError } from './fee-error.ts'

export const feeErrorLabels = defineLabels(feeError, {
  one: { vi: 'lỗi tính phí', en: 'fee error', km: 'កំហុសគណនាថ្លៃ' },
  many: { vi: 'Lỗi tính phí', en: 'Fee errors', km: 'កំហុសគណនាថ្លៃ' },
  purpose: {
    vi: 'Căn hộ chưa tính được phí và lý do; chạy lại sau khi bổ sung dữ liệu.',
    en: 'Apartments whose fee could not be calculated, and why. Add the missing data, then run it again.',
    km: 'អាផាតមិនដែលគណនាថ្លៃមិនបាន និងមូលហេតុ។ បំពេញទិន្នន័យ រួចដំណើរការម្តងទៀត។',
  },
  fields: {
    reason: { vi: 'Lý do', en: 'Reason', km: 'មូលហេតុ' },
    detail: { vi: 'Chi tiết', en: 'Detail', km: 'លម្អិត' },
  },
  options: {
    fee_type: feeTypeWords,
    reason: feeErrorWords,
  },
})
