const vi = {
  news: 'Tin tức',
  announcements: 'Thông báo của tòa nhà',
  handbook: 'Sổ tay cư dân',
  contacts: 'Danh bạ',
  none: 'Chưa có gì ở đây',
  files: 'Tệp kèm theo',
  file: 'Tệp {{n}}',
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
}
const en: typeof vi = {
  news: 'News',
  announcements: 'Announcements',
  handbook: 'Residents’ handbook',
  contacts: 'Contacts',
  none: 'There is nothing here yet',
  files: 'Attached files',
  file: 'File {{n}}',
  previous: 'Previous picture',
  next: 'Next picture',
}
const km: typeof vi = {
  news: 'ព័ត៌មាន',
  announcements: 'សេចក្តីជូនដំណឹងរបស់អគារ',
  handbook: 'សៀវភៅណែនាំអ្នកស្នាក់នៅ',
  contacts: 'លេខទំនាក់ទំនង',
  none: 'មិនទាន់មានអ្វីនៅទីនេះទេ',
  files: 'ឯកសារភ្ជាប់',
  file: 'ឯកសារ {{n}}',
  previous: 'រូបមុន',
  next: 'រូបបន្ទាប់',
}

/** What the office publishes. */
export const words = { vi, en, km }
