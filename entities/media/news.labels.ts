import { defineLabels } from '../define-labels.ts'
import { news } from './news.ts'

export const newsLabels = defineLabels(news, {
  one: { vi: 'tin tức', en: 'news article', km: 'ព័ត៌មាន' },
  many: { vi: 'Tin tức', en: 'News', km: 'ព័ត៌មាន' },
  purpose: { vi: 'Tin bài gửi đến cư dân.', en: 'Articles for residents.', km: 'អត្ថបទសម្រាប់អ្នកស្នាក់នៅ។' },
  fields: {
    category: { vi: 'Chuyên mục', en: 'Category', km: 'ប្រភេទ' },
    summary: { vi: 'Tóm tắt', en: 'Summary', km: 'សង្ខេប' },
    author_id: { vi: 'Người viết', en: 'Author', km: 'អ្នកនិពន្ធ' },
    expires_on: { vi: 'Hết hiệu lực', en: 'Expires on', km: 'ផុតសុពលភាព' },
    is_pinned: { vi: 'Ghim', en: 'Pinned', km: 'ខ្ទាស់' },
  },
  options: {
    category: {
      building: { vi: 'Tòa nhà', en: 'Building', km: 'អគារ' },
      event: { vi: 'Sự kiện', en: 'Event', km: 'ព្រឹត្តិការណ៍' },
      safety: { vi: 'An toàn', en: 'Safety', km: 'សុវត្ថិភាព' },
      promotion: { vi: 'Ưu đãi', en: 'Promotion', km: 'ការផ្សព្វផ្សាយ' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
  plural: { en: 'news articles' },
})
