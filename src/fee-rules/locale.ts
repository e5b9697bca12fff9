import type { Language } from '#core/language.ts'

const vi = {
  preview: {
    title: 'Quy định này thay đổi gì, cho ai?',
    what: 'Tính thử phí của mọi căn hộ hai lần, không có và có quy định này. Không có gì được lưu.',
    run: 'Tính thử',
    choose: 'Chọn loại phí và tháng bắt đầu để tính thử.',
    month: 'Tháng {{month}}',
    before: 'Không có quy định',
    after: 'Có quy định này',
    difference: 'Chênh lệch',
    changed: '{{total}} căn hộ có số phí thay đổi.',
    none: 'Không căn hộ nào có số phí thay đổi.',
    unknown: '{{total}} căn hộ chưa tính được: thiếu chỉ số, diện tích hoặc đơn giá.',
    cut: 'Chỉ hiện {{shown}} căn hộ chênh lệch nhiều nhất.',
    all: 'Tất cả căn hộ',
  },
  uncharged: {
    title: 'Căn hộ không bị tính phí',
    month: 'Tháng',
    found: 'Tháng {{month}}: {{total}} trường hợp không loại phí nào tính.',
    none: 'Tháng {{month}}: mọi căn hộ đã bàn giao đều được tính đủ các loại phí.',
    see: 'Xem danh sách',
    hide: 'Ẩn danh sách',
    cut: 'Chỉ hiện {{shown}} dòng đầu.',
    why: 'Vì sao',
    load_failed: 'Không tải được danh sách căn hộ không bị tính phí',
    reasons: {
      exempt: 'Được miễn: {{rule}}',
      not_covered: 'Không quy định nào áp dụng',
      no_meter: 'Chưa có đồng hồ',
    },
  },
}

const en: typeof vi = {
  preview: {
    title: 'What does this rule change, and for whom?',
    what: 'Calculates the fee of every apartment twice, without this rule and with it. Nothing is stored.',
    run: 'Calculate',
    choose: 'Choose the fee and the first month to calculate.',
    month: 'Month {{month}}',
    before: 'Without this rule',
    after: 'With this rule',
    difference: 'Difference',
    changed: 'Apartments that would pay another amount: {{total}}.',
    none: 'No apartment would pay another amount.',
    unknown: 'Apartments that cannot be calculated yet: {{total}}. A reading, an area or a price is missing.',
    cut: 'Only the {{shown}} greatest differences are shown.',
    all: 'All apartments',
  },
  uncharged: {
    title: 'Apartments that are not charged',
    month: 'Month',
    found: 'Month {{month}}: apartments that are not charged a kind of fee: {{total}}.',
    none: 'Month {{month}}: every apartment that is handed over is charged every kind of fee.',
    see: 'Show the list',
    hide: 'Hide the list',
    cut: 'Only the first {{shown}} rows are shown.',
    why: 'Why',
    load_failed: 'The apartments that are not charged could not be loaded',
    reasons: {
      exempt: 'Exempt: {{rule}}',
      not_covered: 'No rule applies',
      no_meter: 'No meter',
    },
  },
}

const km: typeof vi = {
  preview: {
    title: 'វិធាននេះផ្លាស់ប្តូរអ្វី សម្រាប់អ្នកណា?',
    what: 'គណនាថ្លៃរបស់គ្រប់អាផាតមិនពីរដង ដោយគ្មាន និងមានវិធាននេះ។ មិនមានអ្វីត្រូវបានរក្សាទុកទេ។',
    run: 'គណនាសាកល្បង',
    choose: 'ជ្រើសថ្លៃសេវា និងខែដំបូង ដើម្បីគណនា។',
    month: 'ខែ {{month}}',
    before: 'ដោយគ្មានវិធាន',
    after: 'តាមវិធាននេះ',
    difference: 'គម្លាត',
    changed: 'អាផាតមិនដែលត្រូវបង់ចំនួនផ្សេង៖ {{total}}។',
    none: 'គ្មានអាផាតមិនណាត្រូវបង់ចំនួនផ្សេងទេ។',
    unknown: 'អាផាតមិនដែលមិនទាន់គណនាបាន៖ {{total}}។ ខ្វះលេខនាឡិកា ផ្ទៃក្រឡា ឬតម្លៃ។',
    cut: 'បង្ហាញតែ {{shown}} គម្លាតធំបំផុត។',
    all: 'គ្រប់អាផាតមិន',
  },
  uncharged: {
    title: 'អាផាតមិនដែលមិនត្រូវបានគិតថ្លៃ',
    month: 'ខែ',
    found: 'ខែ {{month}}៖ {{total}} ករណីដែលគ្មានថ្លៃណាគិតលើអាផាតមិន។',
    none: 'ខែ {{month}}៖ គ្រប់អាផាតមិនដែលបានប្រគល់ ត្រូវបានគិតគ្រប់ប្រភេទថ្លៃ។',
    see: 'មើលបញ្ជី',
    hide: 'លាក់បញ្ជី',
    cut: 'បង្ហាញតែ {{shown}} ជួរដំបូង។',
    why: 'មូលហេតុ',
    load_failed: 'មិនអាចផ្ទុកបញ្ជីអាផាតមិនដែលមិនត្រូវបានគិតថ្លៃ',
    reasons: {
      exempt: 'បានលើកលែង៖ {{rule}}',
      not_covered: 'គ្មានវិធានណាអនុវត្ត',
      no_meter: 'មិនទាន់មាននាឡិកា',
    },
  },
}

/** Who is charged what: the preview of a rule, and what nothing charges. */
export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }
