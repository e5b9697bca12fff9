import type { Language } from '#core/language.ts'

/** Events of the second factor that an account's owner is mailed about. */
export type SecondFactorMail = 'on' | 'off' | 'reset' | 'codes_renewed' | 'recovery_code_used' | 'guessed'

interface About {
  readonly name: string
  /** The address from which it was done. */
  readonly ip: string
  /** Recovery codes that are left. */
  readonly left: number
}
interface Text {
  readonly subject: string
  readonly body: string
}
type Write = (event: SecondFactorMail, about: About) => Text

const vi: Readonly<Record<SecondFactorMail, (about: About) => readonly [subject: string, what: string]>> = {
  on: () => [
    'Đã bật xác thực hai lớp',
    'Xác thực hai lớp vừa được bật cho tài khoản Lobby của bạn. Từ nay khi đăng nhập, ngoài mật khẩu bạn cần nhập mã từ ứng dụng xác thực. Các thiết bị khác đã bị đăng xuất.',
  ],
  off: () => [
    'Đã tắt xác thực hai lớp',
    'Xác thực hai lớp của tài khoản Lobby vừa bị tắt. Các thiết bị khác đã bị đăng xuất.',
  ],
  reset: () => [
    'Xác thực hai lớp đã được đặt lại',
    'Người quản lý tài khoản vừa gỡ xác thực hai lớp khỏi tài khoản Lobby của bạn. Mọi thiết bị đã bị đăng xuất; lần đăng nhập tới chỉ cần mật khẩu.',
  ],
  codes_renewed: () => [
    'Đã tạo mã khôi phục mới',
    'Bộ mã khôi phục mới vừa được tạo cho tài khoản Lobby của bạn. Các mã cũ không còn dùng được.',
  ],
  recovery_code_used: ({ left }) => [
    'Đã dùng một mã khôi phục',
    `Một mã khôi phục của tài khoản Lobby vừa được dùng. Bạn còn ${left} mã.`,
  ],
  guessed: () => [
    'Nhập sai mã xác thực nhiều lần',
    'Có người nhập sai mã xác thực nhiều lần cho tài khoản Lobby của bạn. Người đó có thể đã biết mật khẩu của bạn.',
  ],
}

const en: typeof vi = {
  on: () => [
    'Two-factor authentication is on',
    'Two-factor authentication was switched on for your Lobby account. From now on, you also need a code from your authenticator app to sign in. Your other devices were signed out.',
  ],
  off: () => [
    'Two-factor authentication is off',
    'Two-factor authentication was switched off for your Lobby account. Your other devices were signed out.',
  ],
  reset: () => [
    'Two-factor authentication was reset',
    'An account manager removed two-factor authentication from your Lobby account. All your devices were signed out. Your next sign-in needs only the password.',
  ],
  codes_renewed: () => [
    'New recovery codes',
    'New recovery codes were created for your Lobby account. The old ones no longer work.',
  ],
  recovery_code_used: ({ left }) => [
    'A recovery code was used',
    `A recovery code of your Lobby account was used. Codes left: ${left}.`,
  ],
  guessed: () => [
    'Several wrong sign-in codes',
    'Someone entered several wrong codes for your Lobby account. They may know your password.',
  ],
}

const km: typeof vi = {
  on: () => [
    'បានបើកការផ្ទៀងផ្ទាត់ពីរជំហាន',
    'ការផ្ទៀងផ្ទាត់ពីរជំហានត្រូវបានបើកសម្រាប់គណនី Lobby របស់អ្នក។ ចាប់ពីពេលនេះ ពេលចូលប្រើ អ្នកត្រូវបញ្ចូលលេខកូដពីកម្មវិធីផ្ទៀងផ្ទាត់បន្ថែមលើពាក្យសម្ងាត់។ ឧបករណ៍ផ្សេងទៀតរបស់អ្នកត្រូវបានចាកចេញ។',
  ],
  off: () => [
    'បានបិទការផ្ទៀងផ្ទាត់ពីរជំហាន',
    'ការផ្ទៀងផ្ទាត់ពីរជំហាននៃគណនី Lobby របស់អ្នកត្រូវបានបិទ។ ឧបករណ៍ផ្សេងទៀតរបស់អ្នកត្រូវបានចាកចេញ។',
  ],
  reset: () => [
    'ការផ្ទៀងផ្ទាត់ពីរជំហានត្រូវបានកំណត់ឡើងវិញ',
    'អ្នកគ្រប់គ្រងគណនីបានដកការផ្ទៀងផ្ទាត់ពីរជំហានចេញពីគណនី Lobby របស់អ្នក។ ឧបករណ៍ទាំងអស់របស់អ្នកត្រូវបានចាកចេញ ហើយការចូលប្រើលើកក្រោយត្រូវការតែពាក្យសម្ងាត់។',
  ],
  codes_renewed: () => [
    'បានបង្កើតលេខកូដសង្គ្រោះថ្មី',
    'លេខកូដសង្គ្រោះថ្មីត្រូវបានបង្កើតសម្រាប់គណនី Lobby របស់អ្នក។ លេខកូដចាស់ប្រើលែងបានទៀតហើយ។',
  ],
  recovery_code_used: ({ left }) => [
    'លេខកូដសង្គ្រោះមួយត្រូវបានប្រើ',
    `លេខកូដសង្គ្រោះមួយនៃគណនី Lobby របស់អ្នកត្រូវបានប្រើ។ លេខកូដនៅសល់៖ ${left}។`,
  ],
  guessed: () => [
    'បញ្ចូលលេខកូដខុសច្រើនដង',
    'មានអ្នកបានបញ្ចូលលេខកូដផ្ទៀងផ្ទាត់ខុសច្រើនដងសម្រាប់គណនី Lobby របស់អ្នក។ អ្នកនោះអាចដឹងពាក្យសម្ងាត់របស់អ្នក។',
  ],
}

/** Each message: a greeting, what happened, from where, and what to do if it was somebody else. */
export const secondFactorText: Readonly<Record<Language, Write>> = {
  vi: (event, about) => {
    const [subject, what] = vi[event](about)
    return {
      subject,
      body: `Xin chào ${about.name},\n\n${what}\n\nĐịa chỉ: ${about.ip}\n\nNếu không phải bạn, hãy đổi mật khẩu ngay và báo cho người quản lý tài khoản.`,
    }
  },
  en: (event, about) => {
    const [subject, what] = en[event](about)
    return {
      subject,
      body: `Hello ${about.name},\n\n${what}\n\nAddress: ${about.ip}\n\nIf this was not you, change your password now and tell your account manager.`,
    }
  },
  km: (event, about) => {
    const [subject, what] = km[event](about)
    return {
      subject,
      body: `សួស្តី ${about.name}\n\n${what}\n\nអាសយដ្ឋាន៖ ${about.ip}\n\nបើមិនមែនជាអ្នកទេ សូមប្តូរពាក្យសម្ងាត់ជាបន្ទាន់ ហើយជូនដំណឹងអ្នកគ្រប់គ្រងគណនី។`,
    }
  },
}
