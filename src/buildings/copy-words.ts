import type { Language } from '#core/language.ts'

const vi = {
  copy: {
    title: 'Nhân bản tòa nhà',
    lead: 'Lấy những gì một tòa nhà đã thiết lập: loại phí, biểu giá, danh mục, mẫu in. Không lấy cư dân, tiền và chứng từ. Mục nào tòa nhà nhận đã có thì giữ nguyên.',
    from: 'Sao chép từ',
    to: 'Vào tòa nhà',
    choose: 'Chọn tòa nhà',
    from_other: 'Sao chép từ tòa nhà khác',
    usual: 'Thường lấy',
    asked: 'Chỉ lấy khi chọn',
    found: 'Có {{number}}',
    made: '{{number}} mới',
    kept: '{{number}} đã có',
    left: '{{number}} để lại',
    why: 'Vì sao để lại {{number}} mục',
    emptied: 'Để trống ở bản sao: {{fields}}',
    mentions: 'Còn nhắc tên {{building}}: {{titles}}',
    none: '{{building}} không có: {{kinds}}.',
    copy: 'Sao chép {{number}} mục',
    nothing: 'Không còn gì để sao chép trong các mục đã chọn.',
    done: 'Đã sao chép {{number}} mục vào {{building}}.',
    open: 'Mở {{building}}',
    load_failed: 'Không xem trước được bản sao',
  },
}

const en: typeof vi = {
  copy: {
    title: 'Copy a building',
    lead: 'Takes what a building is set up with: fee settings, tariffs, lists, print templates. Nothing of its residents, money and papers. What the other building has already stays as it is.',
    from: 'Copy from',
    to: 'Into the building',
    choose: 'Choose a building',
    from_other: 'Copy from another building',
    usual: 'Usually taken',
    asked: 'Only if ticked',
    found: '{{number}} there',
    made: '{{number}} new',
    kept: '{{number}} already there',
    left: '{{number}} left out',
    why: 'Why records are left out: {{number}}',
    emptied: 'Empty in the copies: {{fields}}',
    mentions: 'These still name {{building}}: {{titles}}',
    none: '{{building}} has none of these: {{kinds}}.',
    copy: 'Copy {{number}}',
    nothing: 'Nothing is left to copy of what is ticked.',
    done: 'Copied into {{building}}: {{number}}.',
    open: 'Open {{building}}',
    load_failed: 'The copy could not be previewed',
  },
}

const km: typeof vi = {
  copy: {
    title: 'ចម្លងអគារ',
    lead: 'យកអ្វីដែលអគារមួយបានរៀបចំ៖ ការកំណត់ថ្លៃសេវា តារាងតម្លៃ បញ្ជី និងគំរូបោះពុម្ព។ មិនយកអ្នកស្នាក់នៅ ប្រាក់ និងឯកសារទេ។ អ្វីដែលអគារទទួលមានរួចហើយនៅដដែល។',
    from: 'ចម្លងពី',
    to: 'ទៅអគារ',
    choose: 'ជ្រើសរើសអគារ',
    from_other: 'ចម្លងពីអគារផ្សេង',
    usual: 'ជាធម្មតាត្រូវយក',
    asked: 'យកតែពេលជ្រើស',
    found: 'មាន {{number}}',
    made: 'ថ្មី {{number}}',
    kept: 'មានរួច {{number}}',
    left: 'ទុកចោល {{number}}',
    why: 'មូលហេតុដែលទុកចោល {{number}}',
    emptied: 'ទទេក្នុងច្បាប់ចម្លង៖ {{fields}}',
    mentions: 'នៅមានឈ្មោះ {{building}}៖ {{titles}}',
    none: '{{building}} គ្មាន៖ {{kinds}}។',
    copy: 'ចម្លង {{number}}',
    nothing: 'គ្មានអ្វីនៅសល់សម្រាប់ចម្លងក្នុងអ្វីដែលបានជ្រើសទេ។',
    done: 'បានចម្លង {{number}} ទៅ {{building}}។',
    open: 'បើក {{building}}',
    load_failed: 'មិនអាចមើលច្បាប់ចម្លងជាមុនបានទេ',
  },
}

/** Words of copying a building. */
export const copyWords = { vi, en, km } satisfies Record<Language, unknown>
