import type { Language } from '#core/language.ts'

const vi = {
  login: {
    title: 'Đăng nhập',
    headline: 'Ban quản lý minh bạch, cư dân yên tâm.',
    tagline: 'Căn hộ, cư dân và phân quyền ở cùng một nơi. Mọi thay đổi đều ghi rõ người thực hiện.',
    username: 'Số điện thoại hoặc e-mail',
    password: 'Mật khẩu',
    remember: 'Ghi nhớ đăng nhập trong một ngày',
    forgot: 'Quên mật khẩu?',
    submit: 'Đăng nhập',
    demo: 'Tài khoản dùng thử',
  },
  forgot: {
    title: 'Quên mật khẩu',
    ask: 'Nhập số điện thoại hoặc e-mail của tài khoản. Nếu có tài khoản, mã gồm 6 chữ số sẽ được gửi qua e-mail.',
    send: 'Gửi mã',
    code_help: 'Nhập mã 6 chữ số đã gửi. Mã có hiệu lực trong 5 phút.',
    code: 'Mã xác thực',
    verify: 'Xác nhận',
    resend: 'Gửi lại mã',
    new_password: 'Mật khẩu mới',
    repeat: 'Nhập lại mật khẩu mới',
    set: 'Đặt mật khẩu',
    done: 'Đã đặt mật khẩu mới. Mời đăng nhập.',
    back: 'Về trang đăng nhập',
  },
  set_password: {
    title: 'Đặt mật khẩu',
    help: 'Chọn mật khẩu cho tài khoản của bạn. Sau đó bạn đăng nhập bằng mật khẩu này; các phiên đăng nhập cũ sẽ kết thúc.',
    no_link:
      'Trang này được mở từ liên kết trong e-mail. Vui lòng mở lại liên kết đó, hoặc dùng “Quên mật khẩu?” ở trang đăng nhập.',
  },
}

const en: typeof vi = {
  login: {
    title: 'Sign in',
    headline: 'Transparent management, confident residents.',
    tagline: 'Apartments, residents and rights in one place. Every change shows who made it.',
    username: 'Phone number or e-mail',
    password: 'Password',
    remember: 'Remember me for a day',
    forgot: 'Forgot your password?',
    submit: 'Sign in',
    demo: 'Demo accounts',
  },
  forgot: {
    title: 'Forgot password',
    ask: 'Enter the phone number or e-mail of your account. If the account exists, a 6-digit code will be sent by e-mail.',
    send: 'Send code',
    code_help: 'Enter the 6-digit code that you received. It is valid for 5 minutes.',
    code: 'Code',
    verify: 'Confirm',
    resend: 'Resend code',
    new_password: 'New password',
    repeat: 'Confirm new password',
    set: 'Set password',
    done: 'The new password is set. Please sign in.',
    back: 'Back to sign-in',
  },
  set_password: {
    title: 'Choose a password',
    help: 'Choose a password for your account, then sign in with it. Earlier sessions will end.',
    no_link:
      'This page opens from the link in an e-mail. Please open that link again, or use “Forgot your password?” on the sign-in page.',
  },
}

const km: typeof vi = {
  login: {
    title: 'ចូលប្រើ',
    headline: 'ការគ្រប់គ្រងប្រកបដោយតម្លាភាព អ្នកស្នាក់នៅមានទំនុកចិត្ត។',
    tagline: 'អាផាតមិន អ្នកស្នាក់នៅ និងសិទ្ធិនៅកន្លែងតែមួយ៖ រាល់ការផ្លាស់ប្តូរមានអ្នកទទួលខុសត្រូវ។',
    username: 'លេខទូរស័ព្ទ ឬអ៊ីមែល',
    password: 'ពាក្យសម្ងាត់',
    remember: 'ចងចាំរយៈពេលមួយថ្ងៃ',
    forgot: 'ភ្លេចពាក្យសម្ងាត់?',
    submit: 'ចូលប្រើ',
    demo: 'គណនីសាកល្បង',
  },
  forgot: {
    title: 'ភ្លេចពាក្យសម្ងាត់',
    ask: 'បញ្ចូលលេខទូរស័ព្ទ ឬអ៊ីមែលរបស់គណនី។ បើមានគណនីនោះ លេខកូដ 6 ខ្ទង់នឹងត្រូវផ្ញើតាមអ៊ីមែល។',
    send: 'ផ្ញើលេខកូដ',
    code_help: 'បញ្ចូលលេខកូដ 6 ខ្ទង់ដែលបានទទួល។ លេខកូដមានសុពលភាព 5 នាទី។',
    code: 'លេខកូដ',
    verify: 'បញ្ជាក់',
    resend: 'ផ្ញើម្តងទៀត',
    new_password: 'ពាក្យសម្ងាត់ថ្មី',
    repeat: 'បញ្ចូលពាក្យសម្ងាត់ថ្មីម្តងទៀត',
    set: 'កំណត់ពាក្យសម្ងាត់',
    done: 'បានកំណត់ពាក្យសម្ងាត់ថ្មី។ សូមចូលប្រើ។',
    back: 'ត្រឡប់ទៅទំព័រចូលប្រើ',
  },
  set_password: {
    title: 'កំណត់ពាក្យសម្ងាត់',
    help: 'សូមជ្រើសរើសពាក្យសម្ងាត់សម្រាប់គណនីរបស់អ្នក។ បន្ទាប់មក សូមចូលប្រើដោយពាក្យសម្ងាត់នេះ។ វគ្គចូលប្រើមុនៗនឹងបញ្ចប់។',
    no_link: 'ទំព័រនេះបើកពីតំណក្នុងអ៊ីមែល។ សូមបើកតំណនោះម្តងទៀត ឬប្រើ «ភ្លេចពាក្យសម្ងាត់?» នៅទំព័រចូលប្រើ។',
  },
}

/** Words of the sign-in pages. */
export const signInWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
