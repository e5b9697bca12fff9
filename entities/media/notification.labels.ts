import type { Labels } from '#core/labels.ts'
import type { notification } from './notification.ts'

export const notificationLabels = {
  vi: {
    one: 'thông báo',
    many: 'Thông báo',
    purpose: 'Thông báo của ban quản lý tới cư dân.',
    fields: {
      title: 'Tiêu đề',
      type: 'Loại',
      content: 'Nội dung',
      language_contents: 'Nội dung theo ngôn ngữ',
      image: 'Hình ảnh',
      target: 'Gửi đến',
      blocks: 'Block',
      apartments: 'Căn hộ',
      published_on: 'Ngày đăng',
      files: 'Tệp đính kèm',
    },
    sections: {
      general: 'Thông tin chung',
      content: 'Nội dung',
    },
    options: {
      type: {
        general: 'Chung',
        maintenance: 'Bảo trì',
        power_water: 'Cắt điện, nước',
        urgent: 'Khẩn',
      },
      target: {
        all: 'Tất cả',
        householders: 'Chủ hộ',
        blocks: 'Theo block',
        apartments: 'Theo căn hộ',
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
    one: 'announcement',
    many: 'Announcements',
    purpose: 'Announcements from the management office to residents.',
    fields: {
      title: 'Title',
      type: 'Type',
      content: 'Content',
      language_contents: 'Translations',
      image: 'Image',
      target: 'To',
      blocks: 'Blocks',
      apartments: 'Apartments',
      published_on: 'Published on',
      files: 'Attachments',
    },
    sections: {
      general: 'General',
      content: 'Content',
    },
    options: {
      type: {
        general: 'General',
        maintenance: 'Maintenance',
        power_water: 'Power or water cut',
        urgent: 'Urgent',
      },
      target: {
        all: 'Everybody',
        householders: 'Householders',
        blocks: 'Some blocks',
        apartments: 'Some apartments',
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
    one: 'សេចក្តីជូនដំណឹង',
    many: 'សេចក្តីជូនដំណឹង',
    purpose: 'សេចក្តីជូនដំណឹងរបស់គណៈគ្រប់គ្រង។',
    fields: {
      title: 'ចំណងជើង',
      type: 'ប្រភេទ',
      content: 'ខ្លឹមសារ',
      language_contents: 'ខ្លឹមសារតាមភាសា',
      image: 'រូបភាព',
      target: 'ផ្ញើទៅ',
      blocks: 'ប្លុក',
      apartments: 'អាផាតមិន',
      published_on: 'ថ្ងៃផ្សាយ',
      files: 'ឯកសារភ្ជាប់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      content: 'ខ្លឹមសារ',
    },
    options: {
      type: {
        general: 'ទូទៅ',
        maintenance: 'ការថែទាំ',
        power_water: 'ផ្តាច់ភ្លើង ឬទឹក',
        urgent: 'បន្ទាន់',
      },
      target: {
        all: 'ទាំងអស់គ្នា',
        householders: 'មេគ្រួសារ',
        blocks: 'តាមប្លុក',
        apartments: 'តាមអាផាតមិន',
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
} satisfies Labels<typeof notification>
