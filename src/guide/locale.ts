import type { Language } from '#core/language.ts'
import type { GuideAnswer, GuideKey } from '#domain/guide-steps.ts'

interface StepWords {
  readonly title: string
  /** What doing it gives. */
  readonly gives: string
}

/** Steps that wait for a number of records. */
export const countedSteps = [
  'workbook',
  'people',
  'prices',
  'meters',
  'approve',
] as const satisfies readonly GuideKey[]

interface GuideWords {
  readonly title: string
  readonly progress: string
  readonly optional: string
  readonly done: string
  readonly open: string
  readonly next: string
  /** On a step's own page: what comes after it. */
  readonly next_step: string
  readonly groups: string
  readonly rights: string
  readonly hide: string
  readonly hidden: string
  readonly show: string
  readonly shown: string
  readonly missing: string
  readonly answer: Readonly<Record<GuideAnswer, string>>
  readonly take_back: string
  readonly step: Readonly<Record<GuideKey, StepWords>>
  readonly left: Readonly<Record<(typeof countedSteps)[number], string>>
  /** A price ends soon, and the ready-made one that follows is known. */
  readonly new_price: string
}

const vi: GuideWords = {
  title: 'Đến thông báo phí đầu tiên',
  progress: 'Xong {{done}} / {{all}} bước cần thiết',
  optional: 'không bắt buộc',
  done: 'Đã xong',
  open: 'Chưa xong',
  next: 'Làm tiếp',
  next_step: 'Bước tiếp: {{title}}',
  groups: 'Nhóm làm được việc này: {{groups}}.',
  rights: 'Cần quyền: {{rights}}. Hãy nhờ người quản trị.',
  hide: 'Ẩn hướng dẫn',
  hidden: 'Đã ẩn hướng dẫn cho mọi người. Có thể hiện lại ở trang của tòa nhà.',
  show: 'Hiện lại hướng dẫn',
  shown: 'Hướng dẫn đã hiện lại trên trang tổng quan của tòa nhà.',
  missing: 'Bước này không còn trong hướng dẫn của tòa nhà.',
  answer: { no_old_debts: 'Không có nợ cũ', built_in_letters: 'Dùng mẫu có sẵn' },
  take_back: 'Bỏ câu trả lời',
  step: {
    basics: {
      title: 'Nội dung có sẵn',
      gives: 'Loại phí, quan hệ với chủ hộ, phương thức thanh toán, quỹ và danh mục được tạo một lần.',
    },
    workbook: {
      title: 'Căn hộ đã bàn giao',
      gives:
        'Phí chỉ tính cho căn hộ đã bàn giao. Một tệp Excel tạo block, căn hộ, cư dân, xe, đồng hồ và nợ cũ.',
    },
    people: {
      title: 'Cư dân và nơi ở',
      gives: 'Thông báo phí chỉ đến được người có e-mail, số điện thoại hoặc tài khoản.',
    },
    prices: {
      title: 'Giá của các loại phí',
      gives: 'Loại phí không có biểu giá thì không tính được cho căn hộ nào.',
    },
    meters: {
      title: 'Đồng hồ và chỉ số',
      gives: 'Không có chỉ số đã xác nhận thì không có phí điện, nước, gas theo đồng hồ.',
    },
    bank: {
      title: 'Tài khoản nhận tiền',
      gives: 'Thông báo phí in số tài khoản và mã QR khi có tài khoản mặc định và phương thức chuyển khoản.',
    },
    opening: {
      title: 'Nợ cũ chuyển sang',
      gives: 'Nợ của các tháng trước được nhập một lần và hiện trên thông báo đầu tiên.',
    },
    staff: {
      title: 'Nhân viên và quyền',
      gives: 'Mỗi người một tài khoản, xếp vào nhóm quyền của tòa nhà.',
    },
    first_month: {
      title: 'Tính phí tháng đầu',
      gives: 'Phí nháp của tất cả căn hộ được lập một lần, chưa ai nhìn thấy.',
    },
    approve: {
      title: 'Duyệt phí',
      gives: 'Phí được duyệt mới thành công nợ và có trong thông báo.',
    },
    notice: {
      title: 'Gửi thông báo phí đầu tiên',
      gives: 'Xem trước từng căn hộ, rồi gửi hoặc in. Gửi xong thì hướng dẫn này kết thúc.',
    },
    rounds: {
      title: 'Lịch kiểm tra kỹ thuật',
      gives: 'Thang máy, phòng cháy, bể nước: mỗi lịch nhắc người phụ trách khi đến hạn.',
    },
    letters: {
      title: 'Mẫu in của tòa nhà',
      gives: 'Thông báo và phiếu thu in theo mẫu mặc định của tòa nhà, hoặc theo mẫu có sẵn.',
    },
  },
  left: {
    workbook: '{{open}} / {{total}} căn hộ chưa bàn giao nên chưa tính phí.',
    people: '{{open}} / {{total}} căn hộ đã bàn giao chưa có người ở.',
    prices: '{{open}} / {{total}} loại phí chưa có giá nên chưa tính.',
    meters: '{{open}} / {{total}} đồng hồ chưa có chỉ số đã xác nhận.',
    approve: 'Còn {{open}} phí nháp chờ duyệt.',
  },
  new_price: 'Có giá sắp hết hạn và đã biết giá mới. Hãy thêm biểu giá từ ngày giá cũ hết hạn.',
}

const en: GuideWords = {
  title: 'To the first fee notice',
  progress: '{{done}} of {{all}} needed steps are done',
  optional: 'optional',
  done: 'Done',
  open: 'Not done',
  next: 'Continue',
  next_step: 'Next: {{title}}',
  groups: 'Groups that can do it: {{groups}}.',
  rights: 'It needs the right: {{rights}}. Ask an administrator.',
  hide: 'Hide the guide',
  hidden: 'The guide is hidden for everybody. It can be shown again on the building’s page.',
  show: 'Show the guide again',
  shown: 'The guide is on the building’s dashboard again.',
  missing: 'This step is not in the building’s guide any more.',
  answer: { no_old_debts: 'There are no old debts', built_in_letters: 'Use the built-in templates' },
  take_back: 'Take the answer back',
  step: {
    basics: {
      title: 'Ready-made contents',
      gives: 'Fee types, relationships, payment methods, funds and categories are made in one go.',
    },
    workbook: {
      title: 'Apartments, handed over',
      gives:
        'Only apartments that are handed over are charged. One Excel file makes blocks, apartments, residents, vehicles, meters and old debts.',
    },
    people: {
      title: 'Residents and where they live',
      gives: 'A notice reaches only those who have an e-mail address, a phone number or an account.',
    },
    prices: {
      title: 'Prices of the fee types',
      gives: 'A fee type without a tariff charges no apartment.',
    },
    meters: {
      title: 'Meters and readings',
      gives: 'Without a confirmed reading there is no fee for electricity, water or gas by meter.',
    },
    bank: {
      title: 'Account that is paid into',
      gives:
        'Notices show an account and a QR code once there is a default account and a payment method by transfer.',
    },
    opening: {
      title: 'Debts from before',
      gives: 'What was owed for earlier months is imported once, and stands on the first notice.',
    },
    staff: {
      title: 'Staff and their rights',
      gives: 'One account for each person, in a permission group of the building.',
    },
    first_month: {
      title: 'Charge the first month',
      gives: 'Draft fees of all apartments are made at once; nobody else sees them yet.',
    },
    approve: {
      title: 'Approve the fees',
      gives: 'Only approved fees are owed, and told in a notice.',
    },
    notice: {
      title: 'Send the first fee notice',
      gives: 'Look at it apartment by apartment, then send or print it. This guide ends once it is sent.',
    },
    rounds: {
      title: 'Rounds of technical checks',
      gives: 'Lifts, fire safety, water tanks: each round reminds its assignee when it is due.',
    },
    letters: {
      title: 'Print templates of the building',
      gives: 'Notices and receipts are printed by the building’s default template, or by the built-in one.',
    },
  },
  left: {
    workbook: '{{open}} of {{total}} apartments are not handed over, so they are not charged.',
    people: '{{open}} of {{total}} apartments that are handed over have nobody living there.',
    prices: '{{open}} of {{total}} fee types have no price, so they are not charged.',
    meters: '{{open}} of {{total}} meters have no confirmed reading.',
    approve: '{{open}} draft fees wait for approval.',
  },
  new_price: 'A price ends soon and the new one is known. Add a tariff that begins when the old one ends.',
}

const km: GuideWords = {
  title: 'ដល់សេចក្តីជូនដំណឹងថ្លៃដំបូង',
  progress: 'រួចរាល់ {{done}} / {{all}} ជំហានចាំបាច់',
  optional: 'មិនចាំបាច់',
  done: 'រួចរាល់',
  open: 'មិនទាន់រួចរាល់',
  next: 'បន្ត',
  next_step: 'ជំហានបន្ទាប់៖ {{title}}',
  groups: 'ក្រុមដែលធ្វើបាន៖ {{groups}}។',
  rights: 'ត្រូវការសិទ្ធិ៖ {{rights}}។ សូមស្នើអ្នកគ្រប់គ្រង។',
  hide: 'លាក់ការណែនាំ',
  hidden: 'បានលាក់ការណែនាំសម្រាប់មនុស្សគ្រប់គ្នា។ អាចបង្ហាញឡើងវិញនៅទំព័រអគារ។',
  show: 'បង្ហាញការណែនាំឡើងវិញ',
  shown: 'ការណែនាំបានបង្ហាញឡើងវិញនៅទំព័រសង្ខេបរបស់អគារ។',
  missing: 'ជំហាននេះលែងមានក្នុងការណែនាំរបស់អគារទៀតហើយ។',
  answer: { no_old_debts: 'គ្មានបំណុលចាស់', built_in_letters: 'ប្រើគំរូដែលមានស្រាប់' },
  take_back: 'ដកចម្លើយវិញ',
  step: {
    basics: {
      title: 'ខ្លឹមសារមានស្រាប់',
      gives: 'ប្រភេទថ្លៃ ទំនាក់ទំនង វិធីទូទាត់ មូលនិធិ និងប្រភេទផ្សេងៗ ត្រូវបានបង្កើតក្នុងពេលតែមួយ។',
    },
    workbook: {
      title: 'អាផាតមិនដែលបានប្រគល់',
      gives: 'គិតថ្លៃតែអាផាតមិនដែលបានប្រគល់ប៉ុណ្ណោះ។ ឯកសារ Excel មួយបង្កើតប្លុក អាផាតមិន អ្នកស្នាក់នៅ យានយន្ត នាឡិកា និងបំណុលចាស់។',
    },
    people: {
      title: 'អ្នកស្នាក់នៅ និងកន្លែងរស់នៅ',
      gives: 'សេចក្តីជូនដំណឹងទៅដល់តែអ្នកដែលមានអ៊ីមែល លេខទូរស័ព្ទ ឬគណនី។',
    },
    prices: {
      title: 'តម្លៃនៃប្រភេទថ្លៃ',
      gives: 'ប្រភេទថ្លៃដែលគ្មានតារាងតម្លៃ មិនអាចគិតសម្រាប់អាផាតមិនណាបានទេ។',
    },
    meters: {
      title: 'នាឡិកាស្ទង់ និងលេខអាន',
      gives: 'បើគ្មានលេខអានដែលបានបញ្ជាក់ នោះគ្មានថ្លៃអគ្គិសនី ទឹក ឬហ្គាសតាមនាឡិកាទេ។',
    },
    bank: {
      title: 'គណនីទទួលប្រាក់',
      gives: 'សេចក្តីជូនដំណឹងបង្ហាញលេខគណនី និងកូដ QR នៅពេលមានគណនីលំនាំដើម និងវិធីទូទាត់តាមការផ្ទេរប្រាក់។',
    },
    opening: {
      title: 'បំណុលចាស់ដែលផ្ទេរមក',
      gives: 'បំណុលនៃខែមុនៗត្រូវនាំចូលម្តង ហើយបង្ហាញលើសេចក្តីជូនដំណឹងដំបូង។',
    },
    staff: {
      title: 'បុគ្គលិក និងសិទ្ធិ',
      gives: 'មនុស្សម្នាក់មានគណនីមួយ ក្នុងក្រុមសិទ្ធិរបស់អគារ។',
    },
    first_month: {
      title: 'គិតថ្លៃខែដំបូង',
      gives: 'ថ្លៃព្រាងរបស់អាផាតមិនទាំងអស់ត្រូវបានបង្កើតក្នុងពេលតែមួយ មិនទាន់មានអ្នកណាឃើញទេ។',
    },
    approve: {
      title: 'អនុម័តថ្លៃ',
      gives: 'មានតែថ្លៃដែលបានអនុម័តទើបក្លាយជាបំណុល ហើយមានក្នុងសេចក្តីជូនដំណឹង។',
    },
    notice: {
      title: 'ផ្ញើសេចក្តីជូនដំណឹងថ្លៃដំបូង',
      gives: 'មើលមុនតាមអាផាតមិននីមួយៗ រួចផ្ញើ ឬបោះពុម្ព។ ការណែនាំនេះបញ្ចប់ក្រោយពេលផ្ញើ។',
    },
    rounds: {
      title: 'កាលវិភាគពិនិត្យបច្ចេកទេស',
      gives: 'ជណ្តើរយន្ត សុវត្ថិភាពអគ្គិភ័យ អាងទឹក៖ កាលវិភាគនីមួយៗរំលឹកអ្នកទទួលបន្ទុកពេលដល់កំណត់។',
    },
    letters: {
      title: 'គំរូបោះពុម្ពរបស់អគារ',
      gives: 'សេចក្តីជូនដំណឹង និងបង្កាន់ដៃបោះពុម្ពតាមគំរូលំនាំដើមរបស់អគារ ឬតាមគំរូដែលមានស្រាប់។',
    },
  },
  left: {
    workbook: 'អាផាតមិន {{open}} / {{total}} មិនទាន់បានប្រគល់ ដូច្នេះមិនទាន់គិតថ្លៃទេ។',
    people: 'អាផាតមិនដែលបានប្រគល់ {{open}} / {{total}} មិនទាន់មានអ្នករស់នៅ។',
    prices: 'ប្រភេទថ្លៃ {{open}} / {{total}} មិនទាន់មានតម្លៃ ដូច្នេះមិនទាន់គិតទេ។',
    meters: 'នាឡិកាស្ទង់ {{open}} / {{total}} មិនទាន់មានលេខអានដែលបានបញ្ជាក់។',
    approve: 'នៅសល់ថ្លៃព្រាង {{open}} រង់ចាំការអនុម័ត។',
  },
  new_price: 'មានតម្លៃជិតផុតកំណត់ ហើយតម្លៃថ្មីត្រូវបានដឹងហើយ។ សូមបន្ថែមតារាងតម្លៃចាប់ពីថ្ងៃដែលតម្លៃចាស់ផុតកំណត់។',
}

export const words: Readonly<Record<Language, GuideWords>> = { vi, en, km }
