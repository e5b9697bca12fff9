import type { Language } from '#core/language.ts'

interface Text {
  readonly subject: string
  readonly body: string
}

/** The one-time code for a new password. */
export const otpText: Readonly<
  Record<Language, (about: { name: string; code: string; minutes: number }) => Text>
> = {
  vi: ({ name, code, minutes }) => ({
    subject: 'Mã xác nhận đặt lại mật khẩu Lobby',
    body: `Xin chào ${name},\n\nMã xác nhận của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.\n\nNếu bạn không yêu cầu đặt lại mật khẩu, vui lòng bỏ qua thư này và không cung cấp mã cho bất kỳ ai.`,
  }),
  en: ({ name, code, minutes }) => ({
    subject: 'Your code for a new Lobby password',
    body: `Hello ${name},\n\nYour code is ${code}. It works for ${minutes} minutes, and once.\n\nIf you did not ask for a new password, ignore this message and give the code to nobody.`,
  }),
  km: ({ name, code, minutes }) => ({
    subject: 'លេខកូដសម្រាប់កំណត់ពាក្យសម្ងាត់ Lobby ឡើងវិញ',
    body: `សួស្ដី ${name}\n\nលេខកូដរបស់អ្នកគឺ ${code}។ លេខកូដនេះប្រើបានរយៈពេល ${minutes} នាទី និងប្រើបានតែម្ដងប៉ុណ្ណោះ។\n\nប្រសិនបើអ្នកមិនបានស្នើសុំកំណត់ពាក្យសម្ងាត់ឡើងវិញទេ សូមមិនអើពើនឹងសារនេះ ហើយកុំប្រាប់លេខកូដដល់អ្នកណាឡើយ។`,
  }),
}

/** Why somebody is mailed a link at which they choose a password. */
export type PasswordLink = 'invitation' | 'reset'

type LinkText = (about: { name: string; link: string; hours: number }) => Text

/** Links at which a new account, or one that is there already, chooses its password. */
export const passwordLinkText: Readonly<Record<PasswordLink, Readonly<Record<Language, LinkText>>>> = {
  invitation: {
    vi: ({ name, link, hours }) => ({
      subject: 'Mời bạn sử dụng Lobby',
      body: `Xin chào ${name},\n\nBạn đã được tạo tài khoản trên Lobby. Vui lòng mở liên kết dưới đây để đặt mật khẩu, sau đó đăng nhập bằng địa chỉ e-mail này:\n\n${link}\n\nLiên kết có hiệu lực trong ${hours} giờ và chỉ dùng được một lần. Không chuyển tiếp thư này cho người khác.\n\nNếu bạn không biết vì sao nhận được thư này, vui lòng bỏ qua.`,
    }),
    en: ({ name, link, hours }) => ({
      subject: 'You are invited to Lobby',
      body: `Hello ${name},\n\nAn account on Lobby has been made for you. Open this link to choose a password, then sign in with this e-mail address:\n\n${link}\n\nThe link works for ${hours} hours, and once. Do not forward this message.\n\nIf you do not know why you received it, ignore it.`,
    }),
    km: ({ name, link, hours }) => ({
      subject: 'សូមអញ្ជើញប្រើប្រាស់ Lobby',
      body: `សួស្ដី ${name}\n\nគណនី Lobby មួយត្រូវបានបង្កើតសម្រាប់អ្នក។ សូមបើកតំណខាងក្រោមដើម្បីកំណត់ពាក្យសម្ងាត់ រួចចូលប្រើដោយអាសយដ្ឋានអ៊ីមែលនេះ៖\n\n${link}\n\nតំណនេះប្រើបានរយៈពេល ${hours} ម៉ោង និងប្រើបានតែម្ដងប៉ុណ្ណោះ។ សូមកុំបញ្ជូនសារនេះបន្តទៅអ្នកដទៃ។\n\nប្រសិនបើអ្នកមិនដឹងថាហេតុអ្វីបានទទួលសារនេះ សូមមិនអើពើ។`,
    }),
  },
  reset: {
    vi: ({ name, link, hours }) => ({
      subject: 'Liên kết đặt lại mật khẩu Lobby',
      body: `Xin chào ${name},\n\nNgười quản lý tài khoản đã gửi cho bạn liên kết để đặt mật khẩu mới:\n\n${link}\n\nLiên kết có hiệu lực trong ${hours} giờ và chỉ dùng được một lần. Mật khẩu hiện tại vẫn dùng được cho đến khi bạn đặt mật khẩu mới. Không chuyển tiếp thư này cho người khác.\n\nNếu bạn không cần mật khẩu mới, vui lòng bỏ qua thư này.`,
    }),
    en: ({ name, link, hours }) => ({
      subject: 'A link for a new Lobby password',
      body: `Hello ${name},\n\nThose who manage your account have sent you a link at which you choose a new password:\n\n${link}\n\nThe link works for ${hours} hours, and once. Your present password stays valid until you choose another. Do not forward this message.\n\nIf you need no new password, ignore it.`,
    }),
    km: ({ name, link, hours }) => ({
      subject: 'តំណសម្រាប់កំណត់ពាក្យសម្ងាត់ Lobby ថ្មី',
      body: `សួស្ដី ${name}\n\nអ្នកគ្រប់គ្រងគណនីបានផ្ញើតំណសម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មីឱ្យអ្នក៖\n\n${link}\n\nតំណនេះប្រើបានរយៈពេល ${hours} ម៉ោង និងប្រើបានតែម្ដងប៉ុណ្ណោះ។ ពាក្យសម្ងាត់បច្ចុប្បន្នរបស់អ្នកនៅតែប្រើបាន រហូតដល់អ្នកកំណត់ពាក្យសម្ងាត់ថ្មី។ សូមកុំបញ្ជូនសារនេះបន្តទៅអ្នកដទៃ។\n\nប្រសិនបើអ្នកមិនត្រូវការពាក្យសម្ងាត់ថ្មីទេ សូមមិនអើពើនឹងសារនេះ។`,
    }),
  },
}

/** To the former address of an account that somebody else has given another one. It does not say which. */
export const addressChangedText: Readonly<Record<Language, (about: { name: string; by: string }) => Text>> = {
  vi: ({ name, by }) => ({
    subject: 'Địa chỉ e-mail đăng nhập Lobby của bạn đã thay đổi',
    body: `Xin chào ${name},\n\n${by} đã đổi địa chỉ e-mail của tài khoản Lobby của bạn. Từ nay bạn không đăng nhập bằng địa chỉ này nữa.\n\nNếu bạn không biết về việc này, vui lòng liên hệ ngay quản trị viên của đơn vị.`,
  }),
  en: ({ name, by }) => ({
    subject: 'The e-mail address of your Lobby account has changed',
    body: `Hello ${name},\n\n${by} has changed the e-mail address of your Lobby account. You no longer sign in with this address.\n\nIf you did not expect this, contact your organisation’s administrator at once.`,
  }),
  km: ({ name, by }) => ({
    subject: 'អាសយដ្ឋានអ៊ីមែលនៃគណនី Lobby របស់អ្នកត្រូវបានផ្លាស់ប្ដូរ',
    body: `សួស្ដី ${name}\n\n${by} បានផ្លាស់ប្ដូរអាសយដ្ឋានអ៊ីមែលនៃគណនី Lobby របស់អ្នក។ ចាប់ពីពេលនេះ អ្នកមិនអាចចូលប្រើដោយអាសយដ្ឋាននេះទៀតទេ។\n\nប្រសិនបើអ្នកមិនបានដឹងអំពីរឿងនេះ សូមទាក់ទងអ្នកគ្រប់គ្រងរបស់អង្គភាពភ្លាម។`,
  }),
}

/** What the outbox keeps in place of a code. */
export const hiddenCode = '••••••'
