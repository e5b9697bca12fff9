import { defineLabels } from '../define-labels.ts'
import { news } from './news.ts'

export const newsLabels = defineLabels(news, {
  vi: {
    one: 'tin tức',
    many: 'Tin tức',
    purpose: 'Tin bài gửi đến cư dân.',
    fields: {
      category: 'Chuyên mục',
      cover: 'Ảnh bìa',
      summary: 'Tóm tắt',
      author_id: 'Người viết',
      published_on: 'Ngày đăng',
      expires_on: 'Hết hiệu lực',
      is_pinned: 'Ghim',
    },
    options: {
      category: {
        building: 'Tòa nhà',
        event: 'Sự kiện',
        safety: 'An toàn',
        promotion: 'Ưu đãi',
        other: 'Khác',
      },
    },
    state: 'Trạng thái',
  },
  en: {
    one: 'news article',
    many: 'News',
    plural: 'news articles',
    purpose: 'Articles for residents.',
    fields: {
      category: 'Category',
      cover: 'Cover',
      summary: 'Summary',
      author_id: 'Author',
      published_on: 'Published on',
      expires_on: 'Expires on',
      is_pinned: 'Pinned',
    },
    options: {
      category: {
        building: 'Building',
        event: 'Event',
        safety: 'Safety',
        promotion: 'Promotion',
        other: 'Other',
      },
    },
    state: 'Status',
  },
  km: {
    one: 'ព័ត៌មាន',
    many: 'ព័ត៌មាន',
    purpose: 'អត្ថបទសម្រាប់អ្នកស្នាក់នៅ។',
    fields: {
      category: 'ប្រភេទ',
      cover: 'រូបគម្រប',
      summary: 'សង្ខេប',
      author_id: 'អ្នកនិពន្ធ',
      published_on: 'ថ្ងៃផ្សាយ',
      expires_on: 'ផុតសុពលភាព',
      is_pinned: 'ខ្ទាស់',
    },
    options: {
      category: {
        building: 'អគារ',
        event: 'ព្រឹត្តិការណ៍',
        safety: 'សុវត្ថិភាព',
        promotion: 'ការផ្សព្វផ្សាយ',
        other: 'ផ្សេងៗ',
      },
    },
    state: 'ស្ថានភាព',
  },
})
