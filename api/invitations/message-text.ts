import type { Language } from '#core/language.ts'

interface InvitationFacts {
  readonly name: string
  readonly building: string
  readonly apartment: string
  /** Where the code is used, with it. */
  readonly link: string
  readonly code: string
  /** As it is written, `07/12/2026`. */
  readonly until: string
}

interface Text {
  readonly subject: string
  readonly body: string
}

interface Words {
  readonly mail: (facts: InvitationFacts) => Text
  /** As short as a text message is. */
  readonly sms: (facts: InvitationFacts) => string
}

/** What a personal invitation says. */
export const invitationText: Readonly<Record<Language, Words>> = {
  vi: {
    mail: ({ name, building, apartment, link, code, until }) => ({
      subject: `${building}: mời bạn dùng ứng dụng cư dân`,
      body: `Xin chào ${name},\n\nBan quản lý ${building} mời bạn dùng ứng dụng cư dân cho căn hộ ${apartment}: xem phí, thanh toán bằng mã QR và nhận biên lai.\n\nMở liên kết này trên điện thoại, hoặc nhập mã ${code}:\n\n${link}\n\nMã dành riêng cho bạn, dùng được một lần, đến hết ngày ${until}. Không chuyển tiếp thư này cho người khác.\n\nNếu bạn không biết vì sao nhận được thư này, vui lòng bỏ qua.`,
    }),
    sms: ({ building, apartment, link, until }) =>
      `${building}: mời vào ứng dụng cư dân, căn hộ ${apartment}, đến ${until}: ${link}`,
  },
  en: {
    mail: ({ name, building, apartment, link, code, until }) => ({
      subject: `${building}: you are invited to the residents’ app`,
      body: `Hello ${name},\n\nThe management of ${building} invites you to the residents’ app for apartment ${apartment}: see your fees, pay by QR code and keep your receipts.\n\nOpen this link on your phone, or enter the code ${code}:\n\n${link}\n\nThe code is for you alone, works once, and is valid through ${until}. Do not forward this message.\n\nIf you do not know why you received it, ignore it.`,
    }),
    sms: ({ building, apartment, link, until }) =>
      `${building}: your invitation to the residents' app, apartment ${apartment}, valid through ${until}: ${link}`,
  },
  km: {
    mail: ({ name, building, apartment, link, code, until }) => ({
      subject: `${building}៖ សូមអញ្ជើញប្រើកម្មវិធីអ្នកស្នាក់នៅ`,
      body: `សួស្តី ${name}\n\nការិយាល័យគ្រប់គ្រង ${building} សូមអញ្ជើញអ្នកប្រើកម្មវិធីអ្នកស្នាក់នៅសម្រាប់អាផាតមិន ${apartment}៖ មើលថ្លៃសេវា បង់ប្រាក់ដោយកូដ QR និងទទួលបង្កាន់ដៃ។\n\nសូមបើកតំណនេះលើទូរស័ព្ទ ឬបញ្ចូលលេខកូដ ${code}៖\n\n${link}\n\nលេខកូដនេះសម្រាប់តែអ្នកប៉ុណ្ណោះ ប្រើបានម្តង រហូតដល់ថ្ងៃ ${until}។ សូមកុំបញ្ជូនសារនេះបន្តទៅអ្នកដទៃ។\n\nប្រសិនបើអ្នកមិនដឹងថាហេតុអ្វីបានទទួលសារនេះ សូមមិនអើពើ។`,
    }),
    sms: ({ building, apartment, link, until }) =>
      `${building}៖ អញ្ជើញចូលកម្មវិធីអ្នកស្នាក់នៅ អាផាតមិន ${apartment} ដល់ ${until}៖ ${link}`,
  },
}

/** Text of the one-time code that proves the contact of somebody who comes in. */
export const contactCodeText: Readonly<
  Record<Language, (about: { building: string; code: string; minutes: number }) => Text>
> = {
  vi: ({ building, code, minutes }) => ({
    subject: `${building}: mã xác nhận vào ứng dụng cư dân`,
    body: `${building}: mã xác nhận của bạn là ${code}, có hiệu lực trong ${minutes} phút. Không cung cấp mã cho bất kỳ ai.`,
  }),
  en: ({ building, code, minutes }) => ({
    subject: `${building}: your code for the residents’ app`,
    body: `${building}: your code is ${code}. It is valid for ${minutes} minutes. Do not give it to anyone.`,
  }),
  km: ({ building, code, minutes }) => ({
    subject: `${building}៖ លេខកូដចូលកម្មវិធីអ្នកស្នាក់នៅ`,
    body: `${building}៖ លេខកូដរបស់អ្នកគឺ ${code} ប្រើបាន ${minutes} នាទី។ សូមកុំប្រាប់លេខកូដដល់អ្នកណាឡើយ។`,
  }),
}

/** In the bell of somebody whom another has named as themselves, and what their office asks of them. */
export const takenText: Readonly<Record<Language, (place: string) => string>> = {
  vi: (place) =>
    `${place}: có người vừa dùng thư mời của căn hộ với tên của bạn. Ban quản lý sẽ kiểm tra. Nếu đó không phải bạn, hãy báo ban quản lý.`,
  en: (place) =>
    `${place}: somebody has just used the apartment’s invitation under your name. The office will check. If it was not you, tell the office.`,
  km: (place) => `${place}៖ មានគេទើបប្រើលិខិតអញ្ជើញរបស់អាផាតមិនក្នុងនាមអ្នក។ ការិយាល័យនឹងពិនិត្យ។ បើមិនមែនជាអ្នកទេ សូមប្រាប់ការិយាល័យ។`,
}

/** What a registration notes of somebody who told the year of their birth. */
export const birthYearNote: Readonly<Record<Language, string>> = {
  vi: 'Năm sinh',
  en: 'Year of birth',
  km: 'ឆ្នាំកំណើត',
}
