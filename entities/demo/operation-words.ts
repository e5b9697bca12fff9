/** Names in the operation module's demo records, in Vietnamese and Khmer. */

export const partners = [
  ['DT-THANG', 'maintenance', { vi: 'Công ty Thang máy Thiên Nam', km: 'ក្រុមហ៊ុនជណ្តើរយន្ត អង្គរ' }, 5],
  ['DT-PCCC', 'maintenance', { vi: 'Công ty PCCC An Phát', km: 'ក្រុមហ៊ុនពន្លត់អគ្គិភ័យ សុខសាន្ត' }, 4],
  ['DT-DIEN', 'supplier', { vi: 'Vật tư điện nước Hoàng Long', km: 'ហាងសម្ភារៈអគ្គិសនី មាសភ្នំ' }, 4],
  ['DT-VSINH', 'contractor', { vi: 'Dịch vụ vệ sinh Sạch Xanh', km: 'សេវាអនាម័យ បៃតង' }, 3],
  ['DT-CANH', 'contractor', { vi: 'Cây cảnh Minh Tâm', km: 'សួនច្បារ ចំប៉ា' }, 4],
] as const

export const groups = [
  ['THANG', null, { vi: 'Thang máy', km: 'ជណ្តើរយន្ត' }],
  ['DIEN', null, { vi: 'Hệ thống điện', km: 'ប្រព័ន្ធអគ្គិសនី' }],
  ['NUOC', null, { vi: 'Cấp thoát nước', km: 'ប្រព័ន្ធទឹក' }],
  ['PCCC', null, { vi: 'Phòng cháy chữa cháy', km: 'ប្រព័ន្ធពន្លត់អគ្គិភ័យ' }],
  ['MAYPHAT', 'DIEN', { vi: 'Máy phát điện', km: 'ម៉ាស៊ីនភ្លើង' }],
  ['BOM', 'NUOC', { vi: 'Máy bơm', km: 'ម៉ាស៊ីនបូមទឹក' }],
  ['BAOCHAY', 'PCCC', { vi: 'Tủ báo cháy', km: 'ទូប្រកាសអគ្គិភ័យ' }],
] as const

/** Code, category, brand, place, price in đồng, state, and what it is called. */
export const machines = [
  [
    'TM-01',
    'THANG',
    'Mitsubishi',
    { vi: 'Sảnh A, trục 1', km: 'សាល A' },
    1_250_000_000,
    'in_use',
    { vi: 'Thang máy khách số 1', km: 'ជណ្តើរយន្តលេខ 1' },
  ],
  [
    'TM-02',
    'THANG',
    'Mitsubishi',
    { vi: 'Sảnh A, trục 2', km: 'សាល A' },
    1_250_000_000,
    'maintenance',
    { vi: 'Thang máy khách số 2', km: 'ជណ្តើរយន្តលេខ 2' },
  ],
  [
    'TM-03',
    'THANG',
    'Otis',
    { vi: 'Sảnh sau', km: 'សាលខាងក្រោយ' },
    1_480_000_000,
    'in_use',
    { vi: 'Thang máy hàng', km: 'ជណ្តើរយន្តដឹកទំនិញ' },
  ],
  [
    'MP-01',
    'MAYPHAT',
    'Cummins',
    { vi: 'Phòng máy phát, hầm B1', km: 'បន្ទប់ម៉ាស៊ីន B1' },
    980_000_000,
    'in_use',
    { vi: 'Máy phát điện 500 kVA', km: 'ម៉ាស៊ីនភ្លើង 500 kVA' },
  ],
  [
    'TU-01',
    'DIEN',
    'Schneider',
    { vi: 'Phòng điện tầng 1', km: 'បន្ទប់អគ្គិសនី' },
    420_000_000,
    'in_use',
    { vi: 'Tủ điện tổng', km: 'ទូអគ្គិសនីមេ' },
  ],
  [
    'BN-01',
    'BOM',
    'Grundfos',
    { vi: 'Phòng bơm, hầm B2', km: 'បន្ទប់បូម B2' },
    185_000_000,
    'in_use',
    { vi: 'Bơm cấp nước số 1', km: 'ម៉ាស៊ីនបូមលេខ 1' },
  ],
  [
    'BN-02',
    'BOM',
    'Grundfos',
    { vi: 'Phòng bơm, hầm B2', km: 'បន្ទប់បូម B2' },
    185_000_000,
    'broken',
    { vi: 'Bơm cấp nước số 2', km: 'ម៉ាស៊ីនបូមលេខ 2' },
  ],
  [
    'BC-01',
    'BAOCHAY',
    'Hochiki',
    { vi: 'Phòng trực', km: 'បន្ទប់យាម' },
    260_000_000,
    'in_use',
    { vi: 'Tủ báo cháy trung tâm', km: 'ទូប្រកាសអគ្គិភ័យកណ្តាល' },
  ],
  [
    'MP-00',
    'MAYPHAT',
    'Denyo',
    { vi: 'Kho thiết bị', km: 'ឃ្លាំងឧបករណ៍' },
    310_000_000,
    'retired',
    { vi: 'Máy phát điện cũ', km: 'ម៉ាស៊ីនភ្លើងចាស់' },
  ],
] as const

/** Code, area, name, and what is looked at. */
export const rounds = [
  [
    'CL-THANG',
    'technical',
    { vi: 'Kiểm tra thang máy hằng tuần', km: 'ត្រួតពិនិត្យជណ្តើរយន្តប្រចាំសប្តាហ៍' },
    [
      { vi: 'Cửa đóng mở êm', km: 'ទ្វារបើកបិទរលូន' },
      { vi: 'Nút gọi và đèn tầng', km: 'ប៊ូតុង និងភ្លើងជាន់' },
      { vi: 'Liên lạc khẩn cấp', km: 'ទូរស័ព្ទបន្ទាន់' },
    ],
  ],
  [
    'CL-PCCC',
    'fire_safety',
    { vi: 'Kiểm tra PCCC hằng tháng', km: 'ត្រួតពិនិត្យអគ្គិភ័យប្រចាំខែ' },
    [
      { vi: 'Bình chữa cháy đủ áp', km: 'បំពង់ពន្លត់មានសម្ពាធគ្រប់គ្រាន់' },
      { vi: 'Lối thoát hiểm thông thoáng', km: 'ផ្លូវចេញបន្ទាន់ទំនេរ' },
      { vi: 'Đèn sự cố', km: 'ភ្លើងបន្ទាន់' },
    ],
  ],
  [
    'CL-BOM',
    'technical',
    { vi: 'Kiểm tra phòng bơm', km: 'ត្រួតពិនិត្យបន្ទប់បូម' },
    [
      { vi: 'Áp suất đường ống', km: 'សម្ពាធបំពង់' },
      { vi: 'Rò rỉ', km: 'ការលេច' },
    ],
  ],
  [
    'CL-VS',
    'cleaning',
    { vi: 'Vệ sinh sảnh và hành lang', km: 'អនាម័យសាល និងច្រករបៀង' },
    [
      { vi: 'Sàn sảnh', km: 'ឥដ្ឋសាល' },
      { vi: 'Thùng rác tầng', km: 'ធុងសំរាមតាមជាន់' },
    ],
  ],
] as const

export const incidents = [
  ['high', 'new', { vi: 'Nước rò từ trần hành lang tầng 8', km: 'ទឹកលេចពីពិដានជាន់ទី 8' }],
  ['urgent', 'processing', { vi: 'Bơm cấp nước số 2 không chạy', km: 'ម៉ាស៊ីនបូមលេខ 2 មិនដំណើរការ' }],
  ['medium', 'processing', { vi: 'Đèn hầm B1 nhấp nháy', km: 'ភ្លើងជាន់ក្រោមដី B1 ភ្លឹបភ្លែត' }],
  ['low', 'done', { vi: 'Cửa phòng rác tầng 5 kẹt', km: 'ទ្វារបន្ទប់សំរាមជាន់ទី 5 ស្ទះ' }],
  ['high', 'done', { vi: 'Thang máy số 2 dừng giữa tầng', km: 'ជណ្តើរយន្តលេខ 2 ឈប់កណ្តាលជាន់' }],
  ['medium', 'cancelled', { vi: 'Mất tín hiệu camera bãi xe', km: 'បាត់សញ្ញាកាមេរ៉ាចំណត' }],
] as const

export const proposals = [
  ['purchase', 'new', 45_000_000, { vi: 'Mua bộ dụng cụ sửa điện', km: 'ទិញឧបករណ៍ជួសជុលអគ្គិសនី' }],
  ['repair', 'approved', 128_000_000, { vi: 'Sửa chống thấm mái khối A', km: 'ជួសជុលដំបូលអគារ A' }],
  ['maintenance', 'done', 36_000_000, { vi: 'Bảo dưỡng máy phát trước mùa mưa', km: 'ថែទាំម៉ាស៊ីនភ្លើងមុនរដូវភ្លៀង' }],
  ['staff', 'rejected', 18_000_000, { vi: 'Thêm một bảo vệ ca đêm', km: 'បន្ថែមសន្តិសុខវេនយប់' }],
  ['purchase', 'new', 22_500_000, { vi: 'Thay đèn hầm sang LED', km: 'ប្តូរភ្លើងជាន់ក្រោមដីទៅ LED' }],
] as const
