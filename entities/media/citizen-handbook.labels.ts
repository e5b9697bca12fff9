import type { Labels } from '#core/labels.ts'
import type { citizenHandbook } from './citizen-handbook.ts'

export const citizenHandbookLabels = {
  vi: {
    one: 'trang sổ tay',
    many: 'Sổ tay cư dân',
    purpose: 'Nội quy, thủ tục và hướng dẫn cho cư dân.',
    fields: {
      title: 'Tiêu đề',
      group: 'Nhóm nội dung',
      cover: 'Ảnh bìa',
      content: 'Nội dung',
      language_contents: 'Nội dung theo ngôn ngữ',
      order: 'Thứ tự',
      files: 'Tệp đính kèm',
    },
    sections: {
      general: 'Thông tin chung',
      content: 'Nội dung',
    },
    options: {
      group: {
        rules: 'Nội quy',
        procedures: 'Thủ tục',
        safety: 'An toàn',
        amenities: 'Tiện ích',
        contacts: 'Liên hệ',
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
    one: 'handbook page',
    many: 'Resident handbook',
    plural: 'handbook pages',
    purpose: 'Rules, procedures and guidance for residents.',
    fields: {
      title: 'Title',
      group: 'Group',
      cover: 'Cover',
      content: 'Content',
      language_contents: 'Translations',
      order: 'Order',
      files: 'Attachments',
    },
    sections: {
      general: 'General',
      content: 'Content',
    },
    options: {
      group: {
        rules: 'Rules',
        procedures: 'Procedures',
        safety: 'Safety',
        amenities: 'Amenities',
        contacts: 'Contacts',
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
    one: 'ទំព័រសៀវភៅណែនាំ',
    many: 'សៀវភៅណែនាំអ្នកស្នាក់នៅ',
    purpose: 'បទបញ្ជា នីតិវិធី និងការណែនាំ។',
    fields: {
      title: 'ចំណងជើង',
      group: 'ក្រុម',
      cover: 'រូបគម្រប',
      content: 'ខ្លឹមសារ',
      language_contents: 'ខ្លឹមសារតាមភាសា',
      order: 'លំដាប់',
      files: 'ឯកសារភ្ជាប់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      content: 'ខ្លឹមសារ',
    },
    options: {
      group: {
        rules: 'បទបញ្ជា',
        procedures: 'នីតិវិធី',
        safety: 'សុវត្ថិភាព',
        amenities: 'បរិក្ខាររួម',
        contacts: 'ទំនាក់ទំនង',
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
} satisfies Labels<typeof citizenHandbook>
