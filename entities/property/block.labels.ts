import { defineLabels } from '../define-labels.ts'
import { block } from './block.ts'

export const blockLabels = defineLabels(block, {
  one: { vi: 'block', en: 'block', km: 'ប្លុក' },
  many: { vi: 'Block / tháp', en: 'Blocks', km: 'ប្លុក' },
  purpose: {
    vi: 'Các block (tháp) của tòa nhà. Mỗi căn hộ thuộc một block.',
    en: 'The blocks (towers) of the building. Each apartment belongs to one.',
    km: 'ប្លុករបស់អគារ។ អាផាតមិននីមួយៗស្ថិតនៅក្នុងប្លុកមួយ។',
  },
  empty: {
    vi: 'Mỗi căn hộ cần một block. Nhập từ tệp, hoặc thêm từng block.',
    en: 'Every apartment needs one. Import them from a file, or add them one by one.',
    km: 'អាផាតមិននីមួយៗត្រូវការប្លុកមួយ។ នាំចូលពីឯកសារ ឬបន្ថែមម្តងមួយ។',
  },
  fields: {
    code: { vi: 'Mã block', en: 'Block code', km: 'លេខកូដប្លុក' },
    name: { vi: 'Tên block', en: 'Block name', km: 'ឈ្មោះប្លុក' },
    short_id: { vi: 'Số thứ tự', en: 'Number', km: 'លេខរៀង' },
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
  },
})
