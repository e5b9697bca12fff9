import { defineLabels } from '../define-labels.ts'
import { block } from './block.ts'

export const blockLabels = defineLabels(block, {
  vi: {
    one: 'block',
    many: 'Block / tháp',
    purpose: 'Các block (tháp) của tòa nhà. Mỗi căn hộ thuộc một block.',
    fields: {
      code: 'Mã block',
      name: 'Tên block',
      short_id: 'Số thứ tự',
      description: 'Mô tả',
      apartments_count: 'Số căn hộ',
    },
  },
  en: {
    one: 'block',
    many: 'Blocks',
    purpose: 'The blocks (towers) of the building. Each apartment belongs to one.',
    fields: {
      code: 'Block code',
      name: 'Block name',
      short_id: 'Number',
      description: 'Description',
      apartments_count: 'Number of apartments',
    },
  },
  km: {
    one: 'ប្លុក',
    many: 'ប្លុក',
    purpose: 'ប្លុករបស់អគារ។ អាផាតមិននីមួយៗស្ថិតនៅក្នុងប្លុកមួយ។',
    fields: {
      code: 'លេខកូដប្លុក',
      name: 'ឈ្មោះប្លុក',
      short_id: 'លេខរៀង',
      description: 'ការពិពណ៌នា',
      apartments_count: 'ចំនួនអាផាតមិន',
    },
  },
})
