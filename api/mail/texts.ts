import type { Language } from '#core/language.ts'

interface Text {
  readonly subject: string
  readonly body: string
}

/** Text of the one-time code for a new password. */
export const otpText: Readonly<
  Record<Language, (about: { name: string; code: string; minutes: number }) => Text>
> = {
  vi: ({ name, code, minutes }) => ({
    subject: 'Mã xác nhận đặt lại mật khẩu Lobby',
    body: `Xin chào ${name},\n\nMã xác nhận của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.\n\nNếu bạn không yêu cầu đặt lại mật khẩu, vui lòng bỏ qua thư này và không cung cấp mã cho bất kỳ ai.`,
  }),
  en: ({ name, code, minutes }) => ({
    subject: 'Your code for a new Lobby password',
    body: `Hello ${name},\n\nYour code is ${code}. It is valid for ${minutes} minutes and can be used once.\n\nIf you did not ask for a new password, ignore this message and do not give the code to anyone.`,
  }),
  km: ({ name, code, minutes }) => ({
    subject: 'លេខកូដសម្រាប់កំណត់ពាក្យសម្ងាត់ Lobby ឡើងវិញ',
    body: `សួស្តី ${name}\n\nលេខកូដរបស់អ្នកគឺ ${code}។ លេខកូដនេះប្រើបានរយៈពេល ${minutes} នាទី និងប្រើបានតែម្តងប៉ុណ្ណោះ។\n\nប្រសិនបើអ្នកមិនបានស្នើសុំកំណត់ពាក្យសម្ងាត់ឡើងវិញទេ សូមមិនអើពើនឹងសារនេះ ហើយកុំប្រាប់លេខកូដដល់អ្នកណាឡើយ។`,
  }),
}

/** The same as short as a text message is. */
export const otpSms: Readonly<Record<Language, (about: { code: string; minutes: number }) => Text>> = {
  vi: ({ code, minutes }) => ({
    subject: 'Lobby',
    body: `Lobby: mã đặt lại mật khẩu là ${code}, hiệu lực ${minutes} phút. Không cung cấp mã cho bất kỳ ai.`,
  }),
  en: ({ code, minutes }) => ({
    subject: 'Lobby',
    body: `Lobby: your code for a new password is ${code}, valid for ${minutes} minutes. Do not give it to anyone.`,
  }),
  km: ({ code, minutes }) => ({
    subject: 'Lobby',
    body: `Lobby៖ លេខកូដកំណត់ពាក្យសម្ងាត់ថ្មីគឺ ${code} ប្រើបាន ${minutes} នាទី។ សូមកុំប្រាប់អ្នកណាឡើយ។`,
  }),
}

/** Text of the one-time code that proves a new e-mail address. */
export const emailCodeText: Readonly<
  Record<Language, (about: { name: string; code: string; minutes: number }) => Text>
> = {
  vi: ({ name, code, minutes }) => ({
    subject: 'Mã xác nhận địa chỉ e-mail mới cho tài khoản Lobby',
    body: `Xin chào,\n\n${name} muốn dùng địa chỉ e-mail này để đăng nhập Lobby. Mã xác nhận là ${code}, có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.\n\nNếu đó không phải là bạn, vui lòng bỏ qua thư này và không cung cấp mã cho bất kỳ ai.`,
  }),
  en: ({ name, code, minutes }) => ({
    subject: 'Confirm your new e-mail address for Lobby',
    body: `Hello,\n\n${name} wants to sign in to Lobby with this e-mail address. The code is ${code}. It is valid for ${minutes} minutes and can be used once.\n\nIf that is not you, ignore this message and do not give the code to anyone.`,
  }),
  km: ({ name, code, minutes }) => ({
    subject: 'លេខកូដបញ្ជាក់អាសយដ្ឋានអ៊ីមែលថ្មីសម្រាប់ Lobby',
    body: `សួស្តី\n\n${name} ចង់ប្រើអាសយដ្ឋានអ៊ីមែលនេះដើម្បីចូល Lobby។ លេខកូដគឺ ${code}។ លេខកូដនេះប្រើបានរយៈពេល ${minutes} នាទី និងប្រើបានតែម្តងប៉ុណ្ណោះ។\n\nប្រសិនបើមិនមែនជាអ្នកទេ សូមមិនអើពើនឹងសារនេះ ហើយកុំប្រាប់លេខកូដដល់អ្នកណាឡើយ។`,
  }),
}

/** To a mailbox whose address already belongs to an account, when somebody else's account has asked for it. */
export const emailTakenText: Readonly<Record<Language, () => Text>> = {
  vi: () => ({
    subject: 'Địa chỉ e-mail này đã có tài khoản Lobby',
    body: 'Xin chào,\n\nMột tài khoản Lobby khác vừa yêu cầu dùng địa chỉ e-mail này để đăng nhập. Địa chỉ này đã thuộc về một tài khoản nên không có gì thay đổi.\n\nNếu đó là bạn, hãy đăng nhập bằng tài khoản đang dùng địa chỉ này. Nếu không, bạn không cần làm gì.',
  }),
  en: () => ({
    subject: 'This e-mail address already has a Lobby account',
    body: 'Hello,\n\nAnother Lobby account has asked to sign in with this e-mail address. The address already belongs to an account, so nothing has changed.\n\nIf it was you, sign in with the account that has this address. If it was not you, you do not need to do anything.',
  }),
  km: () => ({
    subject: 'អាសយដ្ឋានអ៊ីមែលនេះមានគណនី Lobby រួចហើយ',
    body: 'សួស្តី\n\nគណនី Lobby មួយផ្សេងទៀតបានស្នើសុំប្រើអាសយដ្ឋានអ៊ីមែលនេះដើម្បីចូល។ អាសយដ្ឋាននេះជារបស់គណនីមួយរួចហើយ ដូច្នេះគ្មានអ្វីផ្លាស់ប្តូរទេ។\n\nប្រសិនបើជាអ្នក សូមចូលដោយគណនីដែលមានអាសយដ្ឋាននេះ។ បើមិនមែនទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
  }),
}

/** To the mailbox that an account signed in with until now. */
export const emailChangedText: Readonly<Record<Language, (about: { name: string }) => Text>> = {
  vi: ({ name }) => ({
    subject: 'E-mail đăng nhập Lobby của bạn đã thay đổi',
    body: `Xin chào ${name},\n\nTài khoản Lobby của bạn từ nay đăng nhập bằng một địa chỉ e-mail khác. Nếu bạn không thực hiện thay đổi này, hãy báo ngay cho ban quản lý.`,
  }),
  en: ({ name }) => ({
    subject: 'Your Lobby account has a new e-mail address',
    body: `Hello ${name},\n\nYour Lobby account now signs in with another e-mail address. If you did not make this change, contact your management office at once.`,
  }),
  km: ({ name }) => ({
    subject: 'អ៊ីមែលចូលគណនី Lobby របស់អ្នកត្រូវបានប្តូរ',
    body: `សួស្តី ${name}\n\nគណនី Lobby របស់អ្នកឥឡូវនេះចូលដោយអាសយដ្ឋានអ៊ីមែលផ្សេង។ ប្រសិនបើអ្នកមិនបានប្តូរវាទេ សូមប្រាប់ការិយាល័យគ្រប់គ្រងភ្លាមៗ។`,
  }),
}

/** To the owner of an account that somebody has tried with wrong passwords until they were refused. */
export const loginWarningText: Readonly<
  Record<Language, (about: { name: string; time: string; address: string }) => Text>
> = {
  vi: ({ name, time, address }) => ({
    subject: 'Có người đang thử đăng nhập vào tài khoản Lobby của bạn',
    body: `Xin chào ${name},\n\nVào lúc ${time}, có người đã nhập sai mật khẩu tài khoản của bạn nhiều lần từ địa chỉ ${address}. Lobby đã tạm chặn các lần thử tiếp theo.\n\nNếu đó là bạn, hãy đợi 15 phút rồi thử lại hoặc dùng chức năng quên mật khẩu. Nếu không phải bạn, tài khoản vẫn an toàn khi mật khẩu đủ dài và chưa dùng ở nơi khác; nếu chưa chắc, hãy đổi mật khẩu trong trang hồ sơ và báo cho ban quản lý.\n\nThư này được gửi nhiều nhất mỗi ngày một lần.`,
  }),
  en: ({ name, time, address }) => ({
    subject: 'Someone is trying to sign in to your Lobby account',
    body: `Hello ${name},\n\nAt ${time} someone at the address ${address} entered a wrong password for your account several times. Lobby is blocking further attempts for a while.\n\nIf it was you, wait 15 minutes and try again, or use “Forgot your password?”. If it was not you, your account is safe as long as its password is long and not used anywhere else. If you are not sure, change it on your profile page and contact your management office.\n\nThis message is sent at most once a day.`,
  }),
  km: ({ name, time, address }) => ({
    subject: 'មាននរណាម្នាក់កំពុងព្យាយាមចូលគណនី Lobby របស់អ្នក',
    body: `សួស្តី ${name}\n\nនៅម៉ោង ${time} មាននរណាម្នាក់បានបញ្ចូលពាក្យសម្ងាត់ខុសជាច្រើនដងសម្រាប់គណនីរបស់អ្នក ពីអាសយដ្ឋាន ${address}។ Lobby បានទប់ស្កាត់ការព្យាយាមបន្តទៀតជាបណ្តោះអាសន្ន។\n\nប្រសិនបើជាអ្នក សូមរង់ចាំ 15 នាទី រួចព្យាយាមម្តងទៀត ឬប្រើមុខងារភ្លេចពាក្យសម្ងាត់។ ប្រសិនបើមិនមែនជាអ្នកទេ គណនីនៅតែមានសុវត្ថិភាព ដរាបណាពាក្យសម្ងាត់វែង និងមិនប្រើនៅកន្លែងផ្សេង។ បើមិនប្រាកដ សូមប្តូរពាក្យសម្ងាត់ក្នុងទំព័រប្រវត្តិរូប ហើយប្រាប់ការិយាល័យគ្រប់គ្រង។\n\nសារនេះត្រូវបានផ្ញើយ៉ាងច្រើនម្តងក្នុងមួយថ្ងៃ។`,
  }),
}

/** Why an account is mailed a link for choosing a password. */
export type PasswordLink = 'invitation' | 'reset'

type LinkText = (about: { name: string; link: string; hours: number }) => Text

/** Mails with a link at which a new or existing account chooses its password. */
export const passwordLinkText: Readonly<Record<PasswordLink, Readonly<Record<Language, LinkText>>>> = {
  invitation: {
    vi: ({ name, link, hours }) => ({
      subject: 'Mời bạn sử dụng Lobby',
      body: `Xin chào ${name},\n\nTài khoản Lobby của bạn đã được tạo. Vui lòng mở liên kết dưới đây để đặt mật khẩu, sau đó đăng nhập bằng địa chỉ e-mail này:\n\n${link}\n\nLiên kết có hiệu lực trong ${hours} giờ và chỉ dùng được một lần. Không chuyển tiếp thư này cho người khác.\n\nNếu bạn không biết vì sao nhận được thư này, vui lòng bỏ qua.`,
    }),
    en: ({ name, link, hours }) => ({
      subject: 'You are invited to Lobby',
      body: `Hello ${name},\n\nA Lobby account has been created for you. Open this link to choose a password, then sign in with this e-mail address:\n\n${link}\n\nThe link is valid for ${hours} hours and can be used once. Do not forward this message.\n\nIf you do not know why you received it, ignore it.`,
    }),
    km: ({ name, link, hours }) => ({
      subject: 'សូមអញ្ជើញប្រើប្រាស់ Lobby',
      body: `សួស្តី ${name}\n\nគណនី Lobby មួយត្រូវបានបង្កើតសម្រាប់អ្នក។ សូមបើកតំណខាងក្រោមដើម្បីកំណត់ពាក្យសម្ងាត់ រួចចូលប្រើដោយអាសយដ្ឋានអ៊ីមែលនេះ៖\n\n${link}\n\nតំណនេះប្រើបានរយៈពេល ${hours} ម៉ោង និងប្រើបានតែម្តងប៉ុណ្ណោះ។ សូមកុំបញ្ជូនសារនេះបន្តទៅអ្នកដទៃ។\n\nប្រសិនបើអ្នកមិនដឹងថាហេតុអ្វីបានទទួលសារនេះ សូមមិនអើពើ។`,
    }),
  },
  reset: {
    vi: ({ name, link, hours }) => ({
      subject: 'Liên kết đặt lại mật khẩu Lobby',
      body: `Xin chào ${name},\n\nNgười quản lý tài khoản đã gửi cho bạn liên kết để đặt mật khẩu mới:\n\n${link}\n\nLiên kết có hiệu lực trong ${hours} giờ và chỉ dùng được một lần. Mật khẩu hiện tại vẫn dùng được cho đến khi bạn đặt mật khẩu mới. Không chuyển tiếp thư này cho người khác.\n\nNếu bạn không cần mật khẩu mới, vui lòng bỏ qua thư này.`,
    }),
    en: ({ name, link, hours }) => ({
      subject: 'Your link for a new Lobby password',
      body: `Hello ${name},\n\nYour account manager has sent you a link to choose a new password:\n\n${link}\n\nThe link is valid for ${hours} hours and can be used once. Your current password works until you choose a new one. Do not forward this message.\n\nIf you do not need a new password, ignore this message.`,
    }),
    km: ({ name, link, hours }) => ({
      subject: 'តំណសម្រាប់កំណត់ពាក្យសម្ងាត់ Lobby ថ្មី',
      body: `សួស្តី ${name}\n\nអ្នកគ្រប់គ្រងគណនីបានផ្ញើតំណសម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មីឱ្យអ្នក៖\n\n${link}\n\nតំណនេះប្រើបានរយៈពេល ${hours} ម៉ោង និងប្រើបានតែម្តងប៉ុណ្ណោះ។ ពាក្យសម្ងាត់បច្ចុប្បន្នរបស់អ្នកនៅតែប្រើបាន រហូតដល់អ្នកកំណត់ពាក្យសម្ងាត់ថ្មី។ សូមកុំបញ្ជូនសារនេះបន្តទៅអ្នកដទៃ។\n\nប្រសិនបើអ្នកមិនត្រូវការពាក្យសម្ងាត់ថ្មីទេ សូមមិនអើពើនឹងសារនេះ។`,
    }),
  },
}

interface AddressChange {
  readonly name: string
  /** Who has changed the address. */
  readonly by: string
  readonly hours: number
}

/**
 * To the last proved address of an account, after somebody else has given it another one. It does not name the new one.
 * `link` takes the account back; absent if there is nothing to take back.
 */
export const addressChangedText: Readonly<
  Record<Language, (about: AddressChange & { readonly link?: string }) => Text>
> = {
  vi: ({ name, by, link, hours }) => ({
    subject: 'Địa chỉ e-mail đăng nhập Lobby của bạn đã thay đổi',
    body: `Xin chào ${name},\n\n${by} đã đổi địa chỉ e-mail của tài khoản Lobby của bạn. Từ nay bạn không đăng nhập bằng địa chỉ này nữa.\n\n${
      link === undefined
        ? ''
        : `Nếu bạn không muốn thay đổi này, hãy mở liên kết dưới đây trong ${hours} giờ và đặt mật khẩu mới. Tài khoản sẽ trở lại địa chỉ này và mọi thiết bị khác bị đăng xuất:\n\n${link}\n\nKhông chuyển tiếp thư này cho người khác.\n\n`
    }Nếu bạn không biết về việc này, vui lòng liên hệ ngay quản trị viên của đơn vị.`,
  }),
  en: ({ name, by, link, hours }) => ({
    subject: 'The e-mail address of your Lobby account has changed',
    body: `Hello ${name},\n\n${by} has changed the e-mail address of your Lobby account. You no longer sign in with this address.\n\n${
      link === undefined
        ? ''
        : `If you do not want this change, open this link within ${hours} hours and choose a new password. The account then returns to this address, and every other device is signed out:\n\n${link}\n\nDo not forward this message.\n\n`
    }If you did not expect this, contact your organisation’s administrator at once.`,
  }),
  km: ({ name, by, link, hours }) => ({
    subject: 'អាសយដ្ឋានអ៊ីមែលនៃគណនី Lobby របស់អ្នកត្រូវបានផ្លាស់ប្តូរ',
    body: `សួស្តី ${name}\n\n${by} បានផ្លាស់ប្តូរអាសយដ្ឋានអ៊ីមែលនៃគណនី Lobby របស់អ្នក។ ចាប់ពីពេលនេះ អ្នកមិនអាចចូលប្រើដោយអាសយដ្ឋាននេះទៀតទេ។\n\n${
      link === undefined
        ? ''
        : `ប្រសិនបើអ្នកមិនចង់បានការផ្លាស់ប្តូរនេះ សូមបើកតំណខាងក្រោមក្នុងរយៈពេល ${hours} ម៉ោង ហើយកំណត់ពាក្យសម្ងាត់ថ្មី។ គណនីនឹងត្រឡប់មកអាសយដ្ឋាននេះវិញ ហើយឧបករណ៍ផ្សេងទៀតទាំងអស់នឹងត្រូវចាកចេញ៖\n\n${link}\n\nសូមកុំបញ្ជូនសារនេះបន្តទៅអ្នកដទៃ។\n\n`
    }ប្រសិនបើអ្នកមិនបានដឹងអំពីរឿងនេះ សូមទាក់ទងអ្នកគ្រប់គ្រងរបស់អង្គភាពភ្លាម។`,
  }),
}

/** To the new address: how the account's owner proves that it is theirs. It leads nowhere by itself. */
export const addressGivenText: Readonly<Record<Language, (about: AddressChange) => Text>> = {
  vi: ({ name, by }) => ({
    subject: 'Xác nhận địa chỉ e-mail mới của tài khoản Lobby',
    body: `Xin chào ${name},\n\n${by} đã đổi địa chỉ e-mail của tài khoản Lobby của bạn thành địa chỉ này. Hãy đăng nhập bằng địa chỉ này và mật khẩu hiện tại, mở trang hồ sơ, nhập mật khẩu ở mục Thông tin đăng nhập rồi bấm Gửi mã xác nhận. Mã sẽ được gửi đến đây để bạn xác nhận.\n\nTrước khi bạn xác nhận, không ai nhận được liên kết hay mã đặt lại mật khẩu tại địa chỉ này.`,
  }),
  en: ({ name, by }) => ({
    subject: 'Confirm the new e-mail address of your Lobby account',
    body: `Hello ${name},\n\n${by} has set this address for your Lobby account. Sign in with it and your current password, open your profile, enter the password under “How I sign in” and press “Send a code”. The code comes to this address, and you confirm it with the code.\n\nUntil you have confirmed it, this address gets no link and no code for a new password.`,
  }),
  km: ({ name, by }) => ({
    subject: 'បញ្ជាក់អាសយដ្ឋានអ៊ីមែលថ្មីនៃគណនី Lobby',
    body: `សួស្តី ${name}\n\n${by} បានកំណត់អាសយដ្ឋាននេះសម្រាប់គណនី Lobby របស់អ្នក។ សូមចូលប្រើដោយអាសយដ្ឋាននេះ និងពាក្យសម្ងាត់បច្ចុប្បន្ន បើកទំព័រប្រវត្តិរូប បញ្ចូលពាក្យសម្ងាត់នៅផ្នែកព័ត៌មានចូលប្រើ រួចចុច ផ្ញើលេខកូដបញ្ជាក់។ លេខកូដនឹងត្រូវផ្ញើមកអាសយដ្ឋាននេះ ដើម្បីឱ្យអ្នកបញ្ជាក់។\n\nមុនពេលអ្នកបញ្ជាក់ អាសយដ្ឋាននេះមិនទទួលបានតំណ ឬលេខកូដសម្រាប់ពាក្យសម្ងាត់ថ្មីទេ។`,
  }),
}

/** The text that the outbox keeps in place of a code. */
export const hiddenCode = '••••••'
