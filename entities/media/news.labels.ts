import type { Labels } from '#core/labels.ts'
import type { news } from './news.ts'

export const newsLabels = {
  vi: {
    one: 'tin tức',
    many: 'Tin tức',
    purpose: 'Tin bài gửi đến cư dân.',
    fields: {
      title: 'Tiêu đề',
      category: 'Chuyên mục',
      cover: 'Ảnh bìa',
      summary: 'Tóm tắt',
      content: 'Nội dung',
      language_contents: 'Nội dung theo ngôn ngữ',
      author_id: 'Người viết',
      published_on: 'Ngày đăng',
      expires_on: 'Hết hiệu lực',
      is_pinned: 'Ghim',
      files: 'Tệp đính kèm',
    },
    sections: {
      general: 'Thông tin chung',
      content: 'Nội dung',
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
    states: {
      draft: 'Nháp',
      published: 'Đã đăng',
      hidden: 'Đã ẩn',
    },
    actions: {
      publish: 'Đăng',
      hide: 'Ẩn',
    },
  },
  en: {
    one: 'news article',
    many: 'News',
    plural: 'news articles',
    purpose: 'Articles for residents.',
    fields: {
      title: 'Title',
      category: 'Category',
      cover: 'Cover',
      summary: 'Summary',
      content: 'Content',
      language_contents: 'Translations',
      author_id: 'Author',
      published_on: 'Published on',
      expires_on: 'Expires on',
      is_pinned: 'Pinned',
      files: 'Attachments',
    },
    sections: {
      general: 'General',
      content: 'Content',
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
    states: {
      draft: 'Draft',
      published: 'Published',
      hidden: 'Hidden',
    },
    actions: {
      publish: 'Publish',
      hide: 'Hide',
    },
  },
  km: {
    one: 'ព័ត៌មាន',
    many: 'ព័ត៌មាន',
    purpose: 'អត្ថបទសម្រាប់អ្នកស្នាក់នៅ។',
    fields: {
      title: 'ចំណងជើង',
      category: 'ប្រភេទ',
      cover: 'រូបគម្រប',
      summary: 'សង្ខេប',
      content: 'ខ្លឹមសារ',
      language_contents: 'ខ្លឹមសារតាមភាសា',
      author_id: 'អ្នកនិពន្ធ',
      published_on: 'ថ្ងៃផ្សាយ',
      expires_on: 'ផុតសុពលភាព',
      is_pinned: 'ខ្ទាស់',
      files: 'ឯកសារភ្ជាប់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      content: 'ខ្លឹមសារ',
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
    states: {
      draft: 'ព្រាង',
      published: 'បានផ្សាយ',
      hidden: 'បានលាក់',
    },
    actions: {
      publish: 'ផ្សាយ',
      hide: 'លាក់',
    },
  },
} satisfies Labels<typeof news>
