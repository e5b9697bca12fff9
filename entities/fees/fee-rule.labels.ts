import { defineLabels } from '../define-labels.ts'
import { chargedStateWords, occupancyWords } from '../apartment-words.ts'
import { feeRule } from './fee-rule.ts'

export const feeRuleLabels = defineLabels(feeRule, {
  one: { vi: 'quy định thu phí', en: 'charging rule', km: 'វិធានគិតថ្លៃ' },
  many: { vi: 'Quy định thu phí', en: 'Charging rules', km: 'វិធានគិតថ្លៃ' },
  purpose: {
    vi: 'Ai phải nộp phí nào, từ tháng nào, theo hệ số bao nhiêu, và ai được miễn.',
    en: 'Who pays which fee, from which month, at what coefficient, and who is exempt.',
    km: 'អ្នកណាបង់ថ្លៃអ្វី ចាប់ពីខែណា តាមមេគុណប៉ុន្មាន និងអ្នកណាត្រូវបានលើកលែង។',
  },
  fields: {
    name: { vi: 'Tên quy định', en: 'Name', km: 'ឈ្មោះវិធាន' },
    priority: { vi: 'Thứ tự xét', en: 'Order', km: 'លំដាប់ពិនិត្យ' },
    effect: { vi: 'Áp dụng', en: 'Effect', km: 'ការអនុវត្ត' },
    coefficient: { vi: 'Hệ số giá', en: 'Price coefficient', km: 'មេគុណតម្លៃ' },
    reason: { vi: 'Lý do', en: 'Reason', km: 'មូលហេតុ' },
    blocks: { vi: 'Block / tháp', en: 'Blocks', km: 'ប្លុក' },
    floor_from: { vi: 'Từ tầng', en: 'From floor', km: 'ពីជាន់' },
    floor_to: { vi: 'Đến tầng', en: 'To floor', km: 'ដល់ជាន់' },
    occupancies: { vi: 'Tình trạng sử dụng', en: 'Occupancy', km: 'ស្ថានភាពប្រើប្រាស់' },
    handover_states: { vi: 'Tình trạng bàn giao', en: 'Handover status', km: 'ស្ថានភាពប្រគល់' },
  },
  help: {
    priority: {
      vi: 'Quy định có số nhỏ được xét trước; quy định đầu tiên phù hợp sẽ quyết định.',
      en: 'Rules with a smaller number are tried first; the first that fits decides.',
      km: 'វិធានដែលមានលេខតូចត្រូវពិនិត្យមុន វិធានដំបូងដែលត្រូវគ្នាជាអ្នកសម្រេច។',
    },
    coefficient: {
      vi: 'Nhân với đơn giá của biểu giá: 1,5 là thu thêm một nửa, 0,5 là thu một nửa.',
      en: 'Multiplies the tariff’s prices: 1.5 charges half as much again, 0.5 charges half.',
      km: 'គុណនឹងតម្លៃឯកតា៖ 1.5 គឺថែមពាក់កណ្តាល 0.5 គឺពាក់កណ្តាល។',
    },
    blocks: {
      vi: 'Để trống là mọi block. Căn hộ phải thỏa mọi điều kiện được chọn.',
      en: 'Empty means every block. An apartment must meet all conditions that are chosen.',
      km: 'ទុកទទេ គឺគ្រប់ប្លុក។ អាផាតមិនត្រូវបំពេញគ្រប់លក្ខខណ្ឌដែលបានជ្រើស។',
    },
    reason: {
      vi: 'Ví dụ: nghị quyết hội nghị nhà chung cư. Bắt buộc khi miễn phí.',
      en: 'For example, a resolution of the owners’ meeting. Required for an exemption.',
      km: 'ឧទាហរណ៍៖ សេចក្តីសម្រេចនៃអង្គប្រជុំម្ចាស់អាផាតមិន។ ត្រូវបំពេញពេលលើកលែង។',
    },
  },
  sections: {
    who: { vi: 'Áp dụng cho', en: 'Applies to', km: 'អនុវត្តចំពោះ' },
  },
  options: {
    effect: {
      charge: { vi: 'Thu phí', en: 'Charge', km: 'គិតថ្លៃ' },
      exempt: { vi: 'Miễn phí', en: 'Exempt', km: 'លើកលែង' },
    },
    occupancies: occupancyWords,
    handover_states: chargedStateWords,
  },
  plural: { en: 'charging rules' },
})
