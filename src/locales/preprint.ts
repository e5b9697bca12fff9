import type { Language } from '#core/language.ts'

const vi = {
  title: 'In lên phiếu thu in sẵn',
  on_form: 'In lên phiếu in sẵn',
  choose: 'Chọn các phiếu thu đã lập trên phiếu in sẵn.',
  load_failed: 'Chưa tải được bản in',
  sheet: 'Tờ phiếu',
  place: '{{name}}: cách trái {{x}} mm, cách trên {{y}} mm',
  how_to_move:
    'Kéo từng mục đến đúng chỗ trên phiếu, hoặc chọn mục rồi nhấn phím mũi tên: mỗi lần 1 mm, giữ Shift là 5 mm.',
  nothing_placed: 'Mẫu này chưa có vị trí in.',
  usual: 'Dùng vị trí thông dụng',
  test: 'In thử',
}

const en: typeof vi = {
  title: 'Print on pre-printed forms',
  on_form: 'Print on its form',
  choose: 'Choose receipts that were made on pre-printed forms.',
  load_failed: 'The print could not be loaded',
  sheet: 'Form',
  place: '{{name}}: {{x}} mm from the left, {{y}} mm from the top',
  how_to_move:
    'Drag each value to its place on the form, or select it and press an arrow key: 1 mm each time, 5 mm with Shift.',
  nothing_placed: 'This template has no places to print at yet.',
  usual: 'Use the usual places',
  test: 'Test print',
}

const km: typeof vi = {
  title: 'បោះពុម្ពលើបង្កាន់ដៃបោះពុម្ពទុក',
  on_form: 'បោះពុម្ពលើទម្រង់',
  choose: 'ជ្រើសរើសបង្កាន់ដៃដែលបានធ្វើលើទម្រង់បោះពុម្ពទុក។',
  load_failed: 'មិនអាចផ្ទុកការបោះពុម្ពបានទេ',
  sheet: 'សន្លឹក',
  place: '{{name}}៖ {{x}} មម ពីឆ្វេង {{y}} មម ពីលើ',
  how_to_move: 'អូសតម្លៃនីមួយៗទៅកន្លែងរបស់វា ឬជ្រើសរើសវា រួចចុចគ្រាប់ចុចព្រួញ៖ 1 មម ម្តង និង 5 មម ជាមួយ Shift។',
  nothing_placed: 'គំរូនេះមិនទាន់មានទីតាំងបោះពុម្ពទេ។',
  usual: 'ប្រើទីតាំងធម្មតា',
  test: 'បោះពុម្ពសាកល្បង',
}

/** Pre-printed forms: placing values on them, and printing on them. */
export const preprintWords: Record<Language, typeof vi> = { vi, en, km }
