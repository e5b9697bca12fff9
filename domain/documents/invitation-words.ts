import type { Language } from '#core/language.ts'

interface LetterFacts {
  /** As it is written, `30/12/2026`. */
  readonly until: string
  /** How many may come in by it. */
  readonly people: number
}

interface Words {
  readonly title: string
  readonly apartment: string
  readonly code: string
  readonly address: string
  readonly hotline: string
  readonly greeting: string
  readonly why: string
  readonly steps: (letter: LetterFacts) => readonly string[]
  readonly notes: (letter: LetterFacts) => readonly string[]
}

/** What the letter says that invites an apartment to the residents' app. */
export const invitationWords: Readonly<Record<Language, Words>> = {
  vi: {
    title: 'Thư mời dùng ứng dụng cư dân',
    apartment: 'Căn hộ',
    code: 'Mã',
    address: 'Hoặc mở',
    hotline: 'Hỗ trợ',
    greeting: 'Kính gửi quý cư dân,',
    why: 'Ứng dụng cư dân giúp quý vị xem phí hằng tháng, thanh toán bằng mã QR và nhận biên lai ngay trên điện thoại.',
    steps: ({ people }) => [
      'Dùng máy ảnh của điện thoại quét mã QR, hoặc mở địa chỉ bên cạnh và nhập mã.',
      'Nhập họ tên và số điện thoại như đã đăng ký với ban quản lý, rồi đặt mật khẩu.',
      people > 1
        ? `Thư này dùng được cho ${people} người trưởng thành của căn hộ, mỗi người nhập họ tên của chính mình.`
        : 'Thư này dùng được cho một người.',
    ],
    notes: ({ until }) => [
      `Mã có hiệu lực đến hết ngày ${until}. Không đưa thư này cho người ngoài căn hộ.`,
      'Nếu thông tin chưa khớp, ban quản lý sẽ kiểm tra và báo lại cho quý vị.',
    ],
  },
  en: {
    title: 'Your invitation to the residents’ app',
    apartment: 'Apartment',
    code: 'Code',
    address: 'Or open',
    hotline: 'Help',
    greeting: 'Dear resident,',
    why: 'In the residents’ app you see your monthly fees, pay by QR code and keep your receipts on your phone.',
    steps: ({ people }) => [
      'Scan the QR code with the camera of your phone, or open the address beside it and enter the code.',
      'Enter your name and phone number as the management has them, then choose a password.',
      people > 1
        ? `This letter is for ${people} adults of the apartment. Each enters their own name.`
        : 'This letter is for one person.',
    ],
    notes: ({ until }) => [
      `The code is valid through ${until}. Do not give this letter to anyone outside the apartment.`,
      'If your details do not match, the office checks them and tells you.',
    ],
  },
  km: {
    title: 'លិខិតអញ្ជើញប្រើកម្មវិធីអ្នកស្នាក់នៅ',
    apartment: 'អាផាតមិន',
    code: 'លេខកូដ',
    address: 'ឬបើក',
    hotline: 'ជំនួយ',
    greeting: 'ជូនចំពោះអ្នកស្នាក់នៅ',
    why: 'ក្នុងកម្មវិធីអ្នកស្នាក់នៅ អ្នកអាចមើលថ្លៃសេវាប្រចាំខែ បង់ប្រាក់ដោយកូដ QR និងទទួលបង្កាន់ដៃលើទូរស័ព្ទ។',
    steps: ({ people }) => [
      'ស្កេនកូដ QR ដោយកាមេរ៉ាទូរស័ព្ទ ឬបើកអាសយដ្ឋាននៅក្បែរ រួចបញ្ចូលលេខកូដ។',
      'បញ្ចូលឈ្មោះ និងលេខទូរស័ព្ទ ដូចដែលបានចុះឈ្មោះជាមួយការិយាល័យ រួចកំណត់ពាក្យសម្ងាត់។',
      people > 1 ? `លិខិតនេះសម្រាប់មនុស្សពេញវ័យ ${people} នាក់ក្នុងអាផាតមិន ម្នាក់ៗបញ្ចូលឈ្មោះរបស់ខ្លួន។` : 'លិខិតនេះសម្រាប់មនុស្សម្នាក់។',
    ],
    notes: ({ until }) => [
      `លេខកូដមានសុពលភាពដល់ថ្ងៃ ${until}។ សូមកុំឱ្យលិខិតនេះទៅអ្នកក្រៅអាផាតមិន។`,
      'បើព័ត៌មានមិនត្រូវគ្នា ការិយាល័យនឹងពិនិត្យ ហើយជូនដំណឹងដល់អ្នក។',
    ],
  },
}
